import { beforeAll, expect } from 'vitest'
import { signInAs, type TestShop } from './shop.ts'

/** A manager at the desk, signed in before the file's tests: calls by HTTP and reads the answers. */
export function openDesk(shop: TestShop) {
  let cookie = ''
  beforeAll(async () => {
    cookie = await signInAs(shop, 'manager')
  })

  const send = async (method: string, address: string, body: unknown, headers: Record<string, string>) =>
    shop.app.request(`http://shop.test/api${address}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })

  return {
    /** The manager calls; `address` begins after /api. */
    call: (method: string, address: string, body?: unknown) => send(method, address, body, { cookie }),
    /** Somebody else calls, with the Cookie header of a session of their own. */
    callAs: (session: string, method: string, address: string, body?: unknown) =>
      send(method, address, body, { cookie: session }),
    /** Somebody without a session calls. */
    callAnonymously: (method: string, address: string, body?: unknown) => send(method, address, body, {}),
    /** The manager calls, and the answer has this status. */
    async callJson<T>(status: number, method: string, address: string, body?: unknown): Promise<T> {
      const response = await send(method, address, body, { cookie })
      const text = await response.text()
      expect({ status: response.status, text }).toMatchObject({ status })
      return JSON.parse(text || 'null')
    },
    /** The manager reads a page of the site. */
    look: async (address: string) => (await shop.get(address, { cookie })).text(),
  }
}

/** The words of the answer, for a person: the message and what stands at each field. */
export async function expectError(response: Response, status: number, message: string): Promise<void> {
  const body: { message: string; errors?: Record<string, string> } = await response.json()
  const text = [body.message, ...Object.values(body.errors ?? {})].join('\n')
  expect({ status: response.status, text }).toEqual({ status, text: expect.stringContaining(message) })
}

/** Numbers and words in an address that name no row, and what is said of them. */
export const NOWHERE = ['999999', '2147483648', '99999999999', '0', '-1'] as const
