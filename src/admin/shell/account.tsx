import type { CurrentUser } from '../../contract/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { formatRole } from '../account/role-labels.ts'
import { WriteFailure } from '../form/write-failure.tsx'
import { useSignOut } from './use-sign-out.ts'

/** The link to the public site, the login name and role of who is signed in, and the button that signs out. */
export function Account({ user }: { user: CurrentUser }) {
  const { signOut, error } = useSignOut()
  const { username, fullName } = user
  const role = formatRole(user.role)
  // The first admin's name is their role once more: then the login says who it is.
  const hasOwnName = fullName && fullName !== role
  return (
    <>
      <nav className="nav" aria-label="Сайт">
        <a href="/" target="_blank" rel="noopener">
          <Icon name="external" />
          Открыть сайт
        </a>
      </nav>
      <WriteFailure error={error} what="Вы не вышли" button="Выйти" />
      <div className="me">
        <span className="me__pic" aria-hidden="true">
          {toInitials(hasOwnName ? fullName : username)}
        </span>
        <div className="me__who">
          <b>{hasOwnName ? fullName : username}</b>
          <span>{hasOwnName ? `${username} · ${role}` : role}</span>
        </div>
        <IconButton icon="exit" title="Выйти" aria-label="Выйти" onClick={signOut} />
      </div>
    </>
  )
}

function toInitials(name: string): string {
  const letters = name.split(/[\s._-]+/).map((word) => word.charAt(0))
  return letters.slice(0, 2).join('').toUpperCase()
}
