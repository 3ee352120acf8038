import { expect, test, vi } from 'vitest'
import { INDEXED } from './support/indexed-pages.ts'
import { readHead } from './support/page-head.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const openAt = (host: string, address = '/catalog', headers: Record<string, string> = {}) =>
  shop.app.request(`http://${host}${address}`, { headers })

/** Invalidates the cache and requests a page with invented Host headers. */
async function inventHosts(count: number, address = '/catalog'): Promise<void> {
  shop.contentCache.invalidate()
  for (let number = 0; number < count; number += 1) {
    const response = await openAt(`invented-${number}.test`, address)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Топас 4')
  }
}

test('visitors get ready pages whatever names of hosts somebody has invented before them', async () => {
  await inventHosts(12)
  const render = vi.spyOn(shop.contentCache.pages, 'refresh')
  const visited = await openAt('shop.test')
  expect(visited.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const etag = visited.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\//)
  expect((await openAt('shop.test', '/catalog', { 'if-none-match': etag })).status).toBe(304)
  expect(render).not.toHaveBeenCalled()
  render.mockRestore()
})

test('the last good page is there for every host while the database is away', async () => {
  await inventHosts(5)
  await shop.database.pool.query('alter table products rename to products_away')
  shop.contentCache.invalidate()
  const last = await openAt('shop.test')
  await shop.database.pool.query('alter table products_away rename to products')
  expect(last.status).toBe(200)
  expect(readHead(await last.text()).canonical).toEqual(['http://shop.test/catalog'])
})

test('many invented hosts take no more memory than a few', async () => {
  shop.contentCache.invalidate()
  const bytesAfter = async (hosts: number) => {
    await inventHosts(hosts)
    return shop.contentCache.pages.fresh('/catalog')?.bytes ?? 0
  }
  expect(await bytesAfter(12)).toBeLessThan((await bytesAfter(4)) * 1.01)
})

test('a page taken away is brought back under no other host', async () => {
  const { rows } = await shop.database.pool.query('select slug from blog_posts where published limit 1')
  const address = `/blog/${rows[0].slug}`
  for (const host of ['shop.test', 'invented.test']) expect((await openAt(host, address)).status).toBe(200)
  await shop.database.pool.query(`update blog_posts set published = false where slug = '${rows[0].slug}'`)
  shop.contentCache.invalidate()
  expect((await openAt('shop.test', address)).status).toBe(404)
  await shop.database.pool.query('alter table blog_posts rename to blog_posts_away')
  shop.contentCache.invalidate()
  const { status } = await openAt('invented.test', address)
  await shop.database.pool.query('alter table blog_posts_away rename to blog_posts')
  await shop.database.pool.query(`update blog_posts set published = true where slug = '${rows[0].slug}'`)
  shop.contentCache.invalidate()
  expect(status).toBe(503)
})

/** Placeholder of the host in rendered pages, replaced on sending. */
const PLACEHOLDER = /\.invalid/

test.each(INDEXED)('%s names the host it is asked under and no other', async (address) => {
  for (const host of ['shop.test', 'second.test:8080', '[2001:db8::1]:3000']) {
    const html = await (await openAt(host, address)).text()
    expect(readHead(html).canonical).toEqual([new URL(address, `http://${host}`).href])
    expect(html).not.toMatch(PLACEHOLDER)
    const others = ['shop.test', 'second.test', '2001:db8'].filter((other) => !host.includes(other))
    for (const other of others) expect(html).not.toContain(other)
  }
})

test.each(['/catalog?users=5', '/search?q=топас', '/nothing/here', '/terms'])(
  '%s, kept or not, shows no trace of how hosts are filled in',
  async (address) => {
    const html = await (await openAt('second.test', address)).text()
    expect(html).not.toMatch(PLACEHOLDER)
    expect(html).toContain('second.test')
  },
)

test.each(['a"b.test', "a'b.test", 'a&b.test', 'a{b}.test'])(
  'a Host like %s gets into no page',
  async (host) => {
    const response = await openAt(host)
    if (response.status === 200) expect(await response.text()).not.toContain(host)
    expect(response.status).toBeLessThan(500)
  },
)
