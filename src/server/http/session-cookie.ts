import { parse, serialize } from 'hono/utils/cookie'
import { SESSION_LIFETIME } from '../staff/session.service.ts'

const isHttps = (origin: string) => origin.startsWith('https:')

/**
 * Under https the name begins with `__Host-`: browsers take such a cookie only with Secure, for the whole host and from
 * this host alone, so that no neighbouring subdomain can sign anybody in (RFC 6265bis, section 4.1.3.2).
 */
const nameAt = (origin: string) => (isHttps(origin) ? '__Host-staff_session' : 'staff_session')

/** The session's secret from a Cookie header that was sent to this origin. */
export function readSessionSecret(cookieHeader: string | null | undefined, origin: string): string | null {
  const name = nameAt(origin)
  return cookieHeader ? (parse(cookieHeader, name)[name] ?? null) : null
}

/** A Set-Cookie value that keeps the secret, or forgets it. */
export function sessionCookie(secret: string | null, origin: string): string {
  return serialize(nameAt(origin), secret ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(origin),
    maxAge: secret === null ? 0 : SESSION_LIFETIME / 1000,
  })
}
