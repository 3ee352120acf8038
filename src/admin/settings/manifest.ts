import type { Resource } from '../manifest.ts'

export const settings: Resource = {
  path: '/admin/settings',
  label: 'Настройки',
  icon: 'settings',
  roles: ['admin'],
  group: 'content',
  list: () => import('./screen.tsx'),
}
