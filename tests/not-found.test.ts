import { expect, test } from 'vitest'
import type { NotFoundEntry } from '../src/contract/content/not-found.ts'
import { createNotFoundCounter } from '../src/server/features/not-found/not-found-counter.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError, UNKNOWN_IDS } from './support/desk.ts'
import { quietLog } from './support/log.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callAnonymously, callJson, look, makeProduct } = openCatalogueDesk(shop)

const PATH = '/admin/not-found'
const list = () => callJson<NotFoundEntry[]>(200, 'GET', PATH)
const find = async (path: string) => (await list()).find((one) => one.path === path)
const readStored = async () =>
  (await shop.database.pool.query<{ path: string; count: number }>('select path, count from not_found')).rows

test('a visitor who finds no page is counted, with the page that led there, and nothing that says who it was', async () => {
  await shop.get('/lost?utm_source=ya&phone=79161234567', {
    referer: 'https://forum.example/septiki?user=ivan#5',
  })
  // Another spelling is led to the one address, which is asked for then.
  expect((await shop.get('/Lost/')).status).toBe(301)
  await shop.get('/lost')
  const entry = await find('/lost')
  expect(entry).toMatchObject({ path: '/lost', count: 2, referrer: 'https://forum.example/septiki' })
  expect(Date.parse(entry?.lastAt ?? '')).toBeGreaterThanOrEqual(Date.parse(entry?.firstAt ?? ''))
  expect(JSON.stringify(await readStored())).not.toContain('7916')
})

test('those asked for most stand first; staff, files, robots and pages are not counted', async () => {
  for (const path of ['/often', '/often', '/often', '/often', '/seldom']) await shop.get(path)
  await look('/seen-by-staff')
  for (const path of ['/index.php', '/.env', '/assets/none.png', '/api/none', '/about', '/admin/none']) {
    await shop.get(path)
  }
  await shop.app.request('http://shop.test/asked-by-head', { method: 'HEAD' })
  const paths = (await list()).map(({ path }) => path)
  expect(paths).toEqual(['/often', '/lost', '/seldom'])
})

test('requests write nothing: what was counted is written together', async () => {
  await list()
  const before = await readStored()
  for (let visit = 0; visit < 10; visit += 1) await shop.get(`/together/${visit % 5}`)
  expect(await readStored()).toEqual(before)
  await list()
  const added = (await readStored()).filter(({ path }) => path.startsWith('/together/'))
  expect(added.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2])
})

test('an address that got a redirect or a page is in the list no more', async () => {
  await shop.get('/led-elsewhere')
  await shop.get('/product/made-later')
  expect(await find('/led-elsewhere')).toBeDefined()
  await callJson(201, 'POST', '/admin/redirects', { from: '/led-elsewhere', to: '/about' })
  expect(await find('/led-elsewhere')).toBeUndefined()
  expect(await find('/product/made-later')).toBeDefined()
  await makeProduct({ slug: 'made-later' })
  expect(await find('/product/made-later')).toBeUndefined()
})

test('an address whose redirect leads to no page is in the list until the redirect leads to one', async () => {
  const { id } = await makeProduct({ slug: 'led-to' })
  const body = { from: '/led-nowhere', to: '/step-between' }
  const made = await callJson<{ id: number }>(201, 'POST', '/admin/redirects', body)
  await callJson(201, 'POST', '/admin/redirects', { from: '/step-between', to: '/product/led-to#price' })
  expect((await shop.get('/led-nowhere')).status).toBe(301)
  await callJson(200, 'PATCH', `/products/${id}`, { published: false })
  expect((await shop.get('/led-nowhere')).status).toBe(404)
  expect(await find('/led-nowhere')).toMatchObject({ count: 1 })
  await callJson(200, 'PATCH', `/products/${id}`, { published: true })
  expect(await find('/led-nowhere')).toBeUndefined()
  await callJson(200, 'PATCH', `/products/${id}`, { published: false })
  expect(await find('/led-nowhere')).toBeDefined()
  await callJson(200, 'PUT', `/admin/redirects/${made.id}`, { to: '/about' })
  expect(await find('/led-nowhere')).toBeUndefined()
})

test('an entry is cleared until somebody comes again', async () => {
  await shop.get('/cleared')
  const entry = await find('/cleared')
  expect((await call('DELETE', `${PATH}/${entry?.id}`)).status).toBe(204)
  expect(await find('/cleared')).toBeUndefined()
  await expectError(await call('DELETE', `${PATH}/${entry?.id}`), 404, 'Такой строки больше нет')
  for (const id of UNKNOWN_IDS) expect((await call('DELETE', `${PATH}/${id}`)).status).toBe(404)
  await shop.get('/cleared')
  expect(await find('/cleared')).toMatchObject({ count: 1 })
})

test('strangers see nothing of it', async () => {
  await expectError(await callAnonymously('GET', PATH), 401, 'Войдите, чтобы продолжить')
  await expectError(await callAnonymously('DELETE', `${PATH}/1`), 401, 'Войдите, чтобы продолжить')
})

test('the table stays small: what is asked for often or of late stays, what nobody has asked for in months goes', async () => {
  const scanned =
    "insert into not_found (path, count, last_at) select '/scan/' || n, 2, now() - interval '1 day' from generate_series(1, 600) n"
  await shop.database.pool.query(scanned)
  const old = "insert into not_found (path, count, last_at) values ('/old', 99, now() - interval '91 days')"
  await shop.database.pool.query(old)
  const counter = createNotFoundCounter(shop.database.db, quietLog())
  for (let visit = 0; visit < 600; visit += 1) counter.count(`/flood/${visit}`, undefined, 'http://shop.test')
  await counter.flush()
  for (let visit = 0; visit < 400; visit += 1) counter.count(`/more/${visit}`, undefined, 'http://shop.test')
  await counter.stop()
  counter.count('/after-the-end', undefined, 'http://shop.test')
  await counter.flush()
  const rows = await readStored()
  expect(rows.length).toBeLessThanOrEqual(500)
  const paths = rows.map(({ path }) => path)
  expect(paths).toContain('/often')
  expect(paths).not.toContain('/old')
  expect(paths).not.toContain('/after-the-end')
  expect(paths.filter((path) => path.startsWith('/more/'))).toHaveLength(250)
})
