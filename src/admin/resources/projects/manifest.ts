import { STAFF_PROJECTS_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: Resource = {
  path: STAFF_PROJECTS_PATH,
  label: 'Проекты и работы',
  icon: 'pin',
  roles: ALL_ROLES,
  rights: ['content'],
  group: 'content',
  order: 50,
  list: () => import('./list.tsx'),
}
