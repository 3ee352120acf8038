import { STAFF_ACCESSORIES_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_ACCESSORIES_PATH,
  label: 'Комплектующие',
  icon: 'wrench',
  roles: ALL_ROLES,
  rights: ['catalogue'],
  group: 'content',
  order: 30,
  list: () => import('./list.tsx'),
}
