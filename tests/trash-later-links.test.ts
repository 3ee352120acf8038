import { describe, expect, test } from 'vitest'
import { openShop, signInAs } from './support/shop.ts'
import { openTrashDesk } from './support/trash-desk.ts'

const shop = openShop()
const desk = openTrashDesk(shop)
const { callAs, callJson, makeLine, query, make, remove, restore, readTrashed } = desk

describe('Links do not come back over what the row has got since', () => {
  const text = { title: 'Связь', content: 'Длинный текст', description: 'Текст' }
  /** What belongs to what: path, fields and change of the row, its table and column; entity and path of its owners. */
  const pairs = [
    ['products', '/products', { name: 'Станция', manufacturerId: 1, price: 1 }, 'PATCH', 'categories'],
    ['product_categories', '/categories', { name: 'Септики' }, 'PUT', 'manufacturers'],
    ['blog_posts', '/blog/posts', text, 'PUT', 'blog-categories'],
    ['projects', '/admin/projects', text, 'PUT', 'project-categories'],
    ['faq_items', '/admin/faq/items', { question: 'Связь?', answer: 'Да' }, 'PUT', 'faq-categories'],
  ] as const
  const paths = {
    categories: '/categories',
    manufacturers: '/manufacturers',
    'blog-categories': '/blog/categories',
    'project-categories': '/admin/projects/categories',
    'faq-categories': '/admin/faq/categories',
  } as const
  const entities: Record<string, string> = {
    products: 'products',
    product_categories: 'categories',
    blog_posts: 'posts',
    projects: 'projects',
    faq_items: 'faq-items',
  }
  let made = 0

  async function open(
    table: string,
    path: string,
    fields: object,
    method: string,
    owners: keyof typeof paths,
  ) {
    const field = owners === 'manufacturers' ? 'manufacturerId' : 'categoryId'
    const column = owners === 'manufacturers' ? 'manufacturer_id' : 'category_id'
    const makeOwner = () => {
      made += 1
      return make(paths[owners], { name: `Владелец ${made}`, slug: `since-${made}` })
    }
    const [first, second] = [await makeOwner(), await makeOwner()]
    const slug = `since-row-${made}`
    const row = await make(path, { ...fields, slug, [field]: first.id })
    return {
      first: first.id,
      second: second.id,
      give: (owner: number | null) => callJson(200, method, `${path}/${row.id}`, { [field]: owner }),
      removeRow: () => remove(path, row.id),
      restoreRow: () => restore(entities[table] ?? '', row.id),
      removeOwner: (id: number) => remove(paths[owners], id),
      restoreOwner: (id: number) => restore(owners, id),
      detailsOf: async (id: number) => (await readTrashed(owners, id, '?details=true'))?.details,
      async expectOwner(owner: number | null) {
        const stored = await query(`select ${column} as owner from ${table} where id = $1`, [row.id])
        expect(stored).toEqual([{ owner }])
      },
    }
  }

  test.each(pairs)('%s: moved to another that was deleted then', async (...pair) => {
    const { first, second, ...desk } = await open(...pair)
    await desk.removeOwner(first)
    await desk.give(second)
    await desk.removeOwner(second)
    expect(await desk.detailsOf(first)).not.toContainEqual(expect.stringContaining('связь'))
    expect(await desk.detailsOf(second)).toContainEqual(expect.stringContaining('Вернёт связь с 1 '))
    await desk.restoreOwner(first)
    await desk.expectOwner(null)
    await desk.restoreOwner(second)
    await desk.expectOwner(second)
  })

  test.each(pairs)('%s: moved to another and cleared by hand', async (...pair) => {
    const { first, second, ...desk } = await open(...pair)
    await desk.removeOwner(first)
    await desk.give(second)
    await desk.give(null)
    await desk.restoreOwner(first)
    await desk.expectOwner(null)
  })

  test.each(pairs)('%s: the same while the row lies in the trash', async (...pair) => {
    const { first, second, ...desk } = await open(...pair)
    await desk.removeOwner(first)
    await desk.give(second)
    await desk.removeOwner(second)
    await desk.removeRow()
    await desk.restoreOwner(first)
    await desk.restoreOwner(second)
    await desk.restoreRow()
    await desk.expectOwner(second)
  })

  test.each(pairs)('%s: cleared by hand, then all in the trash', async (...pair) => {
    const { first, second, ...desk } = await open(...pair)
    await desk.removeOwner(first)
    await desk.give(second)
    await desk.give(null)
    await desk.removeRow()
    await desk.restoreOwner(first)
    await desk.restoreRow()
    await desk.expectOwner(null)
  })

  test.each(pairs)('%s: back before its owner, it is linked by the owner alone', async (...pair) => {
    const { first, second, ...desk } = await open(...pair)
    await desk.removeRow()
    await desk.removeOwner(first)
    await desk.restoreRow()
    await desk.give(second)
    await desk.give(null)
    await desk.restoreOwner(first)
    await desk.expectOwner(null)
    await desk.give(first)
    await desk.removeOwner(first)
    await desk.removeRow()
    await desk.restoreRow()
    await desk.restoreOwner(first)
    await desk.expectOwner(first)
  })
})

test('A product that goes for ever takes its planned price with it, and the last one of a bulk change that', async () => {
  const { modelLine, ids } = await makeLine(1_000_000, 2_000_000)
  const [gone = 0, other = 0] = ids
  const effectiveAt = '2099-12-01T00:00:00.000Z'
  const plan = async (method: string, path: string, body: object) =>
    (await callJson<{ scheduledId: number }>(202, method, path, { effectiveAt, ...body })).scheduledId
  const single = await plan('PATCH', `/products/${gone}/price`, { price: 1 })
  const kept = await plan('PATCH', `/products/${other}/price`, { price: 2 })
  const change = { modelLine, priceChange: '10', changeType: 'percentage' }
  const bulk = await plan('POST', '/products/bulk-price-update', change)
  const ofNone = await plan('POST', '/products/bulk-price-update', { ...change, modelLine: 'Нет такой' })
  const planned = async () =>
    (await callJson<{ id: number }[]>(200, 'GET', '/admin/scheduled-prices')).map(({ id }) => id)
  const admin = await signInAs(shop, 'admin')
  const removeForEver = async (id: number) =>
    expect((await callAs(admin, 'DELETE', `/admin/trash/products/${id}`)).status).toBe(204)

  await remove('/products', gone)
  expect(await planned()).toEqual([single, kept, bulk, ofNone])
  await removeForEver(gone)
  expect(await planned()).toEqual([kept, bulk, ofNone])
  expect(await query('select expected from scheduled_prices where id = $1', [bulk])).toEqual([
    { expected: { [other]: 2_000_000 } },
  ])
  await remove('/products', other)
  await removeForEver(other)
  expect(await planned()).toEqual([ofNone])
  const entries = await query(
    'select action, actor_name, title, changes from journal where entity_id = any($1) order by id',
    [[single, bulk].map((id) => `scheduled-price-${id}`)],
  )
  const hour = { field: 'effectiveAt', before: effectiveAt, after: null }
  expect(entries).toEqual([
    {
      action: 'delete',
      actor_name: 'admin',
      title: expect.stringMatching(/^плановую цену: Станция \d+$/),
      changes: [hour, { field: 'products.price', before: 1, after: null }],
    },
    {
      action: 'delete',
      actor_name: 'admin',
      title: `плановое изменение цен: Все производители, линейка «${modelLine}»: +10\u00a0%`,
      changes: [hour],
    },
  ])
})
