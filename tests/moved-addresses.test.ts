import { expect, test } from 'vitest'
import { openImportDesk } from './support/import-desk.ts'

const { shop, call, callJson, makeProduct, upload, check, apply, undo } = openImportDesk()

/** Where an address leads: its status, and the address behind a 301. */
async function follow(path: string): Promise<[number, string | null]> {
  const response = await shop.get(path)
  return [response.status, response.headers.get('location')]
}
const rename = (id: number, slug: string) => callJson(200, 'PATCH', `/products/${id}`, { slug })

test.each([
  ['a product', 'products', 'PATCH', '/products', '/product/'],
  ['a manufacturer', 'manufacturers', 'PUT', '/manufacturers', '/catalog/'],
  ['a post', 'blog_posts', 'PUT', '/blog/posts', '/blog/'],
  ['a category of the blog', 'blog_categories', 'PUT', '/blog/categories', '/blog/category/'],
  ['a category of questions', 'faq_categories', 'PUT', '/admin/faq/categories', '/faq/'],
])('the former address of %s leads to the new one, with what stands behind it', async (...kind) => {
  const [, table, method, calls, path] = kind
  const { rows } = await shop.database.pool.query(`select id, slug from ${table} order by id limit 1`)
  const { id, slug } = rows[0]
  expect((await shop.get(path + slug)).status).toBe(200)
  await callJson(200, method, `${calls}/${id}`, { slug: `${slug}-2027` })
  expect(await follow(`${path}${slug}?utm_source=letter`)).toEqual([
    301,
    `${path}${slug}-2027?utm_source=letter`,
  ])
  expect((await shop.get(`${path}${slug}-2027`)).status).toBe(200)
})

test('of an address that moved often every former one leads to the last, and a way back makes no loop', async () => {
  const { id } = await makeProduct({ slug: 'first' })
  await rename(id, 'second')
  await rename(id, 'third')
  expect(await follow('/product/first')).toEqual([301, '/product/third'])
  expect(await follow('/product/second')).toEqual([301, '/product/third'])
  await rename(id, 'first')
  expect(await follow('/product/first')).toEqual([200, null])
  expect(await follow('/product/second')).toEqual([301, '/product/first'])
  expect(await follow('/product/third')).toEqual([301, '/product/first'])
})

test('a freed address can be taken by another product, and no browser keeps where it led', async () => {
  const { id } = await makeProduct({ slug: 'freed' })
  await rename(id, 'moved')
  expect((await shop.get('/product/freed')).headers.get('cache-control')).toBe('no-cache')
  const other = await makeProduct({ slug: 'freed' })
  expect(await follow('/product/freed')).toEqual([200, null])
  await rename(other.id, 'moved-too')
  expect(await follow('/product/freed')).toEqual([301, '/product/moved-too'])
})

test('the former address of a product that is hidden or deleted is no page, until it is shown again', async () => {
  const { id } = await makeProduct({ slug: 'shown' })
  await rename(id, 'hidden')
  await callJson(200, 'PATCH', `/products/${id}`, { published: false })
  expect(await follow('/product/shown')).toEqual([404, null])
  await callJson(200, 'PATCH', `/products/${id}`, { published: true })
  expect(await follow('/product/shown')).toEqual([301, '/product/hidden'])
  expect((await call('DELETE', `/products/${id}`)).status).toBe(204)
  expect(await follow('/product/shown')).toEqual([404, null])
})

test('a product that comes back from the trash under another address is found under its former ones', async () => {
  const { id } = await makeProduct({ slug: 'once' })
  await rename(id, 'twice')
  await call('DELETE', `/products/${id}`)
  await makeProduct({ slug: 'twice' })
  expect(await follow('/product/once')).toEqual([404, null])
  await callJson(200, 'POST', `/admin/trash/products/${id}/restore`)
  const { slug } = await callJson<{ slug: string }>(200, 'GET', `/products/id/${id}`)
  expect(slug).not.toBe('twice')
  await callJson(200, 'PATCH', `/products/${id}`, { published: true })
  expect(await follow('/product/once')).toEqual([301, `/product/${slug}`])
})

test('a price list that changes an address leaves the former one alive, and so does taking it back', async () => {
  const { id } = await makeProduct({ slug: 'listed' })
  const sheet = await upload(`id;slug\n${id};imported`, 'адреса.csv')
  await check(sheet)
  await apply(sheet.id)
  expect(await follow('/product/listed')).toEqual([301, '/product/imported'])
  await undo(sheet.id)
  expect(await follow('/product/listed')).toEqual([200, null])
  expect(await follow('/product/imported')).toEqual([301, '/product/listed'])
})
