import { STAFF_PRICES_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const prices: Resource = {
  path: STAFF_PRICES_PATH,
  label: 'Цены',
  icon: 'ruble',
  roles: ALL_ROLES,
  group: 'content',
  list: () => import('./screen.tsx'),
}
