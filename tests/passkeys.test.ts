import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { JournalEntry } from '../src/contract/records/journal.ts'
import { openAccounts } from './support/accounts.ts'
import { createAuthenticator } from './support/authenticator.ts'
import { expectError } from './support/desk.ts'
import { listFiles, root } from './support/files.ts'
import { waitForWaiting, whileHeld } from './support/held-calls.ts'
import { openPasskeys } from './support/passkeys.ts'
import { openSecondFactors } from './support/second-factors.ts'
import { openShop, STAFF_PASSWORD } from './support/shop.ts'
import { codeOf } from './support/totp.ts'

const ORIGIN = 'http://shop.test'
const shop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: ORIGIN })
const accounts = openAccounts(shop)
const { admin, call, hire, signIn, isSignedIn, accountOf } = accounts
const factors = openSecondFactors(shop, accounts)
const { post, begin, add, list, keyed } = openPasskeys(shop, accounts, ORIGIN)

const entriesOf = async (id: number): Promise<JournalEntry[]> =>
  (await (await call('GET', `/admin/journal?entity=users&entityId=${id}`)).json()).entries

beforeEach(async () => {
  await shop.database.pool.query('delete from login_failures')
})

describe('Adding a key', () => {
  test('asks for the password, says what the browser is to make, and keeps what it has made', async () => {
    const { username } = await hire()
    const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
    await expectError(await post('/options', { password: 'не тот' }, cookie), 400, 'Неверный пароль')
    const creation = await begin(cookie)
    expect(creation).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 300_000,
      rp: { id: 'shop.test', name: 'shop.test' },
      user: { id: expect.stringMatching(/^[\w-]{43}$/), name: username, displayName: username },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    })
    const key = createAuthenticator(ORIGIN)
    const made = await post('', { name: ' Синий ключ ', response: key.create(creation) }, cookie)
    expect(made.status).toBe(200)
    const { passkey, recoveryCodes } = await made.json()
    expect(recoveryCodes).toHaveLength(10)
    expect(passkey).toEqual({
      id: expect.any(Number),
      name: 'Синий ключ',
      device: expect.any(String),
      isBackedUp: false,
      createdAt: expect.any(String),
      lastUsedAt: null,
    })
    expect(await list(cookie)).toEqual([passkey])
    const { excludeCredentials } = await begin(cookie)
    expect(excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['usb'] }])
  })

  test('is a second factor by itself: it ends other sessions, brings recovery codes and stands in the journal', async () => {
    const { id, username } = await hire()
    const [own, other] = [
      (await signIn(username, STAFF_PASSWORD)) ?? '',
      (await signIn(username, STAFF_PASSWORD)) ?? '',
    ]
    await add(own, 'Телефон')
    expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, false])
    expect(await signIn(username, STAFF_PASSWORD)).toBeNull()
    expect(await accountOf(id)).toMatchObject({ secondFactor: true })
    expect(await factors.stateOf(own)).toEqual({ totp: false, since: null, recoveryCodes: 10 })
    const [entry] = await entriesOf(id)
    expect(entry).toMatchObject({ action: 'update', actorId: id, title: username })
    expect(entry?.changes).toEqual([
      { field: 'secondFactor', label: 'Второй шаг входа', before: false, after: true },
      { field: 'passkey', label: 'Ключ входа', before: null, after: 'Телефон' },
    ])
  })

  test('beside another factor leaves sessions and recovery codes as they are', async () => {
    const { username, secret, cookie } = await factors.secure()
    const signedIn = await factors.second({ ticket: await factors.ticketOf(username), totp: codeOf(secret) })
    const other = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await add(cookie)).recoveryCodes).toEqual([])
    expect(await isSignedIn(other)).toBe(true)
    expect((await factors.stateOf(cookie)).recoveryCodes).toBe(10)
  })

  test('takes each challenge once, in the session that it was made in, for five minutes', async () => {
    const { username } = await hire()
    const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
    const creation = await begin(cookie)
    const wrong = createAuthenticator(ORIGIN).create(creation, { origin: 'http://evil.test' })
    await expectError(await post('', { name: 'Ключ', response: wrong }, cookie), 400, 'Ключ не подошёл')
    const response = createAuthenticator(ORIGIN).create(creation)
    const anew = 'Начните добавление ключа заново'
    await expectError(await post('', { name: 'Ключ', response }, cookie), 409, anew)

    const other = (await signIn(username, STAFF_PASSWORD)) ?? ''
    const elsewhere = createAuthenticator(ORIGIN).create(await begin(cookie))
    await expectError(await post('', { name: 'Ключ', response: elsewhere }, other), 409, anew)

    await shop.database.pool.query(
      "update passkey_challenges set expires_at = expires_at - interval '5 minutes'",
    )
    await expectError(await post('', { name: 'Ключ', response: elsewhere }, cookie), 409, anew)
    expect(await list(cookie)).toEqual([])
  })

  test.each([
    ['of another site', { origin: 'http://evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['of another challenge', { challenge: 'AAAA' }],
  ])('refuses an answer %s', async (_what, deviation) => {
    const { username } = await hire()
    const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
    const response = createAuthenticator(ORIGIN).create(await begin(cookie), deviation)
    await expectError(await post('', { name: 'Ключ', response }, cookie), 400, 'Ключ не подошёл')
  })

  test('refuses a key that somebody has already', async () => {
    const { key } = await keyed()
    const { username } = await hire()
    const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
    const response = key.create(await begin(cookie))
    await expectError(await post('', { name: 'Ключ', response }, cookie), 409, 'Этот ключ уже добавлен')
    expect(await signIn(username, STAFF_PASSWORD)).not.toBeNull()
  })

  test('begins nothing in a session that ends at the same moment', async () => {
    const { id, username } = await hire()
    const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
    const lock = 'lock table passkey_challenges in exclusive mode'
    const change = `delete from sessions where user_id = ${id}`
    const { answer } = await whileHeld(shop, { lock, change }, async () => {
      const begun = post('/options', { password: STAFF_PASSWORD }, cookie)
      await waitForWaiting(shop, 1)
      return { answer: begun }
    })
    await expectError(await answer, 401, 'Вы не вошли')
  })

  test('ends at twenty', async () => {
    const { id, cookie } = await keyed()
    await shop.database.pool.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, is_backed_up)
       select $1::int, $1::int || '-' || n, 'AA', 0, '[]', 'Ключ', false from generate_series(1, 19) n`,
      [id],
    )
    const full = await post('/options', { password: STAFF_PASSWORD }, cookie)
    await expectError(full, 409, 'Ключей уже 20')
  })
})

describe('A key of one’s own', () => {
  test('is called otherwise, and the journal tells it', async () => {
    const { id, cookie, passkey } = await keyed()
    const renamed = await call('PATCH', `/admin/passkeys/${passkey.id}`, { name: 'Запасной' }, cookie)
    expect(await renamed.json()).toEqual({ ...passkey, name: 'Запасной' })
    const [entry] = await entriesOf(id)
    expect(entry?.changes).toMatchObject([{ field: 'passkey', before: 'Ключ', after: 'Запасной' }])
    const empty = await call('PATCH', `/admin/passkeys/${passkey.id}`, { name: ' ' }, cookie)
    await expectError(empty, 400, 'Назовите ключ')
  })

  test('goes by password and code; with the last factor recovery codes go', async () => {
    const { id, username, cookie, passkey, recoveryCodes } = await keyed()
    const [code, other] = recoveryCodes
    const remove = (typed: object) => post(`/${passkey.id}/remove`, typed, cookie)
    await expectError(await remove({ password: 'не тот', code }), 400, 'Неверный пароль')
    await expectError(await remove({ password: STAFF_PASSWORD, code: 'abcd' }), 400, 'Неверный код')
    expect((await remove({ password: STAFF_PASSWORD, code })).status).toBe(200)
    expect(await list(cookie)).toEqual([])
    expect(await factors.stateOf(cookie)).toEqual({ totp: false, since: null, recoveryCodes: 0 })
    expect(await signIn(username, STAFF_PASSWORD)).not.toBeNull()
    await expectError(
      await remove({ password: STAFF_PASSWORD, code: other }),
      404,
      'Такого ключа входа уже нет',
    )
    const [entry] = await entriesOf(id)
    expect(entry?.changes).toMatchObject([
      { field: 'secondFactor', before: true, after: false },
      { field: 'passkey', before: 'Ключ', after: null },
    ])
  })

  test('stays when codes of the app are turned off, and recovery codes with it', async () => {
    const { id, username, cookie, secret } = await factors.secure()
    await add(cookie)
    const code = codeOf(secret)
    expect((await factors.post('off', { password: STAFF_PASSWORD, code }, cookie)).status).toBe(200)
    expect(await factors.stateOf(cookie)).toEqual({ totp: false, since: null, recoveryCodes: 10 })
    expect(await (await factors.login(username)).json()).toMatchObject({ second: ['passkey', 'recovery'] })
    const [entry] = await entriesOf(id)
    expect(entry?.changes).toMatchObject([{ field: 'totp', before: true, after: false }])
  })

  test('brings new recovery codes in place of the old, without codes of an app', async () => {
    const { cookie, recoveryCodes } = await keyed()
    const typed = { password: STAFF_PASSWORD, code: recoveryCodes[0] }
    const renewed = await factors.post('recovery-codes', typed, cookie)
    expect((await renewed.json()).recoveryCodes).toHaveLength(10)
  })

  test('is nobody else’s to name or to remove', async () => {
    const [mine, theirs] = [await keyed(), await keyed()]
    const named = await call('PATCH', `/admin/passkeys/${theirs.passkey.id}`, { name: 'Моё' }, mine.cookie)
    await expectError(named, 404, 'Такого ключа входа уже нет')
    const [code] = mine.recoveryCodes
    const removed = await post(
      `/${theirs.passkey.id}/remove`,
      { password: STAFF_PASSWORD, code },
      mine.cookie,
    )
    await expectError(removed, 404, 'Такого ключа входа уже нет')
    expect(await list(theirs.cookie)).toEqual([theirs.passkey])
    // What was not done has not used up the code.
    expect((await factors.stateOf(mine.cookie)).recoveryCodes).toBe(10)
  })

  test('goes with the rest when an admin takes the second factor off', async () => {
    const { id, username, cookie } = await keyed()
    expect((await call('DELETE', `/admin/users/${id}/second-factor`)).status).toBe(204)
    expect(await list(cookie)).toEqual([])
    expect(await factors.stateOf(cookie)).toEqual({ totp: false, since: null, recoveryCodes: 0 })
    expect(await signIn(username, STAFF_PASSWORD)).not.toBeNull()
    const [entry] = await entriesOf(id)
    expect(entry).toMatchObject({ actorId: admin.id })
  })
})

test('The libraries of passkeys are loaded when a passkey needs them', () => {
  const eager = listFiles('src', /\.tsx?$/).filter((file) =>
    /^(?:import|export)\b(?! type)[^;]*? from '(?:@simplewebauthn\/\w+|[./\w-]*\/create-passkey\.ts)'/m.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  )
  expect(eager).toEqual(['src/admin/resources/profile/create-passkey.ts'])
})
