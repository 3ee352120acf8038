import type { Resource } from '../manifest.ts'

export const dashboard: Resource = {
  path: '/admin',
  label: 'Главная',
  icon: 'home',
  roles: ['admin', 'manager'],
  group: 'daily',
  list: () => import('./screen.tsx'),
}
