import { expect, test } from 'vitest'
import { readMigration } from './support/migrations.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const migration = readMigration('_contact_service_types.sql')
const query = async (sql: string) => (await shop.database.pool.query<Record<string, unknown>>(sql)).rows

test('older inquiries of the contact form get the type of their service, without a change by anybody', async () => {
  await query(`insert into inquiries (name, phone, service, type)
    select 'Ирина', '8 926 123-45-67', service, type from (values
      ('Монтаж', 'other'), (' ремонт ', 'other'), ('Обслуживание', 'other'), ('Консультация', 'other'),
      ('Проектирование', 'other'), ('Чистка колодца', 'other'), (null, 'other'), ('Ремонт', 'product')) as asked (service, type)`)
  const before = await query('select id, version from inquiries order by id')
  const [entries] = await query('select count(*)::int from journal')

  await query(migration)

  expect((await query('select type from inquiries order by id')).map(({ type }) => type)).toEqual([
    'installation',
    'repair',
    'service',
    'consultation',
    'other',
    'other',
    'other',
    'product',
  ])
  expect(await query('select id, version from inquiries order by id')).toEqual(before)
  expect(await query('select count(*)::int from journal')).toEqual([entries])
  await query(`update inquiries set status = 'processing'`)
  const [after] = await query('select count(*)::int from journal')
  expect(after, 'changes are recorded again').not.toEqual(entries)
})
