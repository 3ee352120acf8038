import { STAFF_SAMPLES_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

/** What the site came with and is to be replaced; linked from the top bar and from the screen of the shop's state. */
export const manifest: Resource = {
  path: STAFF_SAMPLES_PATH,
  label: 'Перед открытием',
  icon: 'check',
  roles: ALL_ROLES,
  rights: ['content'],
  group: 'apart',
  list: () => import('./screen.tsx'),
}
