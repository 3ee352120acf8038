import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../ui/Dialog.tsx'
import { sessionQuery } from '../queries.ts'
import { settleRenewal, useRenewal } from '../shell/renewal.ts'
import { useApi } from '../staff.ts'
import { CredentialsForm } from './credentials-form.tsx'

/** The session ended over an open form: signing in here brings a new one, and what was being saved is saved. */
export function SignInAgain() {
  const isWaiting = useRenewal()
  const api = useApi()
  const queries = useQueryClient()
  const lastName = queries.getQueryData(sessionQuery(api).queryKey)?.username ?? ''
  return (
    <Dialog open={isWaiting} onClose={() => settleRenewal(false)} title="Войдите ещё раз">
      <p className="question">Вы долго не работали. Всё, что набрано в форме, на месте.</p>
      <CredentialsForm username={lastName} onSignedIn={() => settleRenewal(true)} />
    </Dialog>
  )
}
