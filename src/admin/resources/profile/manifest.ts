import { STAFF_PROFILE_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const profile: Resource = {
  path: STAFF_PROFILE_PATH,
  label: 'Профиль',
  icon: 'user',
  roles: ALL_ROLES,
  group: 'staff',
  list: () => import('./screen.tsx'),
}
