import { beforeAll, expect } from 'vitest'
import { signInAs, type TestShop } from './shop.ts'

/** HTTP client of a manager who is signed in before the file's tests. */
export function openDesk(shop: TestShop) {
  let cookie = ''
  beforeAll(async () => {
    cookie = await signInAs(shop, 'manager')
  })

  const send = async (method: string, address: string, body: unknown, headers: Record<string, string>) =>
    shop.app.request(`http://shop.test/api${address}`, {
      method,
      headers: { ...headers, ...(isJson(body) ? { 'content-type': 'application/json' } : {}) },
      ...(body === undefined ? {} : { body: toBody(body) }),
    })

  return {
    /** Makes a call as the manager; `address` is without /api. */
    call: (method: string, address: string, body?: unknown, headers: Record<string, string> = {}) =>
      send(method, address, body, { cookie, ...headers }),
    /** Makes a call with another session's Cookie header. */
    callAs: (session: string, method: string, address: string, body?: unknown) =>
      send(method, address, body, { cookie: session }),
    /** Makes a call without a session. */
    callAnonymously: (method: string, address: string, body?: unknown) => send(method, address, body, {}),
    /** Makes a call as the manager and expects this status. */
    async callJson<T>(status: number, method: string, address: string, body?: unknown): Promise<T> {
      const response = await send(method, address, body, { cookie })
      const text = await response.text()
      expect({ status: response.status, text }).toMatchObject({ status })
      return JSON.parse(text || 'null')
    },
    /** HTML of a page, requested by the manager. */
    look: async (address: string) => (await shop.get(address, { cookie })).text(),
  }
}

const isJson = (body: unknown) => body !== undefined && !(body instanceof FormData)
const toBody = (body: unknown) =>
  body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body)

/** Expects an error response with this message, or with it at a field. */
export async function expectError(response: Response, status: number, message: string): Promise<void> {
  const body: { message: string; errors?: Record<string, string> } = await response.json()
  const text = [body.message, ...Object.values(body.errors ?? {})].join('\n')
  expect({ status: response.status, text }).toEqual({ status, text: expect.stringContaining(message) })
}

/** Ids in addresses that match no row. */
export const UNKNOWN_IDS = ['999999', '2147483648', '99999999999', '9'.repeat(20), '0', '-1'] as const
