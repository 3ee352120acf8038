import type { MeasuredServer } from './servers.ts'

/** Calls of the API by the admin whose password `openShop` has set. */
export interface Staff {
  cookie: string
  /** Makes a call below `/api`. Throws for an error. */
  call(method: string, path: string, body?: unknown): Promise<Response>
}

/** Signs in at a measured shop. */
export async function signIn({ address }: MeasuredServer): Promise<Staff> {
  const send = async (method: string, path: string, body: unknown, cookie: string) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { cookie, ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`)
    return response
  }
  const signedIn = await send(
    'POST',
    '/admin/login',
    { username: 'admin', password: 'for-measuring-only' },
    '',
  )
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie, call: (method, path, body) => send(method, path, body, cookie) }
}
