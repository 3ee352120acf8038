import { beforeEach, describe, expect, test } from 'vitest'
import type { PasskeyAssertion } from '../src/contract/account/passkeys.ts'
import type { JournalEntry } from '../src/contract/records/journal.ts'
import { openAccounts } from './support/accounts.ts'
import { createAuthenticator } from './support/authenticator.ts'
import { expectError } from './support/desk.ts'
import { failMore } from './support/failures.ts'
import { waitForWaiting, whileHeld } from './support/held-calls.ts'
import { openPasskeys } from './support/passkeys.ts'
import { openSecondFactors } from './support/second-factors.ts'
import { openShop, STAFF_PASSWORD } from './support/shop.ts'

const ORIGIN = 'http://shop.test'
const WRONG = 'Ключ не подошёл. Попробуйте ещё раз или войдите кодом'
const ANEW = 'Второй шаг нужно начать заново. Введите пароль ещё раз'

const shop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: ORIGIN })
const accounts = openAccounts(shop)
const { call, isSignedIn } = accounts
const { login, second, secure, ticketOf } = openSecondFactors(shop, accounts)
const { add, ask, keyed, list, post } = openPasskeys(shop, accounts, ORIGIN)

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const signInsOf = async (id: number): Promise<JournalEntry[]> =>
  (await (await call('GET', `/admin/journal?entity=sessions&entityId=${id}`)).json()).entries

beforeEach(async () => {
  await shop.database.pool.query('delete from login_failures')
})

test('The right password asks for the key, which signs in once for its challenge', async () => {
  const { id, username, key } = await keyed()
  const first = await login(username)
  expect([first.status, first.headers.get('set-cookie')]).toEqual([401, null])
  const { ticket, ...rest } = await first.json()
  expect(rest).toEqual({ message: 'Нужен второй шаг: ключ входа или код', second: ['passkey', 'recovery'] })
  const request = await ask(ticket)
  expect(request).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    timeout: 300_000,
    rpId: 'shop.test',
    allowCredentials: [{ id: key.id, type: 'public-key', transports: ['usb'] }],
    userVerification: 'preferred',
  })
  const passkey = key.sign(request)
  const done = await second({ ticket, passkey })
  expect(done.status).toBe(200)
  expect((await done.json()).user).toMatchObject({ username })
  const cookie = cookieOf(done)
  expect(await isSignedIn(cookie)).toBe(true)
  expect((await list(cookie))[0]?.lastUsedAt).toEqual(expect.any(String))
  expect((await signInsOf(id))[0]).toMatchObject({ action: 'login', actorId: id, source: 'passkey' })
  await expectError(await second({ ticket, passkey }), 401, ANEW)
})

test('Beside codes of an app the key is offered first, and each of the three signs in', async () => {
  const { username, cookie, recoveryCodes } = await secure()
  await add(cookie)
  const { second: ways, ticket } = await (await login(username)).json()
  expect(ways).toEqual(['passkey', 'totp', 'recovery'])
  expect((await second({ ticket, recovery: recoveryCodes[0] })).status).toBe(200)
})

describe('What a key has signed', () => {
  test.each([
    ['at another site', { origin: 'http://evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['for another challenge', { challenge: 'AAAA' }],
  ])('%s is refused, and the ticket is still good', async (_what, deviation) => {
    const { username, key } = await keyed()
    const ticket = await ticketOf(username)
    const refused = await second({ ticket, passkey: key.sign(await ask(ticket), deviation) })
    expect(refused.status).toBe(401)
    expect(await refused.json()).toEqual({ message: WRONG, second: ['passkey', 'recovery'], ticket })
    expect((await second({ ticket, passkey: key.sign(await ask(ticket)) })).status).toBe(200)
  })

  test('is worth nothing a second time, even where it was refused before', async () => {
    const { username, key } = await keyed()
    const ticket = await ticketOf(username)
    const request = await ask(ticket)
    expect((await second({ ticket, passkey: key.sign(request, { rpId: 'evil.test' }) })).status).toBe(401)
    await expectError(await second({ ticket, passkey: key.sign(request) }), 401, WRONG)
  })

  test('is worth nothing for another ticket, nor five minutes later', async () => {
    const { username, key } = await keyed()
    const [one, other] = [await ticketOf(username), await ticketOf(username)]
    const [request] = [await ask(one), await ask(other)]
    await expectError(await second({ ticket: other, passkey: key.sign(request) }), 401, WRONG)
    await shop.database.pool.query(
      "update passkey_challenges set expires_at = expires_at - interval '5 minutes'",
    )
    await expectError(await second({ ticket: one, passkey: key.sign(request) }), 401, WRONG)
  })

  test('by a key of somebody else, or with a changed signature, is refused', async () => {
    const { username, key } = await keyed()
    const { key: foreign } = await keyed()
    const ticket = await ticketOf(username)
    await expectError(await second({ ticket, passkey: foreign.sign(await ask(ticket)) }), 401, WRONG)
    const { response } = createAuthenticator(ORIGIN).sign(await ask(ticket))
    const forged: PasskeyAssertion = { ...key.sign(await ask(ticket)), response }
    await expectError(await second({ ticket, passkey: forged }), 401, WRONG)
  })

  test('with a counter that has not risen is refused as of a copy, and stands in the journal', async () => {
    const { id, username, key } = await keyed()
    const first = await ticketOf(username)
    expect(
      (await second({ ticket: first, passkey: key.sign(await ask(first), { counter: 7 }) })).status,
    ).toBe(200)
    const ticket = await ticketOf(username)
    for (const counter of [7, 6, 0]) {
      const copied = await second({ ticket, passkey: key.sign(await ask(ticket), { counter }) })
      await expectError(copied, 401, 'Ключ не принят: похоже, что у него есть копия')
    }
    expect((await signInsOf(id))[0]).toMatchObject({ action: 'login-failed', source: 'copied-passkey' })
    expect((await second({ ticket, passkey: key.sign(await ask(ticket), { counter: 8 }) })).status).toBe(200)
  })

  test('without a counter is taken each time', async () => {
    const { username, key } = await keyed()
    for (const _time of ['first', 'second']) {
      const ticket = await ticketOf(username)
      expect((await second({ ticket, passkey: key.sign(await ask(ticket), { counter: 0 }) })).status).toBe(
        200,
      )
    }
  })

  test('signs in one of two calls that come together', async () => {
    const { username, key } = await keyed()
    const ticket = await ticketOf(username)
    const passkey = key.sign(await ask(ticket))
    const answers = await Promise.all([second({ ticket, passkey }), second({ ticket, passkey })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })
})

describe('A ticket', () => {
  test('that is late, made up, or of an account without keys has nothing to sign', async () => {
    const options = (ticket: string) => shop.post('/api/admin/login/second/options', { ticket })
    const { username } = await keyed()
    const { username: withCodes } = await secure()
    const ticket = await ticketOf(username)
    await expectError(await options(await ticketOf(withCodes)), 401, ANEW)
    await expectError(await options('made-up'), 401, ANEW)
    await shop.database.pool.query(
      "update sign_in_tickets set expires_at = expires_at - interval '5 minutes'",
    )
    await expectError(await options(ticket), 401, ANEW)
  })

  test('that is gone at the same moment has nothing to sign either', async () => {
    const { username } = await keyed()
    const ticket = await ticketOf(username)
    const lock = 'lock table passkey_challenges in exclusive mode'
    const { answer } = await whileHeld(shop, { lock, change: 'delete from sign_in_tickets' }, async () => {
      const begun = shop.post('/api/admin/login/second/options', { ticket })
      await waitForWaiting(shop, 1)
      return { answer: begun }
    })
    await expectError(await answer, 401, ANEW)
  })

  test('of an account that was blocked meanwhile opens nothing', async () => {
    const { id, username, key } = await keyed()
    const ticket = await ticketOf(username)
    const passkey = key.sign(await ask(ticket))
    await call('PATCH', `/admin/users/${id}/status`, { isActive: false })
    await expectError(await second({ ticket, passkey }), 401, ANEW)
  })

  test('takes no key that was removed meanwhile', async () => {
    const { username, key, cookie, passkey: own, recoveryCodes } = await keyed()
    await add(cookie)
    const ticket = await ticketOf(username)
    const passkey = key.sign(await ask(ticket))
    const typed = { password: STAFF_PASSWORD, code: recoveryCodes[0] }
    expect((await post(`/${own.id}/remove`, typed, cookie)).status).toBe(200)
    await expectError(await second({ ticket, passkey }), 401, WRONG)
  })

  test('takes five answers, and who tries them waits as with codes', async () => {
    const { username, key } = await keyed()
    for (const left of [2, 1]) {
      const ticket = await ticketOf(username)
      for (let tried = 1; tried <= 5; tried += 1) {
        const wrong = await second({ ticket, passkey: key.sign(await ask(ticket), { rpId: 'evil.test' }) })
        expect({ left, tried, status: wrong.status }).toEqual({ left, tried, status: 401 })
      }
      expect((await shop.post('/api/admin/login/second/options', { ticket })).status).toBe(401)
    }
    await failMore(shop)
    const ticket = await ticketOf(username)
    const waiting = await second({ ticket, passkey: key.sign(await ask(ticket)) })
    expect(waiting.status).toBe(429)
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test.each([
    [{ passkey: {} }, 'Ожидается'],
    [{ passkey: { id: 'a', rawId: 'a', type: 'password', response: {} } }, 'Ожидается'],
  ])('refuses what is no answer of a key: %j', async (body, message) => {
    await expectError(await second({ ticket: 'any', ...body }), 400, message)
  })
})

test('A program of before passkeys opens no session of whoever has nothing else, and of all others as ever', async () => {
  const open = (id: number, name: string) =>
    shop.database.pool.query(
      "insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 hour')",
      [name, id],
    )
  const { id, cookie } = await keyed()
  await expect(open(id, 'of-a-former-program')).rejects.toThrow('does not know the passkeys')
  const other = await secure()
  await add(other.cookie)
  await open(other.id, 'after-its-code')
  const { id: unsecured } = await accounts.hire({ role: 'admin' })
  await open(unsecured, 'before-the-rule')
  await shop.database.pool.query('insert into sign_in_rules (second_factor_for_admins) values (true)')
  await expect(open(unsecured, 'under-the-rule')).rejects.toThrow('admins must have a second factor')
  await shop.database.pool.query('delete from sign_in_rules')
  await expect(isSignedIn(cookie)).resolves.toBe(true)
})
