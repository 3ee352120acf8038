import { describe, expect, test } from 'vitest'
import { listHidden } from '../src/server/features/journal/journal.service.ts'
import { createDropContent } from '../src/server/platform/pages/drop-content.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { quietLog } from './support/log.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, makeProduct } = openCatalogueDesk(shop)
const query = (text: string) => shop.database.pool.query(text)
const open = async (address: string) => {
  shop.contentCache.invalidate()
  return await shop.get(address)
}

async function whileDatabaseIsBroken<T>(table: string, look: () => Promise<T>): Promise<T> {
  await query(`alter table ${table} rename to ${table}_away`)
  try {
    return await look()
  } finally {
    await query(`alter table ${table}_away rename to ${table}`)
  }
}

describe('A page that staff took away', () => {
  test('does not come back while the database is away', async () => {
    const { rows } = await query('select slug from blog_posts where published order by id limit 1')
    const address = `/blog/${rows[0].slug}`
    expect((await open(address)).status).toBe(200)
    await query(`update blog_posts set published = false where slug = '${rows[0].slug}'`)
    expect((await open(address)).status).toBe(404)
    const { status } = await whileDatabaseIsBroken('blog_posts', () => open(address))
    expect(status).toBe(503)
  })

  test('does come back when it was only out of reach in between', async () => {
    expect((await open('/product/topas-5')).status).toBe(200)
    for (const _try of ['first', 'second']) {
      const { status } = await whileDatabaseIsBroken('products', () => open('/product/topas-5'))
      expect(status).toBe(200)
    }
  })
})

describe('A record that was hidden or deleted just before the database went away', () => {
  const TAKEN_AWAY: [string, (id: number) => Promise<unknown>][] = [
    ['hidden', (id) => call('PATCH', `/products/${id}`, { published: false })],
    ['deleted', (id) => call('DELETE', `/products/${id}`)],
    [
      'hidden by the queue',
      async (id) => {
        await query(`update products set published = false where id = ${id}`)
        await createDropContent(
          (since) => listHidden(shop.database.db, since),
          shop.contentCache,
          quietLog(),
        )()
      },
    ],
  ]
  test.each(TAKEN_AWAY)(
    '%s: neither its page nor a list with it comes back, other pages do',
    async (_how, takeAway) => {
      const { id, slug } = await makeProduct({ name: `Тайная ${_how}`, manufacturerId: 1, featured: true })
      const addresses = [`/product/${slug}`, '/catalog', '/product/topas-5', '/faq']
      for (const address of addresses) expect((await shop.get(address)).status).toBe(200)
      expect(await (await shop.get('/catalog')).text()).toContain(`/product/${slug}`)
      await takeAway(id)
      const statuses = await whileDatabaseIsBroken('products', () =>
        Promise.all(addresses.map(async (address) => (await shop.get(address)).status)),
      )
      expect(statuses.slice(0, 2)).toEqual([503, 503])
      expect(statuses.slice(2)).toEqual([200, 200])
    },
  )

  test('a project likewise', async () => {
    const { rows } = await query('select id from projects where published order by id limit 1')
    const address = `/projects/${rows[0].id}`
    expect((await shop.get(address)).status).toBe(200)
    expect((await call('PUT', `/admin${address}`, { published: false })).status).toBe(200)
    expect(await whileDatabaseIsBroken('projects', async () => (await shop.get(address)).status)).toBe(503)
  })

  test('a change that hides nothing keeps every page for that case', async () => {
    const { id, slug } = await makeProduct()
    expect((await shop.get(`/product/${slug}`)).status).toBe(200)
    shop.contentCache.invalidate()
    await call('PATCH', `/products/${id}`, { price: 5 })
    const look = async () => (await shop.get(`/product/${slug}`)).status
    expect(await whileDatabaseIsBroken('products', look)).toBe(200)
  })
})
