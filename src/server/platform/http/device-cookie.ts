import { days } from '../../../lib/duration.ts'
import { readStaffCookie, staffCookie } from './staff-cookie.ts'

/** As long as browsers keep a cookie at most; each sign-in sets it anew. */
const DEVICE_LIFETIME = days(400)

const NAME = 'staff_device'

/** What tells a device of staff apart, from a Cookie header that was sent to this origin; null without it. */
export const readDevice = (cookieHeader: string | null | undefined, origin: string): string | null =>
  readStaffCookie(NAME, cookieHeader, origin)

/** Set-Cookie value that makes a device known again. Sent by the site's own pages alone: nothing but the sign-in asks for it. */
export const deviceCookie = (device: string, origin: string): string =>
  staffCookie(NAME, device, { origin, sameSite: 'Strict', maxAge: DEVICE_LIFETIME })
