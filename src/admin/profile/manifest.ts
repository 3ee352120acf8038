import { ALL_ROLES, type Resource } from '../manifest.ts'

export const profile: Resource = {
  path: '/admin/profile',
  label: 'Профиль',
  icon: 'user',
  roles: ALL_ROLES,
  group: 'staff',
  list: () => import('./screen.tsx'),
}
