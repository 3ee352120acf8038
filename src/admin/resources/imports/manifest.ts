import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

/** Price lists of makers, and the catalogue as a file. */
export const manifest: Resource = {
  path: staffEndpoints.imports.list.path,
  label: 'Импорт и выгрузка',
  icon: 'file',
  roles: ALL_ROLES,
  rights: ['catalogue'],
  group: 'content',
  order: 40,
  list: () => import('./screen.tsx'),
}
