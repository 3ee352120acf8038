import { STAFF_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const dashboard: Resource = {
  path: STAFF_PATH,
  label: 'Главная',
  icon: 'home',
  roles: ALL_ROLES,
  group: 'daily',
  list: () => import('./screen.tsx'),
}
