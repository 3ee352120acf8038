import { expect, test } from 'vitest'
import type { Endpoint } from '../src/contract/access.ts'
import { RESERVED_SLUGS } from '../src/contract/catalogue/product-changes.ts'
import type { Product } from '../src/contract/catalogue/products.ts'
import { publicEndpoints } from '../src/contract/endpoints.public.ts'
import { staffEndpoints } from '../src/contract/endpoints.staff.ts'
import { freeReservedSlugs } from '../src/server/features/catalogue/products/reserved-slugs.service.ts'
import { expectError } from './support/desk.ts'
import { openImportDesk } from './support/import-desk.ts'

const { shop, call, callJson, makeProduct, topas, upload, check, rows, apply } = openImportDesk()

test('every fixed word in the addresses of products is known', () => {
  const groups: Record<string, Endpoint>[] = [publicEndpoints, staffEndpoints].flatMap(Object.values)
  const paths = groups.flatMap((group) => Object.values(group).map(({ path }) => path))
  const fixed = paths.flatMap((path) => /^\/products\/([^/{]+)/.exec(path)?.[1] ?? [])
  expect(fixed).toContain('bulk-actions')
  const words = ['export', 'order', 'copy', 'specs', 'price', 'prices', ...fixed]
  expect(words.filter((word) => !RESERVED_SLUGS.includes(word))).toEqual([])
})

test.each(RESERVED_SLUGS)('a product cannot get the slug «%s»', async (slug) => {
  const body = { name: 'Станция', slug, manufacturerId: topas() }
  await expectError(await call('POST', '/products', body), 400, 'Этот slug занят адресами сайта')
  const { id } = await makeProduct()
  await expectError(await call('PATCH', `/products/${id}`, { slug }), 400, 'Этот slug занят адресами сайта')
})

const refusalOf = (word: string) =>
  `Адрес страницы (slug) «${word}»: Этот slug занят адресами сайта, выберите другой. Столбец B`

test('in a price list such a slug is an error of its row, of a new product and of a known one', async () => {
  const known = await callJson<Product[]>(200, 'GET', '/products?manufacturer=topas')
  const lines = RESERVED_SLUGS.flatMap((word, at) => [
    `;${word};Топас;Станция слово ${at};1`,
    `${known[at]?.id};${word};;;2`,
  ])
  const sheet = await upload(
    ['id;slug;Производитель;Модель;Вес', ...lines, ';;Топас;Слово;3'].join('\n'),
    'a.csv',
  )
  await check(sheet)
  const found = (await rows(sheet.id)).filter(({ kind }) => kind !== 'missing')
  expect(found.map(({ kind, errors }) => [kind, ...errors])).toEqual([
    ...RESERVED_SLUGS.flatMap((word) => Array.from({ length: 2 }, () => ['error', refusalOf(word)])),
    ['new'],
  ])
})

test('a new product of a price list whose name makes such a slug gets another', async () => {
  const sheet = await upload('Производитель;Название;Вес\nТопас;Order;1\nТопас;Bulk actions;2', 'a.csv')
  await check(sheet)
  await apply(sheet.id)
  const made = await Promise.all(
    (await rows(sheet.id, '?kind=new')).map(({ productId }) =>
      callJson<Product>(200, 'GET', `/products/id/${productId}`),
    ),
  )
  expect(made.map(({ name, slug }) => [name, slug])).toEqual([
    ['Order', 'order-2'],
    ['Bulk actions', 'bulk-actions-2'],
  ])
})

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
