import { expect, test } from 'vitest'
import { findRecordField } from '../src/contract/records/record-fields.ts'
import { ENTITIES } from '../src/contract/records/records.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()

test('what the journal tells of inquiries and backups has labels', async () => {
  const { rows } = await shop.database.pool.query<{ field: string }>(
    `select jsonb_object_keys(inquiry_work(null)) as field
     union all select (regexp_matches(prosrc, 'THEN ''(\\w+)''', 'g'))[1] from pg_proc where proname = 'changed_by_visitor'`,
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { field } of rows) expect(findRecordField('inquiries', field), field).not.toBeNull()
  for (const field of ['bytes', 'checked', 'reason'])
    expect(findRecordField('system', field), field).not.toBeNull()
})

test('every stored field of a record has a label', async () => {
  const { rows } = await shop.database.pool.query<{ entity: string; field: string }>(`
    select split_part(encode(tgargs, 'escape'), '\\000', 1) as entity,
      api_name(attname) as field
    from pg_trigger join pg_attribute on attrelid = tgrelid
    where tgname = 'record_change' and attnum > 0 and not attisdropped
      and attname not in ('id', 'version', 'created_at', 'updated_at', 'last_login', 'last_login_origin')`)
  expect(new Set(rows.map(({ entity }) => entity))).toEqual(new Set([...ENTITIES, 'users']))
  expect(
    rows.filter(({ entity, field }) => findRecordField(entity, field) === null),
    'add it to src/contract/records/record-fields.ts',
  ).toEqual([])
})
