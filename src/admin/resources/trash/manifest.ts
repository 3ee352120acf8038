import { STAFF_TRASH_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

/** Deleted records, until they are restored or their time is over. */
export const manifest: Resource = {
  path: STAFF_TRASH_PATH,
  label: 'Корзина',
  icon: 'trash',
  roles: ALL_ROLES,
  group: 'records',
  order: 30,
  list: () => import('./list.tsx'),
}
