import {
  STAFF_SPEC_CATEGORIES_PATH,
  STAFF_SPEC_MAPPINGS_PATH,
  STAFF_SPEC_PARAMETERS_PATH,
  STAFF_SPECS_PATH,
} from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

const screen = () => import('./screen.tsx')

/** Groups of characteristics, parameters, and the parameters of each category; linked from the dashboard. */
export const manifest: Resource = {
  path: STAFF_SPECS_PATH,
  label: 'Спецификации',
  icon: 'list',
  roles: ALL_ROLES,
  rights: ['catalogue'],
  group: 'apart',
  list: screen,
  pages: [
    { path: STAFF_SPEC_CATEGORIES_PATH, screen },
    { path: STAFF_SPEC_PARAMETERS_PATH, screen },
    { path: STAFF_SPEC_MAPPINGS_PATH, screen },
  ],
}
