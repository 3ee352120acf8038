import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { STAFF_SCHEDULE_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

/** Who changed what, and when. */
export const manifest: Resource = {
  path: staffEndpoints.journal.list.path,
  label: 'Журнал',
  icon: 'history',
  roles: ALL_ROLES,
  group: 'records',
  order: 20,
  also: STAFF_SCHEDULE_PATH,
  list: () => import('./screen.tsx'),
}
