/**
 * Every address of the staff area that has a screen; `:id` stands for one segment. The manifests of `src/admin/` name the
 * same ones, so that the server can answer 404 for the rest without knowing the screens.
 */
export const STAFF_PATHS = [
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
  '/admin/projects',
  '/admin/faq',
  '/admin/settings',
  '/admin/specs',
  '/admin/specs/categories',
  '/admin/specs/parameters',
  '/admin/specs/mappings',
] as const
export type StaffPath = (typeof STAFF_PATHS)[number]

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
