import { STAFF_SETTINGS_PATH } from '../../lib/staff-paths.ts'
import type { Resource } from '../manifest.ts'

export const settings: Resource = {
  path: STAFF_SETTINGS_PATH,
  label: 'Настройки',
  icon: 'settings',
  roles: ['admin'],
  group: 'content',
  list: () => import('./screen.tsx'),
}
