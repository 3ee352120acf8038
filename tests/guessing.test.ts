import { describe, expect, test } from 'vitest'
import { openAccounts } from './support/accounts.ts'
import { expectError } from './support/desk.ts'
import { failMore } from './support/failures.ts'
import { openShop, STAFF_PASSWORD, signInAs } from './support/shop.ts'

const shop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: 'http://shop.test' })
const { call, hire } = openAccounts(shop)

const signIn = (username: string, password: string, address: string) =>
  shop.post('/api/admin/login', { username, password }, { 'x-forwarded-for': address })

/** Statuses of sequential attempts. */
async function tryAll(tries: readonly (() => Promise<Response>)[]): Promise<number[]> {
  const statuses: number[] = []
  for (const one of tries) statuses.push((await one()).status)
  return statuses
}
const times = (count: number) => Array.from({ length: count }, (_, number) => number)

describe('Somebody who guesses the password of one account', () => {
  test('gets no further with all the addresses of an IPv6 network', async () => {
    const { username } = await hire()
    const guess = (i: number) => () => signIn(username, `guess ${i}`, `2001:db8:1:2:${i}::${i}`)
    expect(await tryAll(times(10).map(guess))).toEqual(times(10).map(() => 401))
    await failMore(shop)
    expect((await guess(11)()).status).toBe(429)
    expect((await signIn(username, STAFF_PASSWORD, '2001:db8:1:2::7')).status).toBe(429)
    expect((await signIn(username, STAFF_PASSWORD, '2001:db8:1:3::7')).status).toBe(200)
  })

  test('does not slow down those who work behind the same address', async () => {
    const [mistaken, colleague] = [await hire(), await hire()]
    await tryAll(times(10).map((i) => () => signIn(mistaken.username, `slip ${i}`, '198.51.100.1')))
    await failMore(shop)
    expect((await signIn(mistaken.username, STAFF_PASSWORD, '198.51.100.1')).status).toBe(429)
    expect((await signIn(colleague.username, STAFF_PASSWORD, '198.51.100.1')).status).toBe(200)
  })
})

describe('Somebody who tries one password with many accounts', () => {
  test('is slowed down after fifty, for half a minute at most, and nobody elsewhere is', async () => {
    const { username } = await hire()
    const statuses = await tryAll(
      times(50).map((i) => () => signIn(`account-${i}`, 'Весна2026', '198.51.100.2')),
    )
    expect(statuses).toEqual(times(50).map(() => 401))
    await shop.database.pool.query(
      `insert into login_failures (account, address) select 'x' || n, '198.51.100.2' from generate_series(1, 500) as n`,
    )
    const refused = await signIn(username, STAFF_PASSWORD, '198.51.100.2')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    expect((await refused.json()).message).toMatch(/^Слишком много попыток входа\. Попробуйте через \d+ с\.$/)
    expect((await signIn(username, STAFF_PASSWORD, '198.51.100.3')).status).toBe(200)
  })

  test('may go on when the quarter of an hour is over', async () => {
    const { username } = await hire()
    await shop.database.pool.query(
      `insert into login_failures (account, address, failed_at)
       select 'x' || n, '198.51.100.4', now() - interval '16 minutes' from generate_series(1, 500) as n`,
    )
    expect((await signIn(username, STAFF_PASSWORD, '198.51.100.4')).status).toBe(200)
  })
})

describe('Somebody at a desk that was left unlocked', () => {
  const change = (cookie: string, currentPassword: string) =>
    call('POST', '/admin/change-password', { currentPassword, newPassword: 'новый-ключ-7' }, cookie)

  test('does not guess the current password, and the owner signs in all the same', async () => {
    const { username } = await hire()
    const cookie = await signInAs(shop, 'manager', username)
    const statuses = await tryAll(times(10).map((i) => () => change(cookie, `guess ${i}`)))
    expect(statuses).toEqual(times(10).map(() => 400))
    await failMore(shop)
    const slowed = await change(cookie, STAFF_PASSWORD)
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
    await expectError(slowed, 429, 'Слишком много попыток сменить пароль. Попробуйте через')
    expect((await signIn(username, STAFF_PASSWORD, '198.51.100.5')).status).toBe(200)
  })

  test('slows down nobody else, and a right password forgets the slips before it', async () => {
    const [first, second] = [await hire(), await hire()]
    const cookie = await signInAs(shop, 'manager', first.username)
    await tryAll(times(9).map((i) => () => change(cookie, `slip ${i}`)))
    expect((await change(cookie, STAFF_PASSWORD)).status).toBe(200)
    await tryAll(times(9).map((i) => () => change(cookie, `slip ${i}`)))
    expect((await change(cookie, 'новый-ключ-7')).status).toBe(200)
    expect((await change(await signInAs(shop, 'manager', second.username), STAFF_PASSWORD)).status).toBe(200)
  })

  test('slows the owner down no longer once an admin has given a new password', async () => {
    const { id, username } = await hire()
    const left = await signInAs(shop, 'manager', username)
    await tryAll(times(10).map((i) => () => change(left, `guess ${i}`)))
    await failMore(shop)
    expect((await change(left, STAFF_PASSWORD)).status).toBe(429)
    await call('POST', `/admin/users/${id}/reset-password`, { password: 'новый-ключ-8' })
    const entered = await signIn(username, 'новый-ключ-8', '198.51.100.7')
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await change(cookie, 'новый-ключ-8')).status).toBe(200)
  })
})

test('who gets a new password from an admin need not wait for the old one’s failures', async () => {
  const { id, username } = await hire()
  await tryAll(times(5).map((i) => () => signIn(username.toUpperCase(), `slip ${i}`, '198.51.100.6')))
  await tryAll(times(5).map((i) => () => signIn(username, `slip ${i}`, '198.51.100.6')))
  await failMore(shop)
  expect((await signIn(username, STAFF_PASSWORD, '198.51.100.6')).status).toBe(429)
  expect((await call('POST', `/admin/users/${id}/reset-password`, { password: 'новый-ключ-8' })).status).toBe(
    200,
  )
  expect((await signIn(username, 'новый-ключ-8', '198.51.100.6')).status).toBe(200)
})
