import { staffEndpoints } from './endpoints.staff.ts'

/** Screens without an endpoint at the same address; `:id` is one segment. */
const OWN_PATHS = [
  '/admin',
  '/admin/login',
  '/admin/products',
  '/admin/orders',
  '/admin/blog',
  '/admin/blog/posts/create',
  '/admin/blog/posts/:id/edit',
  '/admin/users',
  '/admin/profile',
  '/admin/prices',
  '/admin/faq',
  '/admin/settings',
  '/admin/specs',
  '/admin/specs/categories',
  '/admin/specs/parameters',
  '/admin/specs/mappings',
] as const

type Nouns = typeof staffEndpoints
type ListPath<Noun> = Noun extends { list: { path: infer Path; hasScreen: true } } ? Path : never
export type StaffPath =
  | (typeof OWN_PATHS)[number]
  | { [Name in keyof Nouns]: ListPath<Nouns[Name]> }[keyof Nouns]

/**
 * All addresses of staff screens. The manifests of `src/admin/` have the same ones; the server needs this list to respond
 * with 404 to others without importing the screens.
 */
export const STAFF_PATHS: readonly string[] = [
  ...OWN_PATHS,
  ...Object.values(staffEndpoints).flatMap((verbs) =>
    'list' in verbs && 'hasScreen' in verbs.list ? [verbs.list.path] : [],
  ),
]

const KNOWN = STAFF_PATHS.map((path) => path.split('/'))

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
