import { beforeAll, expect, test } from 'vitest'
import type { Inquiry } from '../src/contract/inquiries.ts'
import { openDesk } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

/** The longest request that is taken: every field is full, each character is several bytes. */
const longest = {
  name: 'Ж'.repeat(200),
  phone: '8 (926) 123-45-67',
  message: `${'\u0001'.repeat(9_999)}я`,
  service: 'Ж'.repeat(400),
  wizardData: { comment: 'я'.repeat(7_980) },
  items: Array.from({ length: 50 }, (_, id) => ({ id, name: `${'\u0001'.repeat(297)}${id}`, price: 100 })),
  source: { page: 'я'.repeat(500), referrer: 'я'.repeat(500) },
}

beforeAll(async () => {
  await shop.database.pool.query('truncate inquiries restart identity cascade')
  const response = await shop.post('/api/inquiries/contact', longest)
  expect(response.status, await response.text()).toBe(201)
  // Each statement has ten seconds, also on a busy machine.
  for (let from = 1; from < 500; from += 50) {
    await shop.database.pool.query(
      `insert into inquiries (name, phone, message, service, wizard_data, items, page, referrer, created_at)
      select name, phone, message, service, wizard_data, items, page, referrer, created_at - n * interval '1 second'
      from inquiries, generate_series($1::int, least($1::int + 49, 499)) as n where id = 1`,
      [from],
    )
  }
}, 120_000)

test('500 of the longest requests do not drown the list, and the newest of them are whole', async () => {
  const began = performance.now()
  const response = await desk.call('GET', '/admin/inquiries')
  const text = await response.text()
  expect(performance.now() - began).toBeLessThan(3000)
  expect(Buffer.byteLength(text)).toBeLessThan(12_000_000)
  const listed: Inquiry[] = JSON.parse(text)
  expect(listed).toHaveLength(500)
  expect(listed[0]).toMatchObject({ message: longest.message, wizardData: longest.wizardData })
  expect(listed[0]?.items).toEqual(longest.items)
  const last = listed.at(-1)
  expect(last?.message).toHaveLength(300)
  expect(last?.items).toHaveLength(50)
  const whole: Inquiry = await desk.callJson(200, 'GET', `/admin/inquiries/${last?.id}`)
  expect(whole).toMatchObject({ message: longest.message, wizardData: longest.wizardData })
})
