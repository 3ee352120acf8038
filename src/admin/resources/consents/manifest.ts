import { STAFF_CONSENTS_PATH } from '../../../domain/site/staff-paths.ts'
import type { Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_CONSENTS_PATH,
  label: 'Согласия',
  icon: 'file',
  roles: ['admin'],
  group: 'content',
  order: 90,
  list: () => import('./screen.tsx'),
}
