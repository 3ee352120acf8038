import { STAFF_FAQ_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_FAQ_PATH,
  label: 'FAQ',
  breadcrumb: 'Управление FAQ',
  icon: 'help',
  roles: ALL_ROLES,
  rights: ['content'],
  group: 'content',
  order: 60,
  list: () => import('./list.tsx'),
}
