import type { ReactNode } from 'react'
import { BrandMark } from '../shell/brand.tsx'
import { LoginArt } from './art.tsx'
import './login.css'

/** Page of somebody without a session: the drawing beside, and a heading with a form below it. */
export function LoginFrame({ title, lead, children }: LoginFrameProps) {
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
            <h1>{title}</h1>
            <p className="login__lead">{lead}</p>
          </div>
          {children}
        </div>
        <p className="login__foot">
          <a href="/">Открыть сайт</a>
        </p>
      </div>
    </main>
  )
}

interface LoginFrameProps {
  title: string
  lead: string
  children: ReactNode
}
