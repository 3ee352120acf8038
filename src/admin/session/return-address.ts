export const START = '/admin'
export const LOGIN = '/admin/login'

/** Address of the sign-in page with a return address. */
export function toLoginAddress(wanted: { pathname: string; search: string }): string {
  if (wanted.pathname === START) return LOGIN
  return `${LOGIN}?${new URLSearchParams({ next: wanted.pathname + wanted.search })}`
}

/** Address to open after signing in, restricted to the staff area (against open redirects). */
export function toReturnAddress(next: string | null): string {
  const base = 'http://staff.invalid'
  const wanted = next ?? START
  if (!URL.canParse(wanted, base)) return START
  const { origin, pathname, search } = new URL(wanted, base)
  const inside = origin === base && (pathname === START || pathname.startsWith(`${START}/`))
  return inside && pathname !== LOGIN ? pathname + search : START
}
