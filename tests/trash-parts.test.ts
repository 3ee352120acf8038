import { beforeAll, describe, expect, test } from 'vitest'
import { RECORD_KINDS } from '../src/contract/records/record-kinds.ts'
import type { Trashed, TrashFigures, TrashPart } from '../src/contract/records/trash.ts'
import { LARGE_STAFF_LIST, STAFF_PART_SIZE } from '../src/domain/catalogue/parts.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callAnonymously, callJson, makeProduct } = openCatalogueDesk(shop)
const COUNT = LARGE_STAFF_LIST + 1
let all: Trashed[] = []

const part = (query: object) =>
  callJson<TrashPart>(200, 'GET', `/admin/trash/part?${new URLSearchParams(Object.entries(query))}`)
const keyOf = ({ entity, id }: Trashed) => `${entity}-${id}`

/** Articles and questions that were deleted several at a time, and a product with what it belongs to. */
beforeAll(async () => {
  const product = await makeProduct({ slug: 'gone', name: 'Тайга' })
  await call('DELETE', `/products/${product.id}`)
  const { rows } = await shop.database.pool.query<{ count: number }>('select count(*)::int from trash')
  await shop.database.pool.query(
    `insert into trash (entity, entity_id, title, row, deleted_by, deleted_at)
     select kind, 100000 + i / 2, 'Запись ' || i,
       jsonb_build_object('id', 100000 + i / 2, 'category_id', 1 + i % 3), 'Анна',
       now() - make_interval(secs => i / 10)
     from generate_series(1, $1::int) as i, lateral (select case i % 2 when 0 then 'posts' else 'faq-items' end as kind)`,
    [COUNT - (rows[0]?.count ?? 0)],
  )
  all = await callJson<Trashed[]>(200, 'GET', '/admin/trash?details=true')
})

/** What comes in parts of this filter. */
async function readParts(query: object): Promise<{ found: Trashed[]; totals: Set<number> }> {
  const found: Trashed[] = []
  const totals = new Set<number>()
  for (let after: string | null = ''; after !== null; ) {
    const { items, total, next }: TrashPart = await part(after === '' ? query : { ...query, after })
    expect(items.length).toBeLessThanOrEqual(STAFF_PART_SIZE)
    found.push(...items)
    totals.add(total)
    after = next
  }
  return { found, totals }
}

describe('A trash of more than five thousand records', () => {
  test('is whole for whoever asks for it whole, and counted for whoever wants no more than so many', async () => {
    expect(all).toHaveLength(COUNT)
    expect(await callJson(200, 'GET', `/admin/trash?details=true&upTo=${COUNT}`)).toEqual(all)
    const figures = await callJson<TrashFigures>(200, 'GET', `/admin/trash?upTo=${LARGE_STAFF_LIST}`)
    const kinds = Map.groupBy(all, ({ entity }) => RECORD_KINDS[entity].trash)
    expect(figures).toEqual({
      total: COUNT,
      kinds: Object.fromEntries([...kinds].map(([kind, { length }]) => [kind, length])),
    })
  })

  test('comes in parts, newest first, each once, with what comes back with it', async () => {
    const { found, totals } = await readParts({})
    expect(found).toEqual(all)
    expect(new Set(found.map(keyOf)).size).toBe(COUNT)
    expect([...totals]).toEqual([COUNT])
    expect(found.find(({ entity }) => entity === 'products')?.details).not.toEqual([])
  })

  test('is filtered by the server as the screen filters it', async () => {
    const products = await readParts({ kind: 'products', limit: 7 })
    expect(products.found).toEqual(all.filter(({ entity }) => entity === 'products'))
    const { items, total } = await part({ kind: 'posts', limit: 7 })
    const posts = all.filter(({ entity }) => entity === 'posts')
    expect([items, total]).toEqual([posts.slice(0, 7), posts.length])
    expect(await part({ kind: 'districts' })).toEqual({ items: [], total: 0, next: null })
  })

  test('goes on behind a record that has left meanwhile', async () => {
    const { items, next } = await part({ limit: 3 })
    const last = items[2]
    await call('DELETE', `/admin/trash/${last?.entity}/${last?.id}`)
    const following = await part({ limit: 3, after: next })
    expect(following.items).toEqual(all.slice(3, 6))
  })

  test.each([
    ['kind=other', 'Ожидается фильтр корзины'],
    ['after=1', 'Ожидается next прошлого ответа'],
    ['limit=101', 'Ожидается число от 1 до 100'],
  ])('refuses %s with a sentence', async (query, message) => {
    await expectError(await call('GET', `/admin/trash/part?${query}`), 400, message)
  })

  test('is for staff', async () => {
    expect((await callAnonymously('GET', '/admin/trash/part')).status).toBe(401)
  })
})
