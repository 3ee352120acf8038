import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createListener } from '../src/server/serve.ts'
import { openDesk } from './support/desk.ts'
import { type OpenedServer, openOnNetwork } from './support/on-network.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ PUBLIC_URL: 'https://shop.example' })
const { callAs } = openDesk(shop)

let server: OpenedServer
let site = ''
beforeAll(async () => {
  server = await openOnNetwork(createListener(shop.app, shop.contentCache, shop.config))
  site = server.address
})
afterAll(() => server.close())

/** What a page and a list say to robots the first time and from the cache. */
async function readTwice() {
  const found: (string | null)[] = []
  for (const path of ['/about', '/about', '/api/reviews', '/api/reviews']) {
    const response = await fetch(site + path)
    await response.text()
    found.push(response.headers.get('x-robots-tag'))
  }
  return found
}

test('cached answers are closed as long as the shop is, and open with it', async () => {
  expect(await readTwice()).toEqual(['noindex', 'noindex', 'noindex', 'noindex'])
  expect(shop.contentCache.pages.fresh('/about')).toBeDefined()
  await shop.database.pool.query('insert into accepted_samples (key) select distinct key from samples')
  const admin = await signInAs(shop, 'admin')
  expect((await callAs(admin, 'POST', '/admin/samples/reviews/accept')).status).toBe(200)
  expect(await readTwice()).toEqual([null, null, null, null])
  expect((await callAs(admin, 'DELETE', '/admin/samples/reviews/accept')).status).toBe(200)
  expect(await readTwice()).toEqual(['noindex', 'noindex', 'noindex', 'noindex'])
})

test('a preview says as much to robots while the shop is closed as otherwise', async () => {
  const admin = await signInAs(shop, 'admin')
  const [page] = await (await callAs(admin, 'GET', '/admin/pages')).json()
  const made = await callAs(admin, 'POST', '/admin/previews', { entity: 'pages', id: page.id })
  const shown = await shop.get(new URL((await made.json()).url).pathname)
  expect([shown.status, shown.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow'])
})

test('robots, staff and the service of search engines share one reading of the list after each change', async () => {
  const admin = await signInAs(shop, 'admin')
  shop.contentCache.invalidate()
  const queries = vi.spyOn(shop.database.pool, 'query')
  for (const path of ['/api/reviews', '/api/admin/samples', '/api/admin/index-now']) {
    expect((await shop.get(path, { cookie: admin })).status).toBe(200)
  }
  const asked = queries.mock.calls.map((query) => JSON.stringify(query))
  queries.mockRestore()
  expect(asked.filter((query) => query.includes('from \\"samples\\"'))).toHaveLength(1)
  expect(asked.filter((query) => query.includes('from \\"pages\\"'))).toHaveLength(1)
})

test('of articles and products only the marked ones are read', async () => {
  const admin = await signInAs(shop, 'admin')
  const listHashing = async () => {
    shop.contentCache.invalidate()
    const queries = vi.spyOn(shop.database.pool, 'query')
    expect((await shop.get('/api/admin/samples', { cookie: admin })).status).toBe(200)
    const asked = queries.mock.calls.map((query) => JSON.stringify(query))
    queries.mockRestore()
    return asked.filter((query) => query.includes('md5('))
  }
  const all = await listHashing()
  expect(all).toHaveLength(5)
  for (const query of all) expect(query).toContain('\\"id\\" in (')
  await shop.database.pool.query(`delete from samples where key in ('posts', 'models')`)
  expect(await listHashing()).toHaveLength(3)
})
