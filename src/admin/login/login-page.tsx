import type { CurrentUser } from '../../contract/session.ts'
import { noteEntered } from '../session/entered.ts'
import { BrandMark } from '../shell/brand.tsx'
import { useTitle } from '../shell/use-title.ts'
import { LoginArt } from './art.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import './login.css'

/** Sign-in page, the only one without a session. Uses neither router nor queries: it is also a separate entry (src/app/sign-in.tsx). */
export function LoginPage({ onSignedIn }: { onSignedIn: (user: CurrentUser) => void }) {
  useTitle('Вход')
  const enter = (user: CurrentUser) => {
    noteEntered()
    onSignedIn(user)
  }
  return (
    <main className="login">
      <div className="login__art">
        <LoginArt />
      </div>
      <div className="login__content">
        <p className="brand">
          <BrandMark />
          Админ панель
        </p>
        <div className="login__form">
          <div>
            <h1>Вход в админ панель</h1>
            <p className="login__lead">Для сотрудников компании.</p>
          </div>
          <CredentialsForm onSignedIn={enter} />
          <p className="login__hint">Забыли пароль? Его меняет администратор в разделе «Пользователи».</p>
        </div>
        <p className="login__foot">
          <a href="/">Открыть сайт</a>
        </p>
      </div>
    </main>
  )
}
