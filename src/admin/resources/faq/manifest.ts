import { STAFF_FAQ_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const faq: Resource = {
  path: STAFF_FAQ_PATH,
  label: 'FAQ',
  breadcrumb: 'Управление FAQ',
  icon: 'help',
  roles: ALL_ROLES,
  group: 'content',
  list: () => import('./list.tsx'),
}
