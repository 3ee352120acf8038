import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: staffEndpoints.adminReviews.list.path,
  label: 'Отзывы',
  icon: 'quote',
  roles: ALL_ROLES,
  rights: ['content'],
  group: 'content',
  order: 52,
  list: () => import('./list.tsx'),
}
