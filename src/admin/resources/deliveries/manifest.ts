import { STAFF_DELIVERIES_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

/** Whom we told of inquiries, and whether it arrived; linked from the dashboard and from the channels. */
export const manifest: Resource = {
  path: STAFF_DELIVERIES_PATH,
  label: 'Доставка',
  icon: 'inbox',
  roles: ALL_ROLES,
  rights: ['inquiries'],
  group: 'apart',
  list: () => import('./list.tsx'),
}
