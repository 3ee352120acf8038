import { beforeAll, describe, expect, test } from 'vitest'
import type { InquiryCounts } from '../src/contract/inquiries/list.ts'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import type { Report } from '../src/contract/reports.ts'
import { offeredAnswers } from '../src/domain/inquiry/offer/offer.fixture.ts'
import { expectError, openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

beforeAll(async () => {
  await shop.database.pool.query(EMPTY_INQUIRIES)
  await shop.database.pool.query(
    `insert into inquiries (name, phone, phone_e164, type, service, product_name, wizard_data, created_at) values
      ('Анна', '8 926 000-00-01', '+79260000001', 'other', 'Подбор септика', null, $1, '2026-11-02 09:00+00'),
      ('Борис', '8 926 000-00-02', '+79260000002', 'product', 'Запрос о продукте: Топас 5', 'Топас 5', $1, '2026-11-02 10:00+00'),
      ('Вера', '8 926 000-00-03', '+79260000003', 'other', 'Подбор септика', null, '{"residents":"4"}', '2026-11-02 11:00+00'),
      ('Глеб', '8 926 000-00-04', '+79260000004', 'repair', 'repair', null, null, '2026-11-02 12:00+00')`,
    [JSON.stringify(offeredAnswers)],
  )
})

const namesOf = async (query: string) =>
  (await desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries?${query}`)).map(({ name }) => name)

describe('Inquiries from the selection are a kind of their own', () => {
  test('in the list: with an offer or older, of whatever type, whose values stay', async () => {
    expect(await namesOf('wizard=1')).toEqual(['Вера', 'Борис', 'Анна'])
    expect(await namesOf('wizard=1&type=product')).toEqual(['Борис'])
    expect(await namesOf('wizard=0')).toEqual(['Глеб'])
    expect(await namesOf('')).toHaveLength(4)
    const list = await desk.callJson<Inquiry[]>(200, 'GET', '/admin/inquiries?wizard=1&sort=name')
    expect(list.map(({ type }) => type)).toEqual(['other', 'product', 'other'])
    await expectError(
      await desk.call('GET', '/admin/inquiries?wizard=maybe'),
      400,
      'Ожидается true или false',
    )
  })

  test('in the counts', async () => {
    const counts = await desk.callJson<InquiryCounts>(200, 'GET', '/admin/inquiries/counts?wizard=1')
    expect(counts).toMatchObject({ all: 3, new: 3, wizard: 3 })
    expect(await desk.callJson(200, 'GET', '/admin/inquiries/counts')).toMatchObject({ all: 4, wizard: 3 })
  })

  test('in the export, whose last two columns say model and sum', async () => {
    const response = await desk.call('GET', '/admin/inquiries/export?format=csv&wizard=1&sort=name')
    const rows = (await response.text())
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'))
    expect(rows.map((row) => row.slice(-2))).toEqual([
      ['Подбор: модель', 'Подбор: сумма, ₽'],
      ['Евролос Про 10', '303230'],
      ['Топас 5', ''],
      ['', ''],
    ])
  })

  test('in the report, beside the types, and as a report of its own', async () => {
    const report = (more = '') =>
      desk.callJson<Report>(200, 'GET', `/admin/reports?from=2026-11-02&to=2026-11-02${more}`)
    expect(await report()).toMatchObject({
      wizard: { count: 3, completed: 0, canceled: 0 },
      byType: [{ type: 'other', count: 2 }, { type: 'product' }, { type: 'repair' }],
      // Both were offered to Anna; Boris asked for one of them.
      byProduct: [
        { product: 'Топас 5', count: 2 },
        { product: 'Евролос Про 10', count: 1 },
      ],
      totals: { count: 4 },
    })
    expect(await report('&wizard=1')).toMatchObject({ totals: { count: 3 } })
    const others = await report('&wizard=0')
    expect(others.totals.count).toBe(1)
    expect(others).not.toHaveProperty('wizard')
  })

  test('until they are erased: nothing of the offer stays, and the journal never held a value of it', async () => {
    const cookie = await signInAs(shop, 'admin')
    const erased = await shop.post('/api/admin/consents/erase', { phone: '8 926 000-00-01' }, { cookie })
    expect(await erased.json()).toEqual({ inquiries: 1 })
    expect(await namesOf('wizard=1')).toEqual(['Вера', 'Борис'])
    const { rows } = await shop.database.pool.query(
      `select (select wizard_data from inquiries where erased_at is not null) as kept, json_agg(changes)::text as changes
        from journal where entity = 'inquiries'`,
    )
    expect(rows[0].kept).toBeNull()
    expect(rows[0].changes).toContain('wizardData')
    expect(rows[0].changes).not.toMatch(/Евролос|residents/)
  })
})
