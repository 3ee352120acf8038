import { STAFF_PROJECTS_PATH } from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const projects: Resource = {
  path: STAFF_PROJECTS_PATH,
  label: 'Проекты и работы',
  icon: 'pin',
  roles: ALL_ROLES,
  group: 'content',
  list: () => import('./list.tsx'),
}
