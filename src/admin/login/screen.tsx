import { BrandMark } from '../shell/brand.tsx'
import { useTitle } from '../shell/use-title.ts'
import { LoginArt } from './art.tsx'
import { LoginForm } from './form.tsx'
import './login.css'

/** The way in, the only screen open to strangers. */
export function Component() {
  useTitle('Вход')
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
        <LoginForm />
        <p className="gate__foot">
          <a href="/">Открыть сайт</a>
        </p>
      </div>
    </main>
  )
}
