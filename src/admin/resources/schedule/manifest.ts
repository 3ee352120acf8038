import { STAFF_SCHEDULE_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_SCHEDULE_PATH,
  label: 'Запланировано',
  icon: 'history',
  roles: ALL_ROLES,
  group: 'apart',
  list: () => import('./screen.tsx'),
}
