import { ALL_ROLES, type Resource } from '../manifest.ts'

export const projects: Resource = {
  path: '/admin/projects',
  label: 'Проекты и работы',
  icon: 'pin',
  roles: ALL_ROLES,
  group: 'content',
  list: () => import('./list.tsx'),
}
