import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { CurrentUser } from '../../contract/session.ts'
import { STAFF_PATH } from '../../domain/site/staff-paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { clearUnsaved } from '../kit/write/unsaved.ts'
import { keepPush } from '../push/keep-push.ts'
import { sessionQuery } from '../queries.ts'
import { settleRenewal, useRenewal } from '../session/renewal.ts'
import { useApi } from '../staff.ts'
import { CredentialsForm } from './credentials-form.tsx'

/**
 * Sign-in dialog over an open form whose session has ended: afterwards the pending save continues. If another user signs in, the
 * form is closed and cached data are discarded, so that nothing is saved in the wrong name; both are told so. What was typed in the
 * form of a record is still kept for who typed it (record/kept-work.ts).
 */
export function SignInAgain() {
  const isWaiting = useRenewal()
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { queryKey } = sessionQuery(api)
  // The form's user: read once without subscribing, so that a new session does not change it.
  const owner = queries.getQueryData(queryKey)
  const continueAs = (user: CurrentUser) => {
    queries.setQueryData(queryKey, user)
    const isOwner = owner?.id === user.id
    settleRenewal(isOwner)
    if (isOwner) return void keepPush(api)
    clearUnsaved()
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
    void navigate(STAFF_PATH)
    showToast({
      title: `Вы вошли как ${user.username}`,
      description: `Открытое под именем ${owner?.username ?? 'другого человека'} закрыто без сохранения.`,
    })
  }
  return (
    <Dialog open={isWaiting} onClose={() => settleRenewal(false)} title="Войдите ещё раз">
      <p className="confirm">
        Сеанс закончился. Всё, что вы набрали и открыли, на месте. Если войдёт кто-то другой, оно закроется
        без сохранения.
      </p>
      <CredentialsForm username={owner?.username ?? ''} onSignedIn={continueAs} />
    </Dialog>
  )
}
