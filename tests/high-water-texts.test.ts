import { expect, test } from 'vitest'
import { readMigration } from './support/migrations.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const migration = readMigration('_high_water_texts.sql')

const query = async (sql: string, values: readonly string[] = []) =>
  (await shop.database.pool.query<Record<string, unknown>>(sql, [...values])).rows

/** Every sentence that changes: its table and column, before and after. */
const wording = [
  ...migration.matchAll(/^ {2}\('(\w+)', '(\w+)', '((?:[^']|'')*)', '((?:[^']|'')*)'\)/gm),
].map(([, table = '', column = '', was = '', now = '']) => ({ table, column, was, now }))

const readAll = async () =>
  Promise.all([
    query('select slug, version, description, features from products order by id'),
    query('select slug, version, description from product_categories order by id'),
    query('select slug, version, description from manufacturers order by id'),
    query('select id, version, answer from faq_items order by id'),
    query('select slug, version, meta_description from blog_posts order by id'),
    query('select slug, version, short_description from projects order by id'),
    query('select count(*)::int as changes from journal'),
  ])

const asBefore = async () => {
  const tables = [...new Set(wording.map(({ table }) => table))]
  for (const table of tables) await query(`alter table ${table} disable trigger user`)
  for (const { table, column, was, now } of wording) {
    const type = column === 'features' ? 'jsonb' : 'text'
    await query(`update ${table} set ${column} = replace(${column}::text, $1, $2)::${type}`, [now, was])
  }
  for (const table of tables) await query(`alter table ${table} enable trigger user`)
}

test('a shop that runs already reads the sentences of a new one, without a change by anybody', async () => {
  expect(wording.length).toBeGreaterThan(20)
  const fresh = await readAll()
  await asBefore()
  expect(JSON.stringify(await readAll())).toContain('"Самотёчный отвод очищенной воды"')
  await query(migration)
  expect(await readAll()).toEqual(fresh)
  await query(migration)
  expect(await readAll()).toEqual(fresh)
  await query("update products set description = 'Наш текст' where slug = 'topas-5'")
  expect((await readAll()).at(-1)).not.toEqual(fresh.at(-1))
})

test('what staff have written stays', async () => {
  await query(
    "update products set features = '[\"Своё\"]', description = 'Своё' where slug = 'evrolos-grunt-3'",
  )
  const before = await readAll()
  await query(migration)
  expect(await readAll()).toEqual(before)
})
