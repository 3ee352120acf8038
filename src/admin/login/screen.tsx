import { useNavigate, useSearchParams } from 'react-router'
import { toReturnAddress } from '../session/return-address.ts'
import { BrandMark } from '../shell/brand.tsx'
import { useTitle } from '../shell/use-title.ts'
import { LoginArt } from './art.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import './login.css'

/** The way in, the only screen open without a session. */
export function Component() {
  useTitle('Вход')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const goOn = () => void navigate(toReturnAddress(search.get('next')), { replace: true })
  return (
    <main className="gate">
      <div className="gate__art">
        <LoginArt />
      </div>
      <div className="gate__in">
        <p className="brand">
          <BrandMark />
          Админ панель
        </p>
        <div className="gate__form">
          <div>
            <h1>Вход в админ панель</h1>
            <p className="gate__lead">Для сотрудников компании.</p>
          </div>
          <CredentialsForm onSignedIn={goOn} />
          <p className="gate__hint">Забыли пароль? Его меняет администратор в разделе «Пользователи».</p>
        </div>
        <p className="gate__foot">
          <a href="/">Открыть сайт</a>
        </p>
      </div>
    </main>
  )
}
