import { STAFF_USERS_PATH } from '../../../domain/site/staff-paths.ts'
import type { Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_USERS_PATH,
  label: 'Пользователи',
  icon: 'users',
  roles: ['admin'],
  group: 'staff',
  order: 10,
  list: () => import('./list.tsx'),
}
