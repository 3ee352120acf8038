import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { CurrentUser } from '../../contract/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { forgetUnsaved } from '../form/unsaved.ts'
import { sessionQuery } from '../queries.ts'
import { START } from '../session/return-address.ts'
import { settleRenewal, useRenewal } from '../shell/renewal.ts'
import { useApi } from '../staff.ts'
import { CredentialsForm } from './credentials-form.tsx'

/**
 * The session ended over an open form: signing in here brings a new one, and what was being saved is saved. Somebody else who signs in
 * begins anew: the work of the first is not saved in their name.
 */
export function SignInAgain() {
  const isWaiting = useRenewal()
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { queryKey } = sessionQuery(api)
  // Whose form it is: this component does not follow the session, so a new one does not change it.
  const owner = queries.getQueryData(queryKey)
  const goOn = (user: CurrentUser) => {
    queries.setQueryData(queryKey, user)
    const isOwner = owner?.id === user.id
    settleRenewal(isOwner)
    if (isOwner) return
    forgetUnsaved()
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
    void navigate(START)
  }
  return (
    <Dialog open={isWaiting} onClose={() => settleRenewal(false)} title="Войдите ещё раз">
      <p className="confirm">Вы долго не работали. Всё, что вы набрали и открыли, на месте.</p>
      <CredentialsForm username={owner?.username ?? ''} onSignedIn={goOn} />
    </Dialog>
  )
}
