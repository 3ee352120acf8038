import {
  STAFF_CHANNELS_PATH,
  STAFF_DELIVERIES_PATH,
  STAFF_SETTINGS_PATH,
} from '../../../domain/site/staff-paths.ts'
import type { Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_SETTINGS_PATH,
  label: 'Настройки',
  icon: 'settings',
  roles: ['admin'],
  group: 'content',
  order: 80,
  also: STAFF_DELIVERIES_PATH,
  list: () => import('./screen.tsx'),
  pages: [{ path: STAFF_CHANNELS_PATH, screen: () => import('./channels/channels-screen.tsx') }],
}
