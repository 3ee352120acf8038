import { beforeAll, expect, test } from 'vitest'
import { addManyInquiries, INQUIRY_LISTS } from '../scripts/bench/many-inquiries.ts'
import { openDesk } from './support/desk.ts'
import { openShop } from './support/shop.ts'
import { countRowsRead, recordStatements } from './support/statements.ts'

const shop = openShop()
const desk = openDesk(shop)

const COUNT = 10_000

beforeAll(() => addManyInquiries(shop.database.pool, COUNT, 'manager'))

/**
 * How long they take is measured by `npm run bench`; what makes them take long is counted: statements, and rows read for them. A total
 * needs each inquiry once; a page of a list itself reads little more than it shows.
 */
const ROWS: Record<keyof typeof INQUIRY_LISTS, number> = {
  'the list': COUNT + 200,
  'the newest 500': COUNT + 1200,
  'the newest 500 with those of the same phone': COUNT + 1700,
  'a later page': COUNT + 200,
  'a column of the board': COUNT + 200,
  mine: COUNT + 500,
  'nobody’s, overdue': COUNT,
  'from the selection': COUNT + 1000,
  'of today': 3 * COUNT,
  'by a part of a phone': 3 * COUNT,
  'by a name': 1000,
  'by a word that all have': COUNT + 200,
  'the counts': 3 * COUNT,
  'the counts of a search': 3 * COUNT,
}
const LISTS = Object.keys(ROWS) as (keyof typeof ROWS)[]

test.each(LISTS)('with 10 000 inquiries %s takes few statements that read little', async (what) => {
  const { pool } = shop.database
  const { result, statements } = await recordStatements(pool, () =>
    desk.call('GET', `/admin/inquiries${INQUIRY_LISTS[what]}`),
  )
  expect(result.status).toBe(200)
  const body = await result.json()
  if (Array.isArray(body)) expect(body.length).toBeGreaterThan(0)
  const read = await countRowsRead(pool, statements)
  expect(statements.length).toBeLessThanOrEqual(6)
  expect(read.inquiries).toBeLessThanOrEqual(ROWS[what])
})
