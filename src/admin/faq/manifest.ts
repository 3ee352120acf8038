import { ALL_ROLES, type Resource } from '../manifest.ts'

export const faq: Resource = {
  path: '/admin/faq',
  label: 'FAQ',
  breadcrumb: 'Управление FAQ',
  icon: 'help',
  roles: ALL_ROLES,
  group: 'content',
  list: () => import('./list.tsx'),
}
