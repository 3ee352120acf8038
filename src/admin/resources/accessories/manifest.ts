import { STAFF_ACCESSORIES_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const accessories: Resource = {
  path: STAFF_ACCESSORIES_PATH,
  label: 'Комплектующие',
  icon: 'wrench',
  roles: ALL_ROLES,
  group: 'content',
  list: () => import('./list.tsx'),
}
