import { expect, test } from 'vitest'
import { hours } from '../src/lib/duration.ts'
import { createListener } from '../src/server/serve.ts'
import { openOnNetwork } from './support/on-network.ts'
import { openShop, STAFF_PASSWORD, signInAs } from './support/shop.ts'

const shop = openShop({ PUBLIC_URL: 'https://shop.example' })
const query = (text: string) => shop.database.pool.query(text)
const me = (cookie: string) => shop.get('/api/admin/me', { cookie })

test('under https the cookie is bound to the host and to https', async () => {
  await signInAs(shop, 'manager')
  const credentials = { username: 'manager', password: STAFF_PASSWORD }
  const response = await shop.post('/api/admin/login', credentials)
  const [cookie = '', ...attributes] = (response.headers.get('set-cookie') ?? '').split('; ')
  expect(cookie).toMatch(/^__Host-staff_session=[\w-]{43}$/)
  expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
  expect(attributes.join()).not.toContain('Domain')
  expect((await me(cookie)).status).toBe(200)
  const left = await shop.post('/api/admin/logout', undefined, { cookie })
  expect(left.headers.get('set-cookie')).toMatch(/^__Host-staff_session=;.*Max-Age=0/)
})

test('a cookie that a neighbouring subdomain could have set signs nobody in', async () => {
  const cookie = await signInAs(shop, 'manager')
  expect((await me(cookie.replace('__Host-', ''))).status).toBe(401)
  expect((await me(`staff_session=invented; ${cookie}`)).status).toBe(200)
})

test('staff get no page that was kept for visitors', async () => {
  const cookie = await signInAs(shop, 'manager')
  const server = await openOnNetwork(createListener(shop.app, shop.contentCache, shop.config))
  const address = `${server.address}/about`
  for (const _visit of ['first', 'second']) {
    expect((await fetch(address)).headers.get('cache-control')).toContain('public')
    expect((await fetch(address, { headers: { cookie } })).headers.get('cache-control')).toContain('no-store')
  }
  await server.close()
})

test('a session that was not used for twelve hours is over', async () => {
  const cookie = await signInAs(shop, 'manager', 'asleep')
  await query("update sessions set expires_at = now() - interval '1 second'")
  expect((await me(cookie)).status).toBe(401)
})

test('a session is over after thirty days, however often it is used', async () => {
  const cookie = await signInAs(shop, 'manager', 'tireless')
  await query(`update sessions set created_at = now() - interval '29 days 20 hours',
    expires_at = now() + interval '1 hour'`)
  expect((await me(cookie)).status).toBe(200)
  const { rows } = await query('select max(expires_at) as until from sessions')
  expect(rows[0].until.getTime() - Date.now()).toBeLessThanOrEqual(hours(4))
  expect(rows[0].until.getTime() - Date.now()).toBeGreaterThan(hours(3))
  await query(
    `update sessions set created_at = now() - interval '30 days', expires_at = now() + interval '9 hours'`,
  )
  expect((await me(cookie)).status).toBe(401)
})
