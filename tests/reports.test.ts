import { beforeAll, describe, expect, test } from 'vitest'
import type { Report } from '../src/contract/reports.ts'
import { composeReport } from '../src/server/features/reports/reports.service.ts'
import { expectError, openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)
let person = 0

/** The table that the expected figures are counted from by hand. */
beforeAll(async () => {
  await shop.database.pool.query(EMPTY_INQUIRIES)
  const { rows } = await shop.database.pool.query(`select id from users where username = 'manager'`)
  person = rows[0].id
  await shop.database.pool.query(
    `insert into inquiries (name, phone, type, status, assignee_id, source_name, page, product_name, items, lost_reason, spam, created_at, answered_at)
    values
      ('А', '1', 'product', 'completed', $1, 'yandex', '/product/topas-5?x=1', 'Топас 5', null, null, false, '2026-11-01 21:30+00', '2026-11-01 21:40+00'),
      ('Б', '2', 'product', 'canceled', $1, 'yandex', '/cart', null, '[{"id":1,"name":"Топас 5","price":1},{"id":2,"name":"Био-С","price":1}]', 'Дорого', false, '2026-11-02 09:00+00', '2026-11-02 10:30+00'),
      ('В', '3', 'repair', 'canceled', null, 'direct', null, null, null, null, false, '2026-11-03 09:00+00', '2026-11-03 09:20+00'),
      ('Г', '4', 'other', 'new', null, 'direct', '/cart', null, null, null, false, '2026-11-03 20:59:59+00', null),
      ('после конца', '5', 'other', 'new', null, 'direct', null, null, null, null, false, '2026-11-03 21:00+00', null),
      ('до начала', '6', 'other', 'new', null, 'direct', null, null, null, null, false, '2026-10-31 20:59:59+00', null),
      ('спам', '7', 'other', 'new', null, 'direct', null, null, null, null, true, '2026-11-02 09:00+00', null)`,
    [person],
  )
  await shop.database.pool.query(`insert into inquiries (name, phone, merged_into_id, created_at)
    values ('слитый', '8', 1, '2026-11-02 09:00+00')`)
})

const report = (query: string) => desk.callJson<Report>(200, 'GET', `/admin/reports${query}`)

describe('The report of three days in November', () => {
  test('counts what is counted by hand, by the days of Moscow', async () => {
    expect(await report('?from=2026-11-01&to=2026-11-03')).toEqual({
      from: '2026-11-01',
      to: '2026-11-03',
      requests: [
        { date: '2026-11-01', count: 0, completed: 0 },
        { date: '2026-11-02', count: 2, completed: 1 },
        { date: '2026-11-03', count: 2, completed: 0 },
      ],
      bySource: [
        { source: 'direct', count: 2, completed: 0, canceled: 1 },
        { source: 'yandex', count: 2, completed: 1, canceled: 1 },
      ],
      byPage: [
        { page: '/cart', product: null, count: 2, completed: 0, canceled: 1 },
        { page: '/product/topas-5', product: 'Топас 5', count: 1, completed: 1, canceled: 0 },
        { page: null, product: null, count: 1, completed: 0, canceled: 1 },
      ],
      byProduct: [
        { product: 'Топас 5', count: 2, completed: 1, canceled: 1 },
        { product: 'Био-С', count: 1, completed: 0, canceled: 1 },
      ],
      byKind: [
        { type: 'product', wizard: false, count: 2, completed: 1, canceled: 1 },
        { type: 'other', wizard: false, count: 1, completed: 0, canceled: 0 },
        { type: 'repair', wizard: false, count: 1, completed: 0, canceled: 1 },
      ],
      byType: [
        { type: 'product', count: 2, completed: 1, canceled: 1 },
        { type: 'other', count: 1, completed: 0, canceled: 0 },
        { type: 'repair', count: 1, completed: 0, canceled: 1 },
      ],
      byPerson: [
        { id: person, name: 'manager', count: 2, completed: 1, canceled: 1, median: 50 },
        { id: null, name: null, count: 2, completed: 0, canceled: 1, median: 20 },
      ],
      // 10, 20 and 90 minutes.
      firstAnswer: { median: 20, worst: 90 },
      // Half past midnight is not work.
      firstAnswerAtWork: {
        median: 20,
        worst: 90,
        goal: 15,
        times: [
          { from: 0, to: 5, count: 1 },
          { from: 5, to: 15, count: 0 },
          { from: 15, to: 60, count: 1 },
          { from: 60, to: 240, count: 1 },
          { from: 240, to: null, count: 0 },
        ],
        notDue: 0,
      },
      lost: [
        { reason: 'Дорого', count: 1 },
        { reason: 'Причина не указана', count: 1 },
      ],
      totals: { count: 4, completed: 1, canceled: 2, answered: 3 },
    })
  })

  test('is empty where nothing was', async () => {
    expect(await report('?from=2025-01-01&to=2025-01-02')).toMatchObject({
      requests: [
        { date: '2025-01-01', count: 0, completed: 0 },
        { date: '2025-01-02', count: 0, completed: 0 },
      ],
      byPerson: [],
      firstAnswer: { median: null, worst: null },
      totals: { count: 0, completed: 0, canceled: 0, answered: 0 },
    })
  })

  test('counts the promised time of the settings, and only the hours of work', async () => {
    const change = (sql: string) => shop.database.pool.query(`update site_settings set ${sql}`)
    await change(`answer_within_minutes = 30, hours = jsonb_set(hours::jsonb, '{mon}', '["12:10", "19:00"]')`)
    const { firstAnswer, firstAnswerAtWork } = await report('?from=2026-11-01&to=2026-11-03')
    expect(firstAnswer).toEqual({ median: 20, worst: 90 })
    // On Monday he came at 12:00 and was answered at 13:30.
    expect(firstAnswerAtWork).toEqual({
      median: 20,
      worst: 80,
      goal: 30,
      times: [
        { from: 0, to: 5, count: 1 },
        { from: 5, to: 30, count: 1 },
        { from: 30, to: 240, count: 1 },
        { from: 240, to: null, count: 0 },
      ],
      notDue: 0,
    })
  })

  test.each([
    ['in the night after it came', '2026-11-03 21:05+00', 1],
    ['a quarter of an hour after the shop has opened', '2026-11-04 06:15+00', 1],
    ['a minute later', '2026-11-04 06:16+00', 0],
  ])('counts what may yet be answered in time %s', async (_when, now, notDue) => {
    const { db, pool } = shop.database
    await pool.query('update site_settings set answer_within_minutes = 15')
    const { firstAnswerAtWork } = await composeReport(
      db,
      { from: '2026-11-01', to: '2026-11-03' },
      new Date(now),
    )
    expect(firstAnswerAtWork.notDue).toBe(notDue)
  })

  test('without a period is of thirty days up to today', async () => {
    const { requests, from, to } = await report('')
    expect(requests).toHaveLength(30)
    expect([requests[0]?.date, requests.at(-1)?.date]).toEqual([from, to])
    expect(to).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(Date.now()))
  })

  test.each([
    ['from=вчера', 'Ожидается день'],
    ['to=2026-02-30', 'Ожидается день'],
    ['from=2026-11-03&to=2026-11-01', 'Начало периода позже'],
    ['from=2020-01-01&to=2026-11-01', 'Период не длиннее трёх лет'],
    ['from=2020-01-01', 'Период не длиннее трёх лет'],
  ])('with %s is refused', async (query, message) => {
    await expectError(await desk.call('GET', `/admin/reports?${query}`), 400, message)
  })

  test('is for staff', async () => {
    expect((await desk.callAnonymously('GET', '/admin/reports')).status).toBe(401)
  })
})
