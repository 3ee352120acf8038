import { STAFF_PROFILE_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_PROFILE_PATH,
  label: 'Профиль',
  icon: 'user',
  roles: ALL_ROLES,
  group: 'staff',
  order: 20,
  list: () => import('./screen.tsx'),
}
