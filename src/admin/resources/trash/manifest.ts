import { STAFF_TRASH_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

/** Deleted records, until they are restored or their time is over. */
export const trash: Resource = {
  path: STAFF_TRASH_PATH,
  label: 'Корзина',
  icon: 'trash',
  roles: ALL_ROLES,
  group: 'records',
  list: () => import('./list.tsx'),
}
