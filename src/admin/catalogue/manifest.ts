import { ALL_ROLES, type Resource } from '../manifest.ts'

export const catalogue: Resource = {
  path: '/admin/products',
  label: 'Товары',
  icon: 'tank',
  roles: ALL_ROLES,
  group: 'daily',
  list: () => import('./list.tsx'),
}
