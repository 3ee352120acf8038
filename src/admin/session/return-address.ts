import {
  isInStaffArea,
  STAFF_LOGIN_PATH,
  STAFF_PATH,
  STAFF_PROFILE_PATH,
} from '../../domain/site/staff-paths.ts'

interface Wanted {
  pathname: string
  search: string
}

/** Address of the sign-in page with a return address. */
export const toLoginAddress = (wanted: Wanted): string => withReturn(STAFF_LOGIN_PATH, wanted)

/** Address of the profile where a demanded second step is turned on, with a return address. */
export const toSecondStepAddress = (wanted: Wanted): string => withReturn(STAFF_PROFILE_PATH, wanted)

/** Whoever wanted the start of the staff area comes there anyway. */
function withReturn(path: string, { pathname, search }: Wanted): string {
  return pathname === STAFF_PATH ? path : `${path}?${new URLSearchParams({ next: pathname + search })}`
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
