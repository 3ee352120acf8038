import { beforeEach, describe, expect, test } from 'vitest'
import type { JournalEntry } from '../src/contract/records/journal.ts'
import { openAccounts } from './support/accounts.ts'
import { openPasskeys } from './support/passkeys.ts'
import { openSecondFactors } from './support/second-factors.ts'
import { openShop } from './support/shop.ts'
import { codeOf } from './support/totp.ts'

const ORIGIN = 'http://shop.test'
const shop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: ORIGIN })
const accounts = openAccounts(shop)
const { call, isSignedIn } = accounts
const { second, stateOf, ticketOf, turnOn } = openSecondFactors(shop, accounts)
const { keyed } = openPasskeys(shop, accounts, ORIGIN)

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const lastChanges = async (id: number) => {
  const { entries }: { entries: JournalEntry[] } = await (
    await call('GET', `/admin/journal?entity=users&entityId=${id}`)
  ).json()
  return entries[0]?.changes
}

beforeEach(async () => {
  await shop.database.pool.query('delete from login_failures')
})

describe('Codes of an app beside a passkey', () => {
  test('leave sessions and recovery codes as they are, and stand in the journal as what they are', async () => {
    const { id, username, cookie, recoveryCodes } = await keyed()
    const [used, kept] = recoveryCodes
    const other = cookieOf(await second({ ticket: await ticketOf(username), recovery: used }))
    const { secret, recoveryCodes: fresh } = await turnOn(cookie)
    expect(fresh).toEqual([])
    expect(await Promise.all([cookie, other].map(isSignedIn))).toEqual([true, true])
    expect(await stateOf(cookie)).toEqual({ totp: true, since: expect.any(String), recoveryCodes: 9 })
    expect(await lastChanges(id)).toEqual([
      { field: 'totp', label: 'Коды приложения', before: false, after: true },
    ])
    expect((await second({ ticket: await ticketOf(username), recovery: kept })).status).toBe(200)
    expect((await second({ ticket: await ticketOf(username), totp: codeOf(secret) })).status).toBe(200)
  })

  test('bring recovery codes where none are left', async () => {
    const { id, username, cookie } = await keyed()
    await shop.database.pool.query('delete from recovery_codes where user_id = $1', [id])
    const { recoveryCodes } = await turnOn(cookie)
    expect(recoveryCodes).toHaveLength(10)
    expect((await stateOf(cookie)).recoveryCodes).toBe(10)
    expect(await lastChanges(id)).toMatchObject([
      { field: 'totp', before: false, after: true },
      { field: 'recoveryCodes', before: 0, after: 10 },
    ])
    const entered = await second({ ticket: await ticketOf(username), recovery: recoveryCodes[0] })
    expect(entered.status).toBe(200)
  })
})
