import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_INQUIRIES_PATH,
  label: 'Запросы',
  icon: 'inbox',
  roles: ALL_ROLES,
  rights: ['inquiries'],
  group: 'daily',
  order: 30,
  list: () => import('./list.tsx'),
}
