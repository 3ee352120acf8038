import type { CurrentUser } from '../../contract/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { WriteFailure } from '../kit/write/write-failure.tsx'
import { formatRole } from '../session/role-labels.ts'
import { useSignOut } from './use-sign-out.ts'

/** Link to the public site, the user's name and role, and sign-out button. */
export function Account({ user }: { user: CurrentUser }) {
  const { signOut, error } = useSignOut()
  const { username, fullName } = user
  const role = formatRole(user.role)
  // The first admin's full name equals the role: then the user name is shown.
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
      <div className="account">
        <span className="account__pic" aria-hidden="true">
          {toInitials(hasOwnName ? fullName : username)}
        </span>
        <div className="account__who">
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
