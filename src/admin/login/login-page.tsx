import { useEffect, useState } from 'react'
import type { CurrentUser } from '../../contract/session.ts'
import { STAFF_FORGOT_PATH } from '../../domain/site/staff-paths.ts'
import { noteEntered } from '../session/entered.ts'
import { useTitle } from '../shell/use-title.ts'
import { useApi } from '../staff.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { LoginFrame } from './login-frame.tsx'

/** Sign-in page, without a session. Uses neither router nor queries: it is also a separate entry (src/app/sign-in.tsx). */
export function LoginPage({ onSignedIn }: { onSignedIn: (user: CurrentUser) => void }) {
  useTitle('Вход')
  const enter = (user: CurrentUser) => {
    noteEntered()
    onSignedIn(user)
  }
  return (
    <LoginFrame title="Вход в админ панель" lead="Для сотрудников компании.">
      <CredentialsForm onSignedIn={enter} />
      <ForgottenHint />
    </LoginFrame>
  )
}

/** What to do about a forgotten password; the way by letter where the shop's mail is set up. */
function ForgottenHint() {
  const api = useApi()
  const [isByLetter, setIsByLetter] = useState(false)
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const answer = await api.passwordReset.get().catch(() => null)
      if (!isOver && answer?.available) setIsByLetter(true)
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [api])
  return (
    <p className="login__hint">
      {isByLetter ? (
        <span key="letter">
          <a href={STAFF_FORGOT_PATH}>Забыли пароль?</a> Его меняет администратор в разделе «Пользователи»,
          или вы сами по ссылке из письма.
        </span>
      ) : (
        <span key="admin">Забыли пароль? Его меняет администратор в разделе «Пользователи».</span>
      )}
    </p>
  )
}
