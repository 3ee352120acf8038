import { parse, serialize } from 'hono/utils/cookie'

const isHttps = (origin: string) => origin.startsWith('https:')

/**
 * Under https the name begins with `__Host-`: browsers accept such a cookie only with Secure, for the whole host and from
 * this host, so that no other subdomain can set it (RFC 6265bis, section 4.1.3.2).
 */
const nameAt = (name: string, origin: string) => (isHttps(origin) ? `__Host-${name}` : name)

/** The value of a cookie of staff in a Cookie header that was sent to this origin; null without it. */
export function readStaffCookie(
  name: string,
  cookieHeader: string | null | undefined,
  origin: string,
): string | null {
  const own = nameAt(name, origin)
  return cookieHeader ? (parse(cookieHeader, own)[own] ?? null) : null
}

/** Set-Cookie value of a cookie of staff, which no script reads; `maxAge` in ms. */
export function staffCookie(
  name: string,
  value: string,
  { origin, sameSite, maxAge }: { origin: string; sameSite: 'Lax' | 'Strict'; maxAge: number },
): string {
  return serialize(nameAt(name, origin), value, {
    path: '/',
    httpOnly: true,
    sameSite,
    secure: isHttps(origin),
    maxAge: maxAge / 1000,
  })
}
