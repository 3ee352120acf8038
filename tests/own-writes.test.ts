import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { listenForContentChanges } from '../src/server/platform/db/content-changes.ts'
import { connect } from '../src/server/platform/db/database.ts'
import { unlessOwnWrite } from '../src/server/platform/db/own-writes.ts'
import { staffTransaction } from '../src/server/platform/db/staff-transaction.ts'
import { openDesk } from './support/desk.ts'
import { openShop } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const shop = openShop()
const desk = openDesk(shop)
const invalidate = vi.spyOn(shop.contentCache, 'invalidate')
const heard = vi.fn()

let listening: ReturnType<typeof listenForContentChanges>
beforeAll(async () => {
  const { pool } = shop.database
  const onChange = unlessOwnWrite(pool, () => shop.contentCache.invalidate())
  listening = listenForContentChanges(pool.options, pino({ level: 'silent' }), (writeId) => {
    onChange(writeId)
    heard(writeId)
  })
  await waitFor(() => expect(heard).toHaveBeenCalled())
})
afterAll(() => listening.stop())
beforeEach(() => {
  invalidate.mockClear()
  heard.mockClear()
})

/** Number of cache invalidations by `write`, after its notifications have arrived. */
async function countDrops(write: () => Promise<unknown>): Promise<number> {
  await write()
  // Notifications arrive in the order of commits.
  await shop.database.pool.query("notify content_changed, 'the last one'")
  await expect.poll(() => heard.mock.lastCall).toEqual(['the last one'])
  return invalidate.mock.calls.length - 1
}

const rename = (slug: string) => sql`update products set name = name where slug = ${slug}`
const actor = { id: 1, username: 'manager', fullName: null, role: 'manager' } as const

test('a save of staff drops the cached pages once', async () => {
  const drops = await countDrops(() =>
    desk.callJson(200, 'PATCH', '/products/1', { description: 'Новое описание' }),
  )
  expect(drops).toBe(1)
})

test('saves at the same time drop them once each', async () => {
  const save = (id: number) => desk.callJson(200, 'PATCH', `/products/${id}`, { description: 'Ещё одно' })
  expect(await countDrops(() => Promise.all([1, 2, 3, 4].map(save)))).toBe(4)
})

test('a write by hand drops them', async () => {
  expect(await countDrops(() => shop.database.pool.query('update products set name = name'))).toBe(1)
})

test('a save of staff at another instance drops them here too', async () => {
  const other = connect(shop.database.pool.options, pino({ level: 'silent' }))
  expect(
    await countDrops(() => staffTransaction(other.db, actor, (tx) => tx.execute(rename('topas-5')))),
  ).toBe(1)
  await other.close()
})

test('a save whose commit nobody confirmed drops them when it is announced', async () => {
  const lost = () =>
    staffTransaction(shop.database.db, actor, async (tx) => {
      await tx.execute(rename('topas-5'))
      await tx.execute(sql`commit`)
      throw new Error('the connection is lost')
    })
  expect(await countDrops(() => expect(lost()).rejects.toThrow('lost'))).toBe(1)
})

test('a save that failed drops them too: nobody knows how far it came', async () => {
  await shop.database.pool.query('alter table product_categories rename column "order" to order_away')
  const drops = await countDrops(() => desk.call('PUT', '/categories/1', { name: 'Станции' }))
  await shop.database.pool.query('alter table product_categories rename column order_away to "order"')
  expect(drops).toBe(1)
})
