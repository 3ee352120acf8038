import { STAFF_SAMPLES_PATH, STAFF_STATUS_PATH } from '../../../domain/site/staff-paths.ts'
import type { Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_STATUS_PATH,
  label: 'Состояние',
  icon: 'pulse',
  roles: ['admin'],
  group: 'records',
  order: 40,
  also: STAFF_SAMPLES_PATH,
  list: () => import('./screen.tsx'),
}
