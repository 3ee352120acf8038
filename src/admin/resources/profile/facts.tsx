import type { Profile } from '../../../contract/session.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatRole } from '../../session/role-labels.ts'

/** Read-only facts of an account (admin.md, section 2). */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const { username, role, isActive, createdAt, lastLogin } = profile
  const facts = [
    ['Логин', username],
    ['Роль', formatRole(role)],
    ['Статус', isActive ? 'Активен' : 'Заблокирован'],
    ['Дата регистрации', formatDate(createdAt)],
    ['Последний вход', formatDate(lastLogin, true)],
  ] as const
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
