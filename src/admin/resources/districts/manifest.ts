import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: staffEndpoints.adminDistricts.list.path,
  label: 'Районы',
  icon: 'pin',
  roles: ALL_ROLES,
  rights: ['content'],
  group: 'content',
  order: 54,
  list: () => import('./list.tsx'),
}
