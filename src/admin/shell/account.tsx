import type { CurrentUser } from '../../contract/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { formatRole } from '../role-words.ts'
import { useSignOut } from './use-sign-out.ts'

/** The way to the public site, who is signed in, and the way out. */
export function Account({ user }: { user: CurrentUser }) {
  const signOut = useSignOut()
  const name = user.fullName || user.username
  return (
    <>
      <nav className="nav" aria-label="Сайт">
        <a href="/" target="_blank" rel="noopener">
          <Icon name="external" />
          Открыть сайт
        </a>
      </nav>
      <div className="me">
        <span className="me__pic" aria-hidden="true">
          {toInitials(name)}
        </span>
        <div className="me__who">
          <b>{name}</b>
          <span>{formatRole(user.role)}</span>
        </div>
        <button type="button" className="ico" title="Выйти" aria-label="Выйти" onClick={signOut}>
          <Icon name="exit" />
        </button>
      </div>
    </>
  )
}

function toInitials(name: string): string {
  const letters = name.split(/[\s._-]+/).map((word) => word.charAt(0))
  return letters.slice(0, 2).join('').toUpperCase()
}
