import { expect, test } from 'vitest'
import type { PriceRecord, Undone } from '../src/contract/catalogue/prices.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { readMigration } from './support/migrations.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { callJson, topas } = openCatalogueDesk(shop)
const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

async function insertProduct(name: string, price: number): Promise<number> {
  const [row] = await query(
    `insert into products (name, slug, manufacturer_id, price, installation_price)
     values ($1, $1, $2, $3, 200000) returning id`,
    [name, topas(), price],
  )
  return row.id
}

interface Kept {
  prices: (number | null)[]
  source: string
  at: string
  bulkId?: number
}
const keep = (id: number, { prices, source, at, bulkId }: Kept) =>
  query(
    `insert into price_changes (product_id, old_price, new_price, old_installation_price, new_installation_price,
       source, bulk_id, actor_name, changed_at) values ($1, $2, $3, $4, $5, $6, $7, 'Мария', $8)`,
    [id, ...prices, source, bulkId, at],
  )

test('a shop that already runs keeps its price history, and its last bulk change can be undone', async () => {
  const id = await insertProduct('kept', 1_200_000)
  const [table] = /CREATE TABLE "price_changes" [\s\S]*?\);/.exec(readMigration('_price_history.sql')) ?? []
  await query(table ?? '')
  await query('alter table journal drop column source')
  const [bulk] = await query(
    `insert into bulk_price_changes (price_change, change_type, count, actor_name)
     values ('20', 'percentage', 1, 'Мария') returning id`,
  )
  await keep(id, { prices: [null, 1_000_000, null, null], source: 'form', at: '2020-03-01T10:00:00Z' })
  await keep(id, {
    prices: [1_000_000, 1_000_000, null, 200_000],
    source: 'single',
    at: '2020-03-02T10:00:00Z',
  })
  await keep(id, {
    prices: [1_000_000, 1_200_000, 200_000, 200_000],
    source: 'bulk',
    at: '2020-03-03T10:00:00Z',
    bulkId: bulk.id,
  })
  const other = await insertProduct('in-both', 5)
  await keep(other, {
    prices: [null, 5, null, 200_000],
    source: 'form',
    at: new Date(Date.now() - 1000).toISOString(),
  })
  const before = await query('select count(*)::int from journal')

  // So is the name of a column.
  await query('alter table products rename column old_price to later_old_price')
  await query(readMigration('_prices.sql'))
  await query('alter table products rename column later_old_price to old_price')

  const records = await callJson<PriceRecord[]>(200, 'GET', `/products/${id}/prices`)
  expect(records.map(({ id: _id, ...record }) => Object.values(record))).toEqual([
    [1_000_000, 1_200_000, 200_000, 200_000, 'Мария', '2020-03-03T10:00:00.000Z', 'bulk'],
    [1_000_000, 1_000_000, null, 200_000, 'Мария', '2020-03-02T10:00:00.000Z', 'single'],
    [null, 1_000_000, null, null, 'Мария', '2020-03-01T10:00:00.000Z', 'form'],
  ])
  expect(await query('select (count(*) - 3)::int as count from journal'), 'nothing twice').toEqual(before)
  expect(await query('select 1 from journal as a join journal as b on a.id < b.id and a.at > b.at')).toEqual(
    [],
  )
  await expect(query('delete from journal')).rejects.toThrow(/append-only/)
  expect(await callJson<Undone>(200, 'POST', `/products/bulk-price-update/${bulk.id}/undo`)).toEqual({
    restored: 1,
    left: [],
  })
})
