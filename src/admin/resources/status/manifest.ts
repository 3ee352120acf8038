import { STAFF_STATUS_PATH } from '../../../domain/site/staff-paths.ts'
import type { Resource } from '../../manifest.ts'

export const status: Resource = {
  path: STAFF_STATUS_PATH,
  label: 'Состояние',
  icon: 'pulse',
  roles: ['admin'],
  group: 'records',
  list: () => import('./screen.tsx'),
}
