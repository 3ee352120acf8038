import { staffEndpoints } from './endpoints.staff.ts'

/** Screens whose address is not that of a list of the API; `:id` stands for one segment. */
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
 * Every address of the staff area that has a screen. The manifests of `src/admin/` name the same ones, so that the server can
 * answer 404 for the rest without knowing the screens.
 */
export const STAFF_PATHS: readonly string[] = [
  ...OWN_PATHS,
  ...Object.values(staffEndpoints).flatMap((verbs) =>
    'list' in verbs && 'hasScreen' in verbs.list ? [verbs.list.path] : [],
  ),
]

const KNOWN = STAFF_PATHS.map((path) => path.split('/'))

/** Whether an address has a screen, as the router of the staff area matches: whatever the case, with or without a last slash. */
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
