import { STAFF_REPORTS_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_REPORTS_PATH,
  label: 'Отчёты',
  icon: 'chart',
  roles: ALL_ROLES,
  rights: ['inquiries'],
  group: 'records',
  order: 10,
  list: () => import('./screen.tsx'),
}
