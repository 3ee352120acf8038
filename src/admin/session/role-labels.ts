import type { StaffUser } from '../../contract/users.ts'

const ROLES: Record<StaffUser['role'], string> = {
  admin: 'Администратор',
  manager: 'Менеджер',
  user: 'Без доступа',
}

/** Label of a role (admin.md, section 1); role `user` cannot sign in (decisions.md). */
export function formatRole(role: StaffUser['role']): string {
  return ROLES[role]
}
