import { STAFF_BLOG_PATH, STAFF_NEW_POST_PATH, STAFF_POST_PATTERN } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_BLOG_PATH,
  label: 'Блог',
  icon: 'pen',
  roles: ALL_ROLES,
  rights: ['content'],
  group: 'daily',
  order: 40,
  list: () => import('./list.tsx'),
  pages: [
    { path: STAFF_NEW_POST_PATH, screen: () => import('./post-create.tsx') },
    { path: STAFF_POST_PATTERN, screen: () => import('./post-edit.tsx') },
  ],
}
