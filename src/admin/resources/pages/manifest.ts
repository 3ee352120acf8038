import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

/** Texts of the site's pages. */
export const manifest: Resource = {
  path: staffEndpoints.adminPages.list.path,
  label: 'Содержание страниц',
  icon: 'list',
  roles: ALL_ROLES,
  rights: ['content'],
  group: 'content',
  order: 65,
  list: () => import('./screen.tsx'),
}
