import { hours } from '../../../lib/duration.ts'
import { readStaffCookie, staffCookie } from './staff-cookie.ts'

/** Idle lifetime of a session. */
export const SESSION_LIFETIME = hours(12)

const NAME = 'staff_session'

/** The session's secret from a Cookie header that was sent to this origin. */
export const readSessionSecret = (cookieHeader: string | null | undefined, origin: string): string | null =>
  readStaffCookie(NAME, cookieHeader, origin)

/** Set-Cookie value that stores the secret; null deletes it. */
export const sessionCookie = (secret: string | null, origin: string): string =>
  staffCookie(NAME, secret ?? '', {
    origin,
    sameSite: 'Lax',
    maxAge: secret === null ? 0 : SESSION_LIFETIME,
  })
