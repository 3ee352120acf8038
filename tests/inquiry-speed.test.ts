import { beforeAll, expect, test } from 'vitest'
import { openDesk } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

/**
 * The requirement is a p95 of 200 ms. Here the median must keep it, because other tests share the cores and make single
 * calls late: a query per row breaks it.
 */
const LIMIT_MS = 200

beforeAll(async () => {
  await shop.database.pool.query('truncate inquiries restart identity cascade')
  // Each statement has ten seconds, also on a busy machine.
  for (let from = 0; from < 10_000; from += 1000) {
    await shop.database.pool.query(
      `insert into inquiries (name, phone, phone_e164, email, message, type, status, spam, source_name, assignee_id,
        answer_due_at, next_contact_at, created_at)
      select 'Клиент ' || n, '8 (9' || lpad((n % 100)::text, 2, '0') || ') ' || lpad((n * 37 % 10000000)::text, 7, '0'),
        '+79' || lpad((n % 100)::text, 2, '0') || lpad((n * 37 % 10000000)::text, 7, '0'),
        'client' || n || '@example.com', repeat('Нужен септик для дома на пятерых, участок у леса. ', 8),
        (array['product', 'repair', 'other', 'installation'])[n % 4 + 1],
        (array['new', 'processing', 'completed', 'completed', 'completed', 'canceled'])[n % 6 + 1], n % 25 = 0,
        (array['direct', 'yandex', 'google.com'])[n % 3 + 1],
        case when n % 6 = 0 then null else (select id from users where username = 'manager') end,
        now() - n * interval '1 minute', case when n % 10 = 0 then now() + (n % 7 - 3) * interval '1 day' end,
        now() - n * interval '11 minutes'
      from generate_series($1::int + 1, $1::int + 1000) as n`,
      [from],
    )
  }
  await shop.database.pool.query('analyze inquiries')
}, 120_000)

test.each([
  ['the list', '/admin/inquiries?limit=50'],
  ['the newest 500', '/admin/inquiries'],
  ['a later page', '/admin/inquiries?limit=50&before=7000'],
  ['a column of the board', '/admin/inquiries?status=completed&limit=50'],
  ['mine', '/admin/inquiries?mine=1&limit=50'],
  ['nobody’s, overdue', '/admin/inquiries?nobody=1&overdue=1&limit=50'],
  ['of today', '/admin/inquiries?today=1&limit=50'],
  ['by a part of a phone', `/admin/inquiries?limit=50&q=${encodeURIComponent('8 (917) 00')}`],
  ['by a name', `/admin/inquiries?limit=50&q=${encodeURIComponent('клиент 77')}`],
  ['by a word that all have', `/admin/inquiries?limit=50&q=${encodeURIComponent('септик')}`],
  ['the counts', '/admin/inquiries/counts'],
  ['the counts of a search', `/admin/inquiries/counts?q=${encodeURIComponent('у леса')}`],
])('with 10 000 requests %s answers in time', async (_what, address) => {
  const times: number[] = []
  for (let call = 0; call < 20; call++) {
    const begin = performance.now()
    const response = await desk.call('GET', address)
    const body = await response.json()
    times.push(performance.now() - begin)
    expect(response.status).toBe(200)
    if (Array.isArray(body)) expect(body.length).toBeGreaterThan(0)
  }
  const median = times.sort((a, b) => a - b)[10] ?? Infinity
  expect(median).toBeLessThan(LIMIT_MS)
})
