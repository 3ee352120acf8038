import { beforeAll, expect } from 'vitest'
import type { Profile } from '../../src/contract/session.ts'
import type { StaffUser } from '../../src/contract/users.ts'
import { STAFF_PASSWORD, signInAs, type TestShop } from './shop.ts'

/** Helpers for accounts: an admin, signed in before the file's tests, and other users. */
export function openAccounts(shop: TestShop) {
  const admin = { cookie: '', id: 0 }
  beforeAll(async () => {
    admin.cookie = await signInAs(shop, 'admin')
    admin.id = (await me(admin.cookie)).id
  })

  /** Makes a call as the admin, or with another session's cookie; `address` is without /api. */
  async function call(method: string, address: string, body?: unknown, cookie = admin.cookie) {
    return shop.app.request(`http://shop.test/api${address}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  async function me(cookie: string): Promise<Profile> {
    const response: { user: Profile } = await (await call('GET', '/admin/me', undefined, cookie)).json()
    return response.user
  }

  let hired = 0
  return {
    admin,
    call,
    me,
    isSignedIn: async (cookie: string) => (await call('GET', '/admin/me', undefined, cookie)).status === 200,
    /** Signs in; returns the Cookie header, or null when rejected. */
    async signIn(username: string, password: string): Promise<string | null> {
      const response = await shop.post('/api/admin/login', { username, password })
      return response.status === 200 ? (response.headers.get('set-cookie')?.split(';')[0] ?? '') : null
    },
    /** Creates an account. */
    async hire(fields: object = {}): Promise<StaffUser> {
      hired += 1
      const account = { username: `colleague-${hired}`, password: STAFF_PASSWORD, role: 'manager', ...fields }
      const response = await call('POST', '/admin/users', account)
      expect(response.status).toBe(201)
      return response.json()
    },
    /** The account in the admin's list. */
    async accountOf(id: number): Promise<StaffUser | undefined> {
      const users: StaffUser[] = await (await call('GET', '/admin/users')).json()
      return users.find((user) => user.id === id)
    },
  }
}
