import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { STAFF_MATCH_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

/** Pictures and documents: where they are used, what is on them. */
export const manifest: Resource = {
  path: staffEndpoints.media.list.path,
  label: 'Картинки и файлы',
  icon: 'image',
  roles: ALL_ROLES,
  rights: ['catalogue', 'content'],
  group: 'content',
  order: 70,
  list: () => import('./screen.tsx'),
  pages: [{ path: STAFF_MATCH_PATH, screen: () => import('./match/screen.tsx') }],
}
