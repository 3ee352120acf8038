import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

/** What of the catalogue Yandex is told. */
export const manifest: Resource = {
  path: staffEndpoints.productFeed.list.path,
  label: 'Фид для Яндекса',
  icon: 'list',
  roles: ALL_ROLES,
  rights: ['catalogue'],
  group: 'content',
  order: 45,
  list: () => import('./screen.tsx'),
}
