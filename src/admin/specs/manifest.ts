import { ALL_ROLES, type Resource } from '../manifest.ts'

const screen = () => import('./screen.tsx')

/** Reached from the start page; what it keeps is still to come (admin.md, section 2). */
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
