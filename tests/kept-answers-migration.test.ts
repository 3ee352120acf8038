import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readMigration } from './support/migrations.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const migration = readMigration('_kept_answers.sql')
const query = async (sql: string) => (await shop.database.pool.query<Record<string, unknown>>(sql)).rows

test('an inquiry whose whole answer an older version kept loses its words there, and its repeat is answered', async () => {
  const cookie = await signInAs(shop, 'manager')
  const headers = { cookie, 'idempotency-key': randomUUID() }
  const byHand = { name: 'Тамара', phone: '8 926 123-45-67', source: 'phone' }
  const enter = () => shop.post('/api/admin/inquiries', byHand, headers)
  const entered = await enter()
  const inquiry = await entered.json()
  expect(entered.status, JSON.stringify(inquiry)).toBe(201)
  const whole = JSON.stringify({ output: inquiry })
  await shop.database.pool.query(
    `update repeated_calls set answer = $1::jsonb where call = 'inquiryWork.create'`,
    [whole],
  )
  await query(`insert into repeated_calls (actor_id, call, key, token, answer)
    select actor_id, call, 'unanswered', token, null::jsonb from repeated_calls
    union all
    select actor_id, 'prices.bulkUpdate', 'prices', token, '{"output": {"id": 7, "count": 3}}'::jsonb from repeated_calls`)

  await query(migration)

  expect(await query('select call, answer from repeated_calls order by call, answer')).toEqual([
    { call: 'inquiryWork.create', answer: { output: { id: inquiry.id } } },
    { call: 'inquiryWork.create', answer: null },
    { call: 'prices.bulkUpdate', answer: { output: { id: 7, count: 3 } } },
  ])
  const again = await enter()
  expect([again.status, await again.json()]).toEqual([201, inquiry])
})
