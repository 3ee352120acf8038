import { STAFF_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_PATH,
  label: 'Главная',
  icon: 'home',
  roles: ALL_ROLES,
  group: 'daily',
  order: 10,
  list: () => import('./screen.tsx'),
}
