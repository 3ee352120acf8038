import {
  STAFF_SPEC_CATEGORIES_PATH,
  STAFF_SPEC_MAPPINGS_PATH,
  STAFF_SPEC_PARAMETERS_PATH,
  STAFF_SPECS_PATH,
} from '../../lib/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../manifest.ts'

const screen = () => import('./screen.tsx')

/** Linked from the dashboard; its tabs are placeholders (admin.md, section 2). */
export const specs: Resource = {
  path: STAFF_SPECS_PATH,
  label: 'Спецификации',
  icon: 'list',
  roles: ALL_ROLES,
  group: 'apart',
  list: screen,
  pages: [
    { path: STAFF_SPEC_CATEGORIES_PATH, screen },
    { path: STAFF_SPEC_PARAMETERS_PATH, screen },
    { path: STAFF_SPEC_MAPPINGS_PATH, screen },
  ],
}
