import {
  isInStaffArea,
  STAFF_LOGIN_PATH,
  STAFF_PATH,
  STAFF_PROFILE_PATH,
} from '../../domain/site/staff-paths.ts'

/** Address of the sign-in page with a return address. */
export function toLoginAddress(wanted: { pathname: string; search: string }): string {
  if (wanted.pathname === STAFF_PATH) return STAFF_LOGIN_PATH
  return `${STAFF_LOGIN_PATH}?${new URLSearchParams({ next: wanted.pathname + wanted.search })}`
}

/** Address of the profile where a demanded second step is turned on, with a return address. */
export function toSecondStepAddress(wanted: { pathname: string; search: string }): string {
  if (wanted.pathname === STAFF_PATH) return STAFF_PROFILE_PATH
  return `${STAFF_PROFILE_PATH}?${new URLSearchParams({ next: wanted.pathname + wanted.search })}`
}

/** Address to open after signing in, restricted to the staff area (against open redirects). */
export function toReturnAddress(next: string | null): string {
  const base = 'http://staff.invalid'
  const wanted = next ?? STAFF_PATH
  if (!URL.canParse(wanted, base)) return STAFF_PATH
  const { origin, pathname, search } = new URL(wanted, base)
  const inside = origin === base && isInStaffArea(pathname)
  return inside && pathname !== STAFF_LOGIN_PATH ? pathname + search : STAFF_PATH
}
