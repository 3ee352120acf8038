import { ALL_ROLES, type Resource } from '../manifest.ts'

export const dashboard: Resource = {
  path: '/admin',
  label: 'Главная',
  icon: 'home',
  roles: ALL_ROLES,
  group: 'daily',
  list: () => import('./screen.tsx'),
}
