import { parse, serialize } from 'hono/utils/cookie'
import { days } from '../../../lib/duration.ts'

/** As long as browsers keep a cookie at most; each sign-in sets it anew. */
const DEVICE_LIFETIME = days(400)

const isHttps = (origin: string) => origin.startsWith('https:')

/** Prefixed as the session's cookie is: another subdomain could plant a device that it knows. */
const nameAt = (origin: string) => (isHttps(origin) ? '__Host-staff_device' : 'staff_device')

/** What tells a device of staff apart, from a Cookie header that was sent to this origin; null without it. */
export function readDevice(cookieHeader: string | null | undefined, origin: string): string | null {
  const name = nameAt(origin)
  return cookieHeader ? (parse(cookieHeader, name)[name] ?? null) : null
}

/** Set-Cookie value that makes a device known again. Sent by the site's own pages alone: nothing but the sign-in asks for it. */
export function deviceCookie(device: string, origin: string): string {
  return serialize(nameAt(origin), device, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps(origin),
    maxAge: DEVICE_LIFETIME / 1000,
  })
}
