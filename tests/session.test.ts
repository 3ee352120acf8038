import { describe, expect, test } from 'vitest'
import { openShop, STAFF_PASSWORD, signInAs } from './support/shop.ts'

const shop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: 'http://shop.test' })

const signIn = (username: string, password: string, address = '10.0.0.1') =>
  shop.post('/api/admin/login', { username, password }, { 'x-forwarded-for': address })
const me = (cookie: string) => shop.get('/api/admin/me', { cookie })

describe('Staff', () => {
  test('sign in, are known, and sign out', async () => {
    const cookie = await signInAs(shop, 'manager')
    const known = await me(cookie)
    expect(await known.json()).toEqual({
      user: {
        id: expect.any(Number),
        username: 'manager',
        fullName: null,
        role: 'manager',
        email: null,
        isActive: true,
        createdAt: expect.any(String),
        lastLogin: expect.any(String),
        version: 1,
      },
    })
    const left = await shop.post('/api/admin/logout', undefined, { cookie })
    expect(left.status).toBe(200)
    expect((await me(cookie)).status).toBe(401)
  })

  test('get a cookie that scripts and other sites cannot use, and a new one at every sign-in', async () => {
    await signInAs(shop, 'manager')
    const first = await signIn('manager', STAFF_PASSWORD)
    const header = first.headers.get('set-cookie') ?? ''
    expect(header).toMatch(/HttpOnly/)
    expect(header).toMatch(/SameSite=Lax/)
    const old = header.split(';')[0] ?? ''
    const second = await shop.post(
      '/api/admin/login',
      { username: 'manager', password: STAFF_PASSWORD },
      { cookie: old },
    )
    expect(second.headers.get('set-cookie')?.split(';')[0]).not.toBe(old)
    expect((await me(old)).status).toBe(401)
  })

  test('that keep working stay signed in: the cookie moves with the session', async () => {
    const cookie = await signInAs(shop, 'manager', 'diligent')
    expect((await me(cookie)).headers.get('set-cookie')).toBeNull()
    await shop.database.pool.query("update sessions set expires_at = now() + interval '10 hours'")
    const later = await me(cookie)
    expect(later.headers.get('set-cookie')).toContain(cookie)
    expect(later.headers.get('set-cookie')).toContain('Max-Age=43200')
    const { rows } = await shop.database.pool.query(
      "select count(*)::int as count from sessions where expires_at > now() + interval '11 hours'",
    )
    expect(rows[0].count).toBe(1)
  })

  test('whose session has run out are strangers again, and it cannot be brought back', async () => {
    const cookie = await signInAs(shop, 'manager', 'absent')
    const expire = (moment: string) =>
      shop.database.pool.query(`update sessions set expires_at = ${moment}
        where user_id = (select id from users where username = 'absent')`)
    await expire("now() - interval '1 second'")
    for (const address of ['/api/admin/me', '/api/admin/inquiries']) {
      const refused = await shop.get(address, { cookie })
      expect(refused.status).toBe(401)
      expect(refused.headers.get('set-cookie')).toBeNull()
    }
    await expire("now() + interval '1 minute'")
    expect((await me(cookie)).status).toBe(200)
  })

  test('that sign in clear away what is long over: sessions of everybody, and failures that no longer count', async () => {
    const { pool } = shop.database
    const active = await signInAs(shop, 'manager', 'active')
    await signInAs(shop, 'manager', 'gone')
    await signIn('gone', 'wrong password')
    const gone = "(select id from users where username = 'gone')"
    await pool.query(`update sessions set expires_at = now() - interval '1 minute' where user_id = ${gone}`)
    await pool.query("update login_failures set failed_at = now() - interval '16 minutes'")
    await signInAs(shop, 'manager', 'cleaner')
    const count = async (table: string, where = 'true') =>
      (await pool.query(`select count(*)::int as count from ${table} where ${where}`)).rows[0].count
    expect(await count('sessions', `user_id = ${gone}`)).toBe(0)
    expect(await count('login_failures')).toBe(0)
    expect((await me(active)).status).toBe(200)
  })

  test('that are blocked lose their session and cannot come back', async () => {
    const cookie = await signInAs(shop, 'manager', 'blocked')
    await shop.database.pool.query("update users set is_active = false where username = 'blocked'")
    expect((await me(cookie)).status).toBe(401)
    expect((await signIn('blocked', STAFF_PASSWORD)).status).toBe(401)
  })
})

describe('A stranger', () => {
  test('gets one and the same answer for an unknown name, a wrong password, a blocked account and role user', async () => {
    await signInAs(shop, 'manager', 'known')
    await signInAs(shop, 'manager', 'inactive')
    await signInAs(shop, 'manager', 'visitor')
    await shop.database.pool.query("update users set is_active = false where username = 'inactive'")
    await shop.database.pool.query("update users set role = 'user' where username = 'visitor'")
    const responses = await Promise.all([
      signIn('nobody', STAFF_PASSWORD),
      signIn('known', 'wrong password'),
      signIn('inactive', STAFF_PASSWORD),
      signIn('visitor', STAFF_PASSWORD),
    ])
    for (const response of responses) {
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ message: 'Неверное имя пользователя или пароль' })
      expect(response.headers.get('set-cookie')).toBeNull()
    }
  })

  test('waits after ten failures from one address, while others sign in at once', async () => {
    await signInAs(shop, 'manager', 'guessed')
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn('guessed', `guess ${attempt}`, '10.0.0.66')).status).toBe(401)
    }
    const slowed = await signIn('guessed', STAFF_PASSWORD, '10.0.0.66')
    expect(slowed.status).toBe(429)
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await slowed.json()).message).toMatch(/Слишком много попыток/)
    expect((await signIn('guessed', 'guess', '10.0.0.66')).status).toBe(429)
    const failed = await shop.database.pool.query(
      "select actor_name from journal where action = 'login-failed' and title = 'guessed' order by id",
    )
    // The ten, and one entry for however many were refused within the minute.
    expect(failed.rows).toEqual(Array(11).fill({ actor_name: 'guessed' }))
    expect((await signIn('guessed', STAFF_PASSWORD, '10.0.0.7')).status).toBe(200)
  })

  test('cannot pass the limit by guessing many at once, nor by naming another address', async () => {
    await signInAs(shop, 'manager', 'stormed')
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, i) => signIn('stormed', `guess ${i}`, `1.2.3.${i}, 10.0.0.99`)),
    )
    const compared = guesses.filter(({ status }) => status === 401)
    expect(compared.length).toBeLessThanOrEqual(11)
    expect(guesses.every(({ status }) => status === 401 || status === 429)).toBe(true)
  })

  test('is told which field of the sign-in form is empty', async () => {
    const response = await signIn(' ', '')
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toEqual({
      username: 'Имя пользователя обязательно',
      password: 'Пароль обязателен',
    })
  })

  test('reads no inquiry of a customer', async () => {
    expect((await shop.get('/api/admin/inquiries')).status).toBe(401)
  })
})
