import type { Resource } from '../manifest.ts'

export const users: Resource = {
  path: '/admin/users',
  label: 'Пользователи',
  icon: 'users',
  roles: ['admin'],
  group: 'staff',
  list: () => import('./list.tsx'),
}
