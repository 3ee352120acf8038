import { ALL_ROLES, type Resource } from '../manifest.ts'

export const prices: Resource = {
  path: '/admin/prices',
  label: 'Цены',
  icon: 'ruble',
  roles: ALL_ROLES,
  group: 'content',
  list: () => import('./screen.tsx'),
}
