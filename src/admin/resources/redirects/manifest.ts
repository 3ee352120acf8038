import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: staffEndpoints.redirects.list.path,
  label: 'Переадресации',
  icon: 'link',
  roles: ALL_ROLES,
  rights: ['content'],
  group: 'content',
  order: 100,
  list: () => import('./list.tsx'),
}
