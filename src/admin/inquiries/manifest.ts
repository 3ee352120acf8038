import type { Resource } from '../manifest.ts'

export const inquiries: Resource = {
  path: '/admin/orders',
  label: 'Запросы',
  icon: 'inbox',
  roles: ['admin', 'manager'],
  group: 'daily',
  list: () => import('./list.tsx'),
}
