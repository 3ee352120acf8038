import { ALL_ROLES, type Resource } from '../manifest.ts'

export const inquiries: Resource = {
  path: '/admin/orders',
  label: 'Запросы',
  icon: 'inbox',
  roles: ALL_ROLES,
  group: 'daily',
  list: () => import('./list.tsx'),
}
