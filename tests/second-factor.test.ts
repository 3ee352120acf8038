import { beforeEach, describe, expect, test } from 'vitest'
import type { JournalEntry } from '../src/contract/records/journal.ts'
import { openAccounts } from './support/accounts.ts'
import { expectError } from './support/desk.ts'
import { failMore } from './support/failures.ts'
import { openSecondFactors } from './support/second-factors.ts'
import { openShop, STAFF_PASSWORD } from './support/shop.ts'
import { codeOf, wrongCode } from './support/totp.ts'

const shop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: 'http://shop.test' })
const accounts = openAccounts(shop)
const { admin, call, hire, signIn, isSignedIn, accountOf } = accounts
const { post, stateOf, login, second, secure, ticketOf } = openSecondFactors(shop, accounts)

beforeEach(async () => {
  await shop.database.pool.query('delete from login_failures')
})

describe('Turning it on', () => {
  test('asks for the password, gives the key as text, address and picture, and waits for the first code', async () => {
    const { username } = await hire()
    const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
    const refused = await post('totp', { password: 'не тот пароль' }, cookie)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({
      message: 'Неверный пароль',
      errors: { password: 'Неверный пароль' },
    })
    const begun = await (await post('totp', { password: STAFF_PASSWORD }, cookie)).json()
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.address).toBe(
      `otpauth://totp/shop.test:${username}?issuer=shop.test&secret=${begun.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(begun.qr).toEqual({
      size: expect.any(Number),
      path: expect.stringMatching(/^(?:M\d+ \d+h1v1h-1z)+$/),
    })
    expect(await stateOf(cookie)).toEqual({ totp: false, since: null, recoveryCodes: 0 })
    expect(await signIn(username, STAFF_PASSWORD)).not.toBeNull()

    expect((await post('totp/confirm', { code: wrongCode(begun.secret) }, cookie)).status).toBe(400)
    const code = codeOf(begun.secret)
    const confirmed = await post('totp/confirm', { code: `${code.slice(0, 3)} ${code.slice(3)}` }, cookie)
    const { recoveryCodes } = await confirmed.json()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const one of recoveryCodes) expect(one).toMatch(/^[a-z2-7]{4}(?:-[a-z2-7]{4}){3}$/)
    expect(await stateOf(cookie)).toEqual({ totp: true, since: expect.any(String), recoveryCodes: 10 })
    await expectError(await post('totp', { password: STAFF_PASSWORD }, cookie), 409, 'Второй шаг уже включён')
    await expectError(await post('totp/confirm', { code }, cookie), 409, 'Второй шаг уже включён')
  })

  test('stores neither key nor codes as they are, and the journal says who did what to whom', async () => {
    const { id, secret, recoveryCodes } = await secure()
    const { rows } = await shop.database.pool.query<{ line: string }>(`
      select t::text as line from second_factors t union all select t::text from recovery_codes t
      union all select j::text from journal j`)
    const stored = rows.map(({ line }) => line).join('\n')
    for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden)
    const { entries } = await (await call('GET', `/admin/journal?entity=users&entityId=${id}`)).json()
    expect(entries[0]).toMatchObject({ action: 'update', actorId: id })
    expect(entries[0].changes).toEqual([
      { field: 'secondFactor', label: 'Второй шаг входа', before: false, after: true },
    ])
  })
})

describe('The sign-in with a second factor', () => {
  test('opens no session by the password alone, and one by a code of the app', async () => {
    const { username, secret } = await secure()
    const first = await login(username)
    expect(first.status).toBe(401)
    expect(first.headers.get('set-cookie')).toBeNull()
    const { ticket, ...rest } = await first.json()
    expect(rest).toEqual({
      message: 'Нужен второй шаг: код из приложения или код восстановления',
      second: ['totp', 'recovery'],
    })
    const done = await second({ ticket, totp: codeOf(secret) })
    expect(done.status).toBe(200)
    expect((await done.json()).user).toMatchObject({ username, role: 'manager' })
    const cookie = done.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await isSignedIn(cookie)).toBe(true)
    expect((await second({ ticket, totp: codeOf(secret, 1) })).status).toBe(401)
  })

  test('says nothing of a second factor to who has a wrong password', async () => {
    const { username } = await secure()
    const refused = await login(username, 'не тот пароль')
    expect(await refused.json()).toEqual({ message: 'Неверное имя пользователя или пароль' })
  })

  test('takes each code of the app once, and none of before it', async () => {
    const { username, secret } = await secure()
    const [now, next] = [codeOf(secret), codeOf(secret, 1)]
    expect((await second({ ticket: await ticketOf(username), totp: next })).status).toBe(200)
    for (const totp of [next, now]) {
      expect((await second({ ticket: await ticketOf(username), totp })).status).toBe(401)
    }
  })

  test('takes one code of two calls that come together once', async () => {
    const { username, secret } = await secure()
    const tickets = await Promise.all([ticketOf(username), ticketOf(username)])
    const totp = codeOf(secret)
    const answers = await Promise.all(tickets.map((ticket) => second({ ticket, totp })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('takes each recovery code once, however it is written', async () => {
    const { username, recoveryCodes, cookie } = await secure()
    const written = (recoveryCodes[0] ?? '').toUpperCase().replaceAll('-', ' ')
    expect((await second({ ticket: await ticketOf(username), recovery: written })).status).toBe(200)
    expect((await stateOf(cookie)).recoveryCodes).toBe(9)
    const again = await second({ ticket: await ticketOf(username), recovery: recoveryCodes[0] })
    await expectError(again, 401, 'Такого кода восстановления нет, или он уже использован')
  })

  test('keeps the ticket after a wrong code, for five of them, and for five minutes', async () => {
    const { username, secret } = await secure()
    const ticket = await ticketOf(username)
    for (const left of [4, 3, 2, 1]) {
      const wrong = await (await second({ ticket, totp: wrongCode(secret) })).json()
      expect({ left, ...wrong }).toEqual({
        left,
        message: 'Неверный код. Код из приложения действует полминуты и один раз',
        second: ['totp', 'recovery'],
        ticket,
      })
    }
    const late = { message: 'Второй шаг нужно начать заново. Введите пароль ещё раз' }
    expect(await (await second({ ticket, totp: wrongCode(secret) })).json()).toEqual(late)
    expect(await (await second({ ticket, totp: codeOf(secret) })).json()).toEqual(late)

    const other = await ticketOf(username)
    await shop.database.pool.query(
      "update sign_in_tickets set expires_at = expires_at - interval '5 minutes'",
    )
    expect(await (await second({ ticket: other, totp: codeOf(secret) })).json()).toEqual(late)
    expect(await (await second({ ticket: 'made-up', totp: codeOf(secret) })).json()).toEqual(late)
  })

  const ONE_WAY = 'Подтвердите вход чем-то одним: ключом входа, кодом из приложения или кодом восстановления'
  test.each([
    [{ totp: '12345' }, 'Код из приложения состоит из шести цифр'],
    [{}, ONE_WAY],
    [{ totp: '123456', recovery: 'abcd' }, ONE_WAY],
  ])('refuses what is no code: %o', async (codes, message) => {
    await expectError(await second({ ticket: 'any', ...codes }), 400, message)
  })

  test('ends with the password: a ticket of the one before, or of a blocked account, opens nothing', async () => {
    const [changed, blocked] = [await secure(), await secure()]
    const tickets = [await ticketOf(changed.username), await ticketOf(blocked.username)]
    await call('POST', `/admin/users/${changed.id}/reset-password`, { password: 'новый-ключ-7' })
    await call('PATCH', `/admin/users/${blocked.id}/status`, { isActive: false })
    const [first, other] = [
      await second({ ticket: tickets[0], totp: codeOf(changed.secret) }),
      await second({ ticket: tickets[1], totp: codeOf(blocked.secret) }),
    ]
    expect([first.status, other.status]).toEqual([401, 401])
  })

  test('makes who tries codes wait, from all networks together, as passwords do', async () => {
    const { id, username, secret } = await secure()
    for (const address of ['10.1.0.1', '10.2.0.1']) {
      const ticket = await ticketOf(username)
      for (let tried = 0; tried < 5; tried += 1) {
        const wrong = { ticket, totp: wrongCode(secret) }
        const answer = await shop.post('/api/admin/login/second', wrong, { 'x-forwarded-for': address })
        expect(answer.status).toBe(401)
      }
    }
    await failMore(shop)
    const waiting = await second({ ticket: await ticketOf(username), totp: codeOf(secret) })
    expect(waiting.status).toBe(429)
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0)
    const { entries } = await (await call('GET', `/admin/journal?entity=sessions&entityId=${id}`)).json()
    const failures = entries.filter(({ action }: JournalEntry) => action === 'login-failed')
    const sources = failures.map(({ source }: JournalEntry) => source ?? 'code')
    expect(sources.filter((source: string) => source === 'code')).toHaveLength(10)
    expect(sources.filter((source: string) => source === 'refused')).toHaveLength(1)
  })
})

describe('Turning it off', () => {
  test('takes password and code, and the sign-in is as before', async () => {
    const { username, cookie, secret } = await secure()
    const code = codeOf(secret)
    await expectError(await post('off', { password: 'не тот', code }, cookie), 400, 'Неверный пароль')
    const wrong = await post('off', { password: STAFF_PASSWORD, code: wrongCode(secret) }, cookie)
    await expectError(wrong, 400, 'Неверный код')
    expect((await stateOf(cookie)).totp).toBe(true)
    expect((await post('off', { password: STAFF_PASSWORD, code }, cookie)).status).toBe(200)
    expect(await stateOf(cookie)).toEqual({ totp: false, since: null, recoveryCodes: 0 })
    expect(await signIn(username, STAFF_PASSWORD)).not.toBeNull()
    await expectError(await post('off', { password: STAFF_PASSWORD, code }, cookie), 409, 'не включён')
  })

  test('takes a recovery code as well, of which new ones replace the old', async () => {
    const { cookie, recoveryCodes } = await secure()
    const [used, other] = recoveryCodes
    const renewed = await post('recovery-codes', { password: STAFF_PASSWORD, code: used }, cookie)
    const { recoveryCodes: fresh }: { recoveryCodes: string[] } = await renewed.json()
    expect(fresh).toHaveLength(10)
    const old = await post('off', { password: STAFF_PASSWORD, code: other }, cookie)
    await expectError(old, 400, 'Неверный код')
    expect((await post('off', { password: STAFF_PASSWORD, code: fresh[9] }, cookie)).status).toBe(200)
  })

  test('is done for somebody else by an admin alone, and stands in the journal', async () => {
    const { id, username, cookie } = await secure()
    expect(await accountOf(id)).toMatchObject({ secondFactor: true })
    const off = (who: number, as?: string) =>
      call('DELETE', `/admin/users/${who}/second-factor`, undefined, as ?? admin.cookie)
    expect((await off(id, cookie)).status).toBe(403)
    await expectError(await off(admin.id), 403, 'Свой второй шаг выключают в профиле')
    expect((await off(id)).status).toBe(204)
    expect(await accountOf(id)).not.toHaveProperty('secondFactor')
    await expectError(await off(id), 404, 'Второй шаг у него не включён')
    expect(await signIn(username, STAFF_PASSWORD)).not.toBeNull()
    const { entries } = await (await call('GET', `/admin/journal?entity=users&entityId=${id}`)).json()
    expect(entries[0]).toMatchObject({ actorId: admin.id, title: username })
    expect(entries[0].changes).toMatchObject([{ field: 'secondFactor', before: true, after: false }])
  })
})

test('Under another key of the secrets recovery codes alone are offered', async () => {
  const { username, recoveryCodes } = await secure()
  await shop.database.pool.query("update second_factors set sealed_secret = 'AAAA'")
  const { second: ways, ticket } = await (await login(username)).json()
  expect(ways).toEqual(['recovery'])
  expect((await second({ ticket, totp: '123456' })).status).toBe(401)
  expect((await second({ ticket, recovery: recoveryCodes[0] })).status).toBe(200)
})
