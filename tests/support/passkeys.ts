import { expect } from 'vitest'
import type { OwnPasskey, PasskeyCreation, PasskeyRequest } from '../../src/contract/account/passkeys.ts'
import type { openAccounts } from './accounts.ts'
import { type Authenticator, createAuthenticator } from './authenticator.ts'
import { STAFF_PASSWORD, type TestShop } from './shop.ts'

/** Helpers for passkeys, at the site of this origin. */
export function openPasskeys(
  shop: TestShop,
  { call, hire, signIn }: ReturnType<typeof openAccounts>,
  origin: string,
) {
  const post = (address: string, body: object, cookie: string) =>
    call('POST', `/admin/passkeys${address}`, body, cookie)

  /** What the browser is told to make a key. */
  async function begin(cookie: string): Promise<PasskeyCreation> {
    const begun = await post('/options', { password: STAFF_PASSWORD }, cookie)
    expect(begun.status).toBe(200)
    return begun.json()
  }
  /** Adds a key to the account of this session. */
  async function add(
    cookie: string,
    name = 'Ключ',
    key: Authenticator = createAuthenticator(origin),
  ): Promise<{ key: Authenticator; passkey: OwnPasskey; recoveryCodes: string[] }> {
    const made = await post('', { name, response: key.create(await begin(cookie)) }, cookie)
    expect(made.status).toBe(200)
    return { key, ...(await made.json()) }
  }

  return {
    post,
    begin,
    add,
    list: async (cookie: string): Promise<OwnPasskey[]> =>
      (await call('GET', '/admin/passkeys', undefined, cookie)).json(),

    /** A colleague with a passkey and nothing else. */
    async keyed(fields: object = {}) {
      const { id, username } = await hire(fields)
      const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
      return { id, username, cookie, ...(await add(cookie)) }
    },

    /** What the browser is told to have a key sign, for the sign-in of this ticket. */
    async ask(ticket: string): Promise<PasskeyRequest> {
      const asked = await shop.post('/api/admin/login/second/options', { ticket })
      expect(asked.status).toBe(200)
      return asked.json()
    },
  }
}
