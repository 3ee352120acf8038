import { ALL_ROLES, type Resource } from '../manifest.ts'

export const blog: Resource = {
  path: '/admin/blog',
  label: 'Блог',
  icon: 'pen',
  roles: ALL_ROLES,
  group: 'daily',
  list: () => import('./list.tsx'),
  pages: [
    { path: '/admin/blog/posts/create', screen: () => import('./post-create.tsx') },
    { path: '/admin/blog/posts/:id/edit', screen: () => import('./post-edit.tsx') },
  ],
}
