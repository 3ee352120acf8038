import { STAFF_PRICES_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_PRICES_PATH,
  label: 'Цены',
  icon: 'ruble',
  roles: ALL_ROLES,
  rights: ['prices'],
  group: 'content',
  order: 10,
  list: () => import('./screen.tsx'),
}
