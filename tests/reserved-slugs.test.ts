import { expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { freeReservedSlugs } from '../src/server/features/catalogue/products/reserved-slugs.service.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callJson, makeProduct, topas } = openCatalogueDesk(shop)

test.each(['export', 'order', 'id', 'bulk-price-update'])(
  'a product cannot get the slug «%s»',
  async (slug) => {
    const body = { name: 'Станция', slug, manufacturerId: topas() }
    await expectError(await call('POST', '/products', body), 400, 'Этот slug занят адресами сайта')
    const { id } = await makeProduct()
    await expectError(await call('PATCH', `/products/${id}`, { slug }), 400, 'Этот slug занят адресами сайта')
  },
)

test('one that has such a slug from before gets another, and its old page leads there', async () => {
  const { id } = await makeProduct({ slug: 'export-2' })
  const old = await makeProduct({ name: 'Старый товар' })
  await shop.database.pool.query("update products set slug = 'export' where id = $1", [old.id])
  await freeReservedSlugs(shop.database.db)
  await freeReservedSlugs(shop.database.db)
  expect(await callJson<Product>(200, 'GET', `/products/id/${old.id}`)).toMatchObject({ slug: 'export-3' })
  expect(await callJson<Product>(200, 'GET', `/products/id/${id}`)).toMatchObject({ slug: 'export-2' })
  const page = await shop.get('/product/export')
  expect([page.status, page.headers.get('location')]).toEqual([301, '/product/export-3'])
  expect((await shop.get('/product/export-3')).status).toBe(200)
  expect((await shop.get('/product/exports')).status).toBe(404)
})
