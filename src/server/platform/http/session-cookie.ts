import { parse, serialize } from 'hono/utils/cookie'
import { hours } from '../../../lib/duration.ts'

/** Idle lifetime of a session. */
export const SESSION_LIFETIME = hours(12)

const isHttps = (origin: string) => origin.startsWith('https:')

/**
 * Under https the name begins with `__Host-`: browsers accept such a cookie only with Secure, for the whole host and from
 * this host, so that no other subdomain can set it (RFC 6265bis, section 4.1.3.2).
 */
const nameAt = (origin: string) => (isHttps(origin) ? '__Host-staff_session' : 'staff_session')

/** The session's secret from a Cookie header that was sent to this origin. */
export function readSessionSecret(cookieHeader: string | null | undefined, origin: string): string | null {
  const name = nameAt(origin)
  return cookieHeader ? (parse(cookieHeader, name)[name] ?? null) : null
}

/** Set-Cookie value that stores the secret; null deletes it. */
export function sessionCookie(secret: string | null, origin: string): string {
  return serialize(nameAt(origin), secret ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(origin),
    maxAge: secret === null ? 0 : SESSION_LIFETIME / 1000,
  })
}
