import { beforeEach, describe, expect, test } from 'vitest'
import { digest } from '../src/server/features/staff/digest.ts'
import { openAccounts } from './support/accounts.ts'
import { openShop, STAFF_PASSWORD } from './support/shop.ts'

const shop = openShop()
const { call, hire, signIn } = openAccounts(shop)

const LEAKED = 'marlboro'
const MESSAGE = 'Этот пароль встречается в утечках, его подберут первым. Придумайте другой'
const refuseLeaked = (isOn: boolean) => call('PUT', '/admin/sign-in-rules', { refuseLeakedPasswords: isOn })

let made = 0
/** Ways to set a password, each with the field that it is typed in. */
const WAYS: readonly [way: string, field: string, set: (password: string) => Promise<Response>][] = [
  [
    'a new account',
    'password',
    async (password) => {
      made += 1
      return call('POST', '/admin/users', { username: `novyi-${made}`, password, role: 'manager' })
    },
  ],
  [
    'a reset',
    'password',
    async (password) => call('POST', `/admin/users/${(await hire()).id}/reset-password`, { password }),
  ],
  [
    'one’s own change',
    'newPassword',
    async (newPassword) => {
      const cookie = (await signIn((await hire()).username, STAFF_PASSWORD)) ?? ''
      const changed = { currentPassword: STAFF_PASSWORD, newPassword }
      return call('POST', '/admin/change-password', changed, cookie)
    },
  ],
  [
    'the link of a letter',
    'password',
    async (password) => {
      made += 1
      const token = `token-${made}`
      const { id } = await hire({ email: `letter-${made}@mail.test` })
      await shop.database.pool.query(
        `insert into password_resets (id, user_id, password, email, expires_at)
         select $1, id, password, email, now() + interval '5 minutes' from users where id = $2`,
        [digest(token), id],
      )
      return shop.post('/api/admin/login/reset', { token, password })
    },
  ],
]

beforeEach(async () => {
  await shop.database.pool.query('delete from sign_in_rules')
})

describe.each(WAYS)('A leaked password by %s', (_way, field, set) => {
  test('is taken while no rule refuses it', async () => {
    expect((await set(LEAKED)).ok).toBe(true)
  })

  test('is refused at its field by the rule, whatever its case', async () => {
    await refuseLeaked(true)
    for (const password of [LEAKED, 'MarlBoro', ` ${LEAKED} `]) {
      const refused = await set(password)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ message: MESSAGE, errors: { [field]: MESSAGE } })
    }
    expect((await set('лопата-и-песок-7')).ok).toBe(true)
    await refuseLeaked(false)
    expect((await set(LEAKED)).ok).toBe(true)
  })
})

test('A password that is in use already opens the account as before', async () => {
  const { username } = await hire({ password: LEAKED })
  await refuseLeaked(true)
  expect(await signIn(username, LEAKED)).not.toBeNull()
})
