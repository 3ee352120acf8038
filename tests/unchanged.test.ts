import { describe, expect, test } from 'vitest'
import { openDesk } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

/** Saving unchanged forms: the write and the address that reads the row. */
const UNTOUCHED = [
  { what: 'a product', table: 'products', method: 'PATCH', address: '/products' },
  { what: 'a category of products', table: 'product_categories', method: 'PUT', address: '/categories' },
  { what: 'a post', table: 'blog_posts', method: 'PUT', address: '/blog/posts' },
  { what: 'a category of posts', table: 'blog_categories', method: 'PUT', address: '/blog/categories' },
  { what: 'a project', table: 'projects', method: 'PUT', address: '/admin/projects' },
  {
    what: 'a category of projects',
    table: 'project_categories',
    method: 'PUT',
    address: '/admin/projects/categories',
  },
  { what: 'a question', table: 'faq_items', method: 'PUT', address: '/admin/faq/items' },
  {
    what: 'a category of questions',
    table: 'faq_categories',
    method: 'PUT',
    address: '/admin/faq/categories',
  },
] as const

describe('A manager saves without having changed anything', () => {
  test.each(UNTOUCHED)('$what, and it is answered as it was', async ({ table, method, address }) => {
    const read = async () => {
      const { rows } = await shop.database.pool.query(
        `select to_jsonb(line) - 'updated_at' as row from ${table} as line order by id limit 1`,
      )
      return rows[0].row
    }
    const before = await read()
    const saved = await desk.callJson<{ id: number }>(200, method, `${address}/${before.id}`, {})
    expect(saved.id).toBe(before.id)
    expect(await read()).toEqual(before)
  })

  test.each(UNTOUCHED)('$what that is gone, and hears that it is', async ({ method, address }) => {
    expect((await desk.call(method, `${address}/999999`, {})).status).toBe(404)
  })

  test('the settings, and they are answered as they were', async () => {
    const cookie = await signInAs(shop, 'admin')
    const before = await (await shop.get('/api/admin/settings', { cookie })).json()
    const saved = await shop.app.request('http://shop.test/api/admin/settings', {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    })
    expect({ status: saved.status, body: await saved.json() }).toEqual({ status: 200, body: before })
  })
})
