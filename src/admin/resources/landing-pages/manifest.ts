import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: staffEndpoints.adminLandingPages.list.path,
  label: 'Подборки',
  icon: 'filters',
  roles: ALL_ROLES,
  rights: ['content'],
  group: 'content',
  order: 55,
  list: () => import('./list.tsx'),
}
