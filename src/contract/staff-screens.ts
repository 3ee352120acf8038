import * as staffPaths from '../domain/site/staff-paths.ts'
import { staffEndpoints } from './endpoints.staff.ts'

type NamedPath = Extract<(typeof staffPaths)[keyof typeof staffPaths], string>

type Nouns = typeof staffEndpoints
type ListPath<Noun> = Noun extends { list: { path: infer Path; hasScreen: true } } ? Path : never
/** The address of a staff screen; `:id` is one segment. */
export type StaffPath = NamedPath | { [Name in keyof Nouns]: ListPath<Nouns[Name]> }[keyof Nouns]

/**
 * All addresses of staff screens: those of `src/domain/site/staff-paths.ts` and of lists with `hasScreen`. The manifests of `src/admin/` have the same ones; the server needs this list to respond
 * with 404 to others without importing the screens.
 */
export const STAFF_SCREENS: ReadonlySet<string> = new Set([
  ...Object.values(staffPaths).filter((path) => typeof path === 'string'),
  ...Object.values(staffEndpoints).flatMap((verbs) =>
    'list' in verbs && 'hasScreen' in verbs.list ? [verbs.list.path] : [],
  ),
])

const KNOWN = [...STAFF_SCREENS].map((path) => path.split('/'))

/** Whether an address has a staff screen, matched as by the router: case-insensitive, with or without a trailing slash. */
export function isStaffPath(pathname: string): boolean {
  const segments = pathname.toLowerCase().replace(/\/+$/, '').split('/')
  return KNOWN.some(
    (known) =>
      known.length === segments.length &&
      known.every((segment, index) =>
        segment.startsWith(':') ? segments[index] !== '' : segment === segments[index],
      ),
  )
}
