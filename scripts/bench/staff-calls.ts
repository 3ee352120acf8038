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

/** How long some work takes, ms. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The value below which 95 of a hundred are. */
export function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
}
