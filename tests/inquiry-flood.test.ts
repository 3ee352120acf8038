import { beforeAll, expect, test } from 'vitest'
import { LONGEST_INQUIRY, repeatInquiry } from '../scripts/bench/many-inquiries.ts'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import { openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop } from './support/shop.ts'
import { recordStatements } from './support/statements.ts'

/** Whole they would be three times the bytes that a list may have. */
const COUNT = 250

const shop = openShop()
const desk = openDesk(shop)

beforeAll(async () => {
  await shop.database.pool.query(EMPTY_INQUIRIES)
  const response = await shop.post('/api/inquiries/contact', LONGEST_INQUIRY)
  expect(response.status, await response.text()).toBe(201)
  await repeatInquiry(shop.database.pool, 1, COUNT)
}, 120_000)

test('hundreds of the longest inquiries do not drown the list, and the newest of them are whole', async () => {
  const asked = await recordStatements(shop.database.pool, async () => {
    const response = await desk.call('GET', '/admin/inquiries')
    return await response.text()
  })
  const text = asked.result
  expect(Buffer.byteLength(text)).toBeLessThan(12_000_000)
  // What is cut is cut by the database: it is neither sent nor parsed.
  expect(asked.bytes).toBeLessThan(12_000_000)
  expect(asked.statements.length).toBeLessThanOrEqual(6)
  const listed: Inquiry[] = JSON.parse(text)
  expect(listed).toHaveLength(COUNT)
  expect(listed[0]).toMatchObject({
    message: LONGEST_INQUIRY.message,
    wizardData: LONGEST_INQUIRY.wizardData,
  })
  expect(listed[0]?.items?.map(({ name }) => name)).toEqual(LONGEST_INQUIRY.items.map(({ name }) => name))
  const last = listed.at(-1)
  expect(last?.message).toHaveLength(300)
  expect(last?.items).toHaveLength(50)
  const whole: Inquiry = await desk.callJson(200, 'GET', `/admin/inquiries/${last?.id}`)
  expect(whole).toMatchObject({ message: LONGEST_INQUIRY.message, wizardData: LONGEST_INQUIRY.wizardData })
})
