import { beforeAll, describe, expect, test } from 'vitest'
import type { Schedule } from '../src/contract/records/schedule.ts'
import { FAR, openPricePlans } from './support/price-plans.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { callJson, makeLine, makeProduct, query, planPrice, planBulk, letItCome } = openPricePlans(shop)
const read = (asked = '') => callJson<Schedule>(200, 'GET', `/admin/schedule${asked}`)
let products: number[] = []

/** One of each kind of plan, the nearest last. */
beforeAll(async () => {
  const { modelLine, ids } = await makeLine(1_000_000, 2_000_000)
  products = ids
  await planBulk(modelLine)
  await planPrice(ids[0] ?? 0, 1_100_000, '2098-01-03T09:00:00Z')
  await planPrice(ids[1] ?? 0, 2_100_000, '2098-01-02T09:00:00Z')
  await planPrice(ids[0] ?? 0, 1_200_000, '2098-01-01T09:00:00Z')
  await makeProduct({ slug: 'later', publishAt: '2030-01-02T09:00:00Z', published: false })
  await makeProduct({ slug: 'sooner', publishAt: '2030-01-01T09:00:00Z', published: false })
  await query('update products set unpublish_at = $2 where id = $1', [ids[1], '2029-01-01T09:00:00Z'])
  await query(
    "insert into blog_posts (title, slug, content, published, publish_at) values ('О зиме', 'zima', '-', false, '2028-01-01')",
  )
})

describe('Of a plan', () => {
  test('whoever wants no more than so much is sent the nearest of all kinds, and told how much there is', async () => {
    const whole = await read()
    expect(whole.planned.map(({ kind, entity }) => `${kind} ${entity}`)).toEqual([
      'publish posts',
      'unpublish products',
      'publish products',
      'publish products',
      'price products',
      'price products',
      'price products',
      'bulk products',
    ])
    expect(whole.total).toBeUndefined()
    const { length } = whole.planned
    for (let upTo = 1; upTo < length; upTo += 1)
      expect(await read(`?upTo=${upTo}`)).toEqual({
        ...whole,
        planned: whole.planned.slice(0, upTo),
        total: length,
      })
    expect(await read(`?upTo=${length}`)).toEqual(whole)
  })

  test('the prices of one product are had by themselves, without those of bulk changes', async () => {
    const whole = await read()
    for (const id of products)
      expect(await read(`?product=${id}`)).toEqual({
        planned: whole.planned.filter(({ kind, productId }) => kind === 'price' && productId === id),
        past: [],
      })
    expect(await read('?product=2147483647')).toEqual({ planned: [], past: [] })
  })
})

test('A plan of more products than a statement takes values is told, and done', async () => {
  const many = 70_000
  const { modelLine, ids } = await makeLine(1_000_000)
  const id = await planBulk(modelLine, { effectiveAt: FAR })
  await query(
    `update scheduled_prices set expected = expected ||
       (select jsonb_object_agg(900000 + i, 5) from generate_series(1, $2::int) as i) where id = $1`,
    [id, many],
  )
  const plan = (await read()).planned.find((one) => one.kind === 'bulk' && one.id === id)
  expect([plan?.count, plan?.changed.length]).toEqual([many + 1, many])
  await letItCome(id)
  const [product] = await query('select price from products where id = $1', [ids[0]])
  expect(product?.price).toBe(1_100_000)
  expect((await read()).past.find((one) => one.id === id)?.left).toHaveLength(many)
})
