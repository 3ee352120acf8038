import { ALL_ROLES, type Resource } from '../manifest.ts'

const screen = () => import('./screen.tsx')

/** Linked from the dashboard; its tabs are placeholders (admin.md, section 2). */
export const specs: Resource = {
  path: '/admin/specs',
  label: 'Спецификации',
  icon: 'list',
  roles: ALL_ROLES,
  group: 'apart',
  list: screen,
  pages: [
    { path: '/admin/specs/categories', screen },
    { path: '/admin/specs/parameters', screen },
    { path: '/admin/specs/mappings', screen },
  ],
}
