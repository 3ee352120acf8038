import { STAFF_FIRST_STEPS_PATH } from '../../../domain/site/staff-paths.ts'
import type { Resource } from '../../manifest.ts'

/** What the owner of a new shop does first, in its order; linked from the dashboard until it is done. */
export const manifest: Resource = {
  path: STAFF_FIRST_STEPS_PATH,
  label: 'Первые шаги',
  icon: 'check',
  roles: ['admin'],
  group: 'apart',
  list: () => import('./screen.tsx'),
}
