import { STAFF_PRODUCTS_PATH } from '../../lib/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../manifest.ts'

export const catalogue: Resource = {
  path: STAFF_PRODUCTS_PATH,
  label: 'Товары',
  icon: 'tank',
  roles: ALL_ROLES,
  group: 'daily',
  list: () => import('./list.tsx'),
}
