import { STAFF_USERS_PATH } from '../../../domain/site/staff-paths.ts'
import type { Resource } from '../../manifest.ts'

export const users: Resource = {
  path: STAFF_USERS_PATH,
  label: 'Пользователи',
  icon: 'users',
  roles: ['admin'],
  group: 'staff',
  list: () => import('./list.tsx'),
}
