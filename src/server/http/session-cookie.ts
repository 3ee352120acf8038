import { parse, serialize } from 'hono/utils/cookie'
import { SESSION_LIFETIME } from '../staff/session.service.ts'

const NAME = 'staff_session'

/** The session's secret from a Cookie header. */
export function readSessionSecret(cookieHeader: string | null | undefined): string | null {
  return cookieHeader ? (parse(cookieHeader, NAME)[NAME] ?? null) : null
}

/** A Set-Cookie value that keeps the secret, or forgets it. */
export function sessionCookie(secret: string | null, secure: boolean): string {
  return serialize(NAME, secret ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: secret === null ? 0 : SESSION_LIFETIME / 1000,
  })
}
