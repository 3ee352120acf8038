import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCESS, calls } from './support/access-table.ts'
import { openAccounts } from './support/accounts.ts'
import { expectError } from './support/desk.ts'
import { openPasskeys } from './support/passkeys.ts'
import { openSecondFactors } from './support/second-factors.ts'
import { openShop, STAFF_PASSWORD } from './support/shop.ts'
import { codeOf } from './support/totp.ts'

const ORIGIN = 'http://shop.test'
const shop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: ORIGIN })
const accounts = openAccounts(shop)
const { admin, call, hire, me, signIn } = accounts
const { post, stateOf, login, second, secure, ticketOf, turnOn } = openSecondFactors(shop, accounts)
const passkeys = openPasskeys(shop, accounts, ORIGIN)

const RULES = '/admin/sign-in-rules'
const MESSAGE = 'Администраторам нужен второй шаг входа'
const demand = (isOn: boolean, cookie: string) => call('PUT', RULES, { secondFactorForAdmins: isOn }, cookie)

/** What an admin may call before he has the second factor; the list of the specification's additions. */
const OPEN = [
  'ownSessions.end',
  'ownSessions.endOthers',
  'ownSessions.list',
  'passkeys.begin',
  'passkeys.create',
  'passkeys.list',
  'secondFactor.begin',
  'secondFactor.confirm',
  'secondFactor.get',
  'session.logout',
  'session.me',
]

/** Another admin, who has the second factor and adds the rule. */
let secured = { id: 0, username: '', cookie: '', secret: '', recoveryCodes: [''] }
beforeAll(async () => {
  secured = await secure({ role: 'admin' })
})
beforeEach(async () => {
  await shop.database.pool.query('delete from sign_in_rules; delete from login_failures')
})

describe('The rule', () => {
  test('is added only by who has the second factor himself, and taken away by any admin who is let in', async () => {
    await expectError(await demand(true, admin.cookie), 409, 'Сначала включите второй шаг входа у себя')
    expect((await call('GET', '/admin/users')).status).toBe(200)
    expect((await demand(true, secured.cookie)).status).toBe(200)
    await expectError(await demand(false, admin.cookie), 403, MESSAGE)
    expect((await demand(false, secured.cookie)).status).toBe(200)
    expect((await call('GET', '/admin/users')).status).toBe(200)
  })

  test('changes nothing for managers, nor for admins with the second factor', async () => {
    const manager = await hire()
    const cookie = (await signIn(manager.username, STAFF_PASSWORD)) ?? ''
    await demand(true, secured.cookie)
    expect((await call('GET', '/admin/products', undefined, cookie)).status).toBe(200)
    expect(await me(cookie)).not.toHaveProperty('secondFactorDemanded')
    expect(await stateOf(cookie)).toEqual({ totp: false, since: null, recoveryCodes: 0 })
    expect((await call('GET', '/admin/users', undefined, secured.cookie)).status).toBe(200)
    expect(await me(secured.cookie)).not.toHaveProperty('secondFactorDemanded')
    const totp = codeOf(secured.secret)
    const entered = await second({ ticket: await ticketOf(secured.username), totp })
    expect((await entered.json()).user).not.toHaveProperty('secondFactorDemanded')
  })

  test('keeps the second factor from being turned off, code and all', async () => {
    const { cookie, recoveryCodes } = await secure({ role: 'admin' })
    await demand(true, cookie)
    expect(await stateOf(cookie)).toMatchObject({ totp: true, demanded: true })
    const typed = { password: STAFF_PASSWORD, code: recoveryCodes[0] }
    await expectError(await post('off', typed, cookie), 409, 'Второй шаг обязателен для администраторов')
    expect(await stateOf(cookie)).toMatchObject({ totp: true, recoveryCodes: 10 })
    await demand(false, cookie)
    expect((await post('off', typed, cookie)).status).toBe(200)
  })
})

describe('A passkey under the rule', () => {
  const remove = (id: number, code: string | undefined, cookie: string) =>
    passkeys.post(`/${id}/remove`, { password: STAFF_PASSWORD, code }, cookie)

  test('lets an admin in who had no second factor', async () => {
    const { username } = await hire({ role: 'admin' })
    const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
    await demand(true, secured.cookie)
    expect(await passkeys.list(cookie)).toEqual([])
    expect((await passkeys.add(cookie)).recoveryCodes).toHaveLength(10)
    expect(await me(cookie)).not.toHaveProperty('secondFactorDemanded')
    expect((await call('GET', '/admin/products', undefined, cookie)).status).toBe(200)
    expect(await (await login(username)).json()).toMatchObject({ second: ['passkey', 'recovery'] })
  })

  test('is enough to add the rule by', async () => {
    const { cookie } = await passkeys.keyed({ role: 'admin' })
    expect((await demand(true, cookie)).status).toBe(200)
    expect((await call('GET', '/admin/users', undefined, cookie)).status).toBe(200)
  })

  test('stays where it is the only factor, code and all, and no try is counted', async () => {
    const { cookie, passkey, recoveryCodes } = await passkeys.keyed({ role: 'admin' })
    const [code] = recoveryCodes
    await demand(true, cookie)
    const refused = await remove(passkey.id, code, cookie)
    await expectError(refused, 409, 'Второй шаг обязателен для администраторов')
    expect(await passkeys.list(cookie)).toEqual([passkey])
    expect(await stateOf(cookie)).toEqual({ totp: false, since: null, recoveryCodes: 10, demanded: true })
    expect((await shop.database.pool.query('select from login_failures')).rowCount).toBe(0)
    await demand(false, cookie)
    expect((await remove(passkey.id, code, cookie)).status).toBe(200)
  })

  test('goes beside another one, and one of two that are removed at once stays', async () => {
    const { cookie, passkey, recoveryCodes } = await passkeys.keyed({ role: 'admin' })
    const { passkey: other } = await passkeys.add(cookie)
    const { passkey: third } = await passkeys.add(cookie)
    const [first, ...codes] = recoveryCodes
    await demand(true, cookie)
    expect((await remove(third.id, first, cookie)).status).toBe(200)
    const removed = await Promise.all(
      [passkey, other].map(({ id }, index) => remove(id, codes[index], cookie)),
    )
    expect(removed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await passkeys.list(cookie)).toHaveLength(1)
  })

  test('goes beside codes of an app, which are turned off beside a passkey', async () => {
    const { cookie, secret, recoveryCodes } = await secure({ role: 'admin' })
    const { passkey } = await passkeys.add(cookie)
    await demand(true, cookie)
    expect((await remove(passkey.id, recoveryCodes[0], cookie)).status).toBe(200)
    await passkeys.add(cookie)
    const typed = { password: STAFF_PASSWORD, code: codeOf(secret) }
    expect((await post('off', typed, cookie)).status).toBe(200)
    expect(await stateOf(cookie)).toEqual({ totp: false, since: null, recoveryCodes: 9, demanded: true })
    expect((await call('GET', '/admin/users', undefined, cookie)).status).toBe(200)
  })
})

describe('An admin without the second factor that is demanded', () => {
  test('signs in as before, is told what is missing, turns it on, and is let in to everything', async () => {
    const { username } = await hire({ role: 'admin' })
    await demand(true, secured.cookie)
    const entered = await login(username)
    expect(entered.status).toBe(200)
    expect((await entered.json()).user).toMatchObject({ username, secondFactorDemanded: true })
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await me(cookie)).toMatchObject({ username, secondFactorDemanded: true })
    const refused = await call('GET', '/admin/products', undefined, cookie)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual({
      message: 'Администраторам нужен второй шаг входа. Включите его в профиле, и всё остальное откроется',
      demanded: 'second-factor',
    })
    await turnOn(cookie)
    expect(await me(cookie)).not.toHaveProperty('secondFactorDemanded')
    expect((await call('GET', '/admin/products', undefined, cookie)).status).toBe(200)
    expect((await login(username)).status).toBe(401)
  })

  test('sees his sessions, ends others, and leaves', async () => {
    const { username } = await hire({ role: 'admin' })
    const [cookie, other] = [await signIn(username, STAFF_PASSWORD), await signIn(username, STAFF_PASSWORD)]
    await demand(true, secured.cookie)
    const own = cookie ?? ''
    expect(await (await call('GET', '/admin/sessions', undefined, own)).json()).toHaveLength(2)
    expect((await call('POST', '/admin/sessions/end-others', {}, own)).status).toBe(200)
    expect(await accounts.isSignedIn(other ?? '')).toBe(false)
    expect((await call('POST', '/admin/logout', {}, own)).status).toBe(200)
    expect(await accounts.isSignedIn(own)).toBe(false)
  })

  test('is shut out at the next call when the rule is added, and when his second factor is taken off', async () => {
    const { id, cookie } = await secure({ role: 'admin' })
    await demand(true, secured.cookie)
    const status = async () => (await call('GET', '/admin/users', undefined, cookie)).status
    expect(await status()).toBe(200)
    await call('DELETE', `/admin/users/${id}/second-factor`, undefined, secured.cookie)
    expect(await status()).toBe(403)
    await turnOn(cookie)
    expect(await status()).toBe(200)
  })

  test('is a visitor to what is public', async () => {
    const read = async () => (await call('GET', '/settings')).json()
    expect(await read()).toHaveProperty('trashDays')
    await demand(true, secured.cookie)
    expect(await read()).not.toHaveProperty('trashDays')
    expect((await call('GET', '/products')).status).toBe(200)
  })

  test('gets no stream of events, and no file of his is read', async () => {
    await demand(true, secured.cookie)
    const headers = { cookie: admin.cookie }
    for (const method of ['GET', 'HEAD']) {
      const stream = await shop.app.request('http://shop.test/api/admin/events', { method, headers })
      expect(stream.status, method).toBe(403)
      await stream.body?.cancel()
    }
    const form = new FormData()
    form.set('image', new File(['x'], 'x.png', { type: 'image/png' }))
    const upload = await shop.app.request('http://shop.test/api/upload/image', {
      method: 'POST',
      headers,
      body: form,
    })
    expect(await upload.json()).toMatchObject({ demanded: 'second-factor' })
    expect(upload.status).toBe(403)
    const open = await shop.app.request('http://shop.test/api/admin/events', {
      headers: { cookie: secured.cookie },
    })
    expect(open.status).toBe(200)
    await open.body?.cancel()
  })
})

test('A stream that is open when the rule is added ends', async () => {
  const stream = await shop.app.request('http://shop.test/api/admin/events', {
    headers: { cookie: admin.cookie },
  })
  expect(stream.status).toBe(200)
  await demand(true, secured.cookie)
  const reader = stream.body?.getReader()
  let isOver = false
  while (!isOver) isOver = (await reader?.read())?.done ?? true
})

describe('Of all calls he is refused', () => {
  const closed = calls.filter(({ name }) => ACCESS[name] !== 'anyone' && !OPEN.includes(name))

  test.each(closed)('$name', async ({ procedure }) => {
    await demand(true, secured.cookie)
    const { method = '', path = '' } = procedure['~orpc'].route
    const address = path.replaceAll('{entity}', 'products').replaceAll(/\{[^}]+\}/g, '999999')
    const isRead = method === 'GET' || method === 'DELETE'
    const refused = await call(method, address, isRead ? undefined : {})
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ demanded: 'second-factor' })
  })
})

test('What is open before the second factor is named, and is one’s own alone', () => {
  const open = calls.filter(({ procedure }) => procedure['~orpc'].meta.beforeSecondFactor)
  expect(open.map(({ name }) => name).toSorted()).toEqual(OPEN)
})
