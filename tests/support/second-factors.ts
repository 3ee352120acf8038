import { expect } from 'vitest'
import type { openAccounts } from './accounts.ts'
import { STAFF_PASSWORD, type TestShop } from './shop.ts'
import { codeOf, forgetSteps } from './totp.ts'

/** Helpers for the second step of the sign-in. */
export function openSecondFactors(shop: TestShop, { call, hire, signIn }: ReturnType<typeof openAccounts>) {
  const post = (address: string, body: object, cookie: string) =>
    call('POST', `/admin/second-factor/${address}`, body, cookie)
  const login = (username: string, password = STAFF_PASSWORD) =>
    shop.post('/api/admin/login', { username, password })
  /** Turns codes of an app on as the profile does. */
  async function turnOn(cookie: string): Promise<{ secret: string; recoveryCodes: string[] }> {
    const begun = await post('totp', { password: STAFF_PASSWORD }, cookie)
    expect(begun.status).toBe(200)
    const { secret }: { secret: string } = await begun.json()
    const confirmed = await post('totp/confirm', { code: codeOf(secret) }, cookie)
    expect(confirmed.status).toBe(200)
    await forgetSteps(shop)
    return { secret, ...(await confirmed.json()) }
  }

  return {
    post,
    login,
    turnOn,
    stateOf: async (cookie: string) => (await call('GET', '/admin/second-factor', undefined, cookie)).json(),
    second: (body: object) => shop.post('/api/admin/login/second', body),

    /** A colleague who has turned it on, with the secret of his app and his recovery codes. */
    async secure(fields: object = {}) {
      const { id, username } = await hire(fields)
      const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
      return { id, username, cookie, ...(await turnOn(cookie)) }
    },

    /** The ticket of the right password. */
    async ticketOf(username: string, password = STAFF_PASSWORD): Promise<string> {
      const { ticket } = await (await login(username, password)).json()
      expect(ticket).toMatch(/^[\w-]{43}$/)
      return ticket
    },
  }
}
