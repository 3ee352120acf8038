import { beforeEach, describe, expect, test } from 'vitest'
import type { JournalEntry } from '../src/contract/records/journal.ts'
import { openAccounts } from './support/accounts.ts'
import { expectError } from './support/desk.ts'
import { waitForWaiting, whileHeld } from './support/held-calls.ts'
import { openSecondFactors } from './support/second-factors.ts'
import { openShop, STAFF_PASSWORD } from './support/shop.ts'
import { codeOf } from './support/totp.ts'

const shop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: 'http://shop.test' })
const accounts = openAccounts(shop)
const { call, hire, signIn, isSignedIn } = accounts
const { post, stateOf, login, second, secure, ticketOf } = openSecondFactors(shop, accounts)

const ANEW = 'Второй шаг нужно начать заново. Введите пароль ещё раз'
const NEW_PASSWORD = 'новый-ключ-7'

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const entriesOf = async (entity: string, id: number): Promise<JournalEntry[]> =>
  (await (await call('GET', `/admin/journal?entity=${entity}&entityId=${id}`)).json()).entries

const LOCK = 'select from users where id = $1 for no key update'

beforeEach(async () => {
  await shop.database.pool.query('delete from login_failures')
})

describe('A recovery code', () => {
  test('is still good when a new password has ended the sign-in that it was typed in', async () => {
    const { id, username, recoveryCodes } = await secure()
    const [recovery] = recoveryCodes
    const ticket = await ticketOf(username)
    await call('POST', `/admin/users/${id}/reset-password`, { password: NEW_PASSWORD })
    await expectError(await second({ ticket, recovery }), 401, ANEW)
    const anew = await second({ ticket: await ticketOf(username, NEW_PASSWORD), recovery })
    expect(anew.status).toBe(200)
  })

  test('is still good when the password changes at the same moment, and the journal says that nobody came in', async () => {
    const { id, username, cookie, recoveryCodes } = await secure()
    const ticket = await ticketOf(username)
    const change = "update users set password = 'another' where id = $1"
    const { answer } = await whileHeld(shop, { lock: LOCK, change, values: [id] }, async () => {
      const begun = second({ ticket, recovery: recoveryCodes[0] })
      await waitForWaiting(shop, 1)
      return { answer: begun }
    })
    await expectError(await answer, 401, ANEW)
    expect((await stateOf(cookie)).recoveryCodes).toBe(10)
    const [last] = await entriesOf('sessions', id)
    expect(last).toMatchObject({ action: 'login-failed', actorId: id })
    expect(last).not.toHaveProperty('source')
  })
})

describe('Turning the second step on', () => {
  test('ends the other sessions of the account, and nobody else’s', async () => {
    const [{ username }, colleague] = [await hire(), await hire()]
    const [own, other] = [
      (await signIn(username, STAFF_PASSWORD)) ?? '',
      (await signIn(username, STAFF_PASSWORD)) ?? '',
    ]
    const theirs = (await signIn(colleague.username, STAFF_PASSWORD)) ?? ''
    const { secret } = await (await post('totp', { password: STAFF_PASSWORD }, own)).json()
    expect(await isSignedIn(other)).toBe(true)
    expect((await post('totp/confirm', { code: codeOf(secret) }, own)).status).toBe(200)
    expect(await Promise.all([own, other, theirs].map(isSignedIn))).toEqual([true, false, true])
  })

  test('is seen by a sign-in that had compared the password before it', async () => {
    const { id, username } = await hire()
    const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
    await post('totp', { password: STAFF_PASSWORD }, cookie)
    const change = 'update second_factors set confirmed_at = now() where user_id = $1'
    const { answer } = await whileHeld(shop, { lock: LOCK, change, values: [id] }, async () => {
      const begun = login(username)
      await waitForWaiting(shop, 1)
      return { answer: begun }
    })
    const late = await answer
    expect([late.status, cookieOf(late)]).toEqual([401, ''])
    expect(await late.json()).toMatchObject({ second: ['totp', 'recovery'] })
  })

  test('ends the session of a sign-in that came just before it', async () => {
    const { id, username } = await hire()
    const own = (await signIn(username, STAFF_PASSWORD)) ?? ''
    const { secret } = await (await post('totp', { password: STAFF_PASSWORD }, own)).json()
    const { plain, confirmed } = await whileHeld(shop, { lock: LOCK, values: [id] }, async () => {
      const begun = login(username)
      await waitForWaiting(shop, 1)
      const code = post('totp/confirm', { code: codeOf(secret) }, own)
      await waitForWaiting(shop, 2)
      return { plain: begun, confirmed: code }
    })
    expect([(await plain).status, (await confirmed).status]).toEqual([200, 200])
    expect(await isSignedIn(cookieOf(await plain))).toBe(false)
    expect(await isSignedIn(own)).toBe(true)
  })
})

test('A second factor that an admin takes off during the second step leads back to the password', async () => {
  const { id, username, secret } = await secure()
  const ticket = await ticketOf(username)
  expect((await call('DELETE', `/admin/users/${id}/second-factor`)).status).toBe(204)
  const answer = await second({ ticket, totp: codeOf(secret) })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ message: ANEW })
  expect(await signIn(username, STAFF_PASSWORD)).not.toBeNull()
})

test('A sign-in of two steps removes sessions that have expired, as one of one step does', async () => {
  const [{ id, username: left }, { username, secret }] = [await hire(), await secure()]
  await signIn(left, STAFF_PASSWORD)
  const stored = () => shop.database.pool.query('select from sessions where user_id = $1', [id])
  await shop.database.pool.query(
    "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
    [id],
  )
  const ticket = await ticketOf(username)
  expect((await stored()).rowCount).toBe(1)
  expect((await second({ ticket, totp: codeOf(secret) })).status).toBe(200)
  expect((await stored()).rowCount).toBe(0)
})

describe('The journal', () => {
  test('says once a minute that somebody had the right password, and how he came in', async () => {
    const { id, username, secret, recoveryCodes } = await secure()
    const tickets = [await ticketOf(username), await ticketOf(username)]
    const [asked, ...before] = await entriesOf('sessions', id)
    expect(asked).toMatchObject({
      action: 'login-failed',
      actorId: id,
      title: username,
      source: 'second-step',
    })
    expect(before.map(({ action }) => action)).toEqual(['login'])
    expect((await second({ ticket: tickets[0], recovery: recoveryCodes[0] })).status).toBe(200)
    expect((await second({ ticket: tickets[1], totp: codeOf(secret) })).status).toBe(200)
    const [byApp, byCode] = await entriesOf('sessions', id)
    expect(byCode).toMatchObject({ action: 'login', actorId: id, source: 'recovery' })
    expect(byApp).toMatchObject({ action: 'login', actorId: id })
    expect(byApp).not.toHaveProperty('source')
  })

  test('says who has renewed recovery codes, and how many were left', async () => {
    const { id, username, cookie, recoveryCodes } = await secure()
    const typed = { password: STAFF_PASSWORD, code: recoveryCodes[0] }
    expect((await post('recovery-codes', typed, cookie)).status).toBe(200)
    const [entry] = await entriesOf('users', id)
    expect(entry).toMatchObject({ action: 'update', actorId: id, title: username })
    expect(entry?.changes).toEqual([
      { field: 'recoveryCodes', label: 'Коды восстановления', before: 9, after: 10 },
    ])
  })
})
