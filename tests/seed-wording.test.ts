import { expect, test } from 'vitest'
import { readMigration } from './support/migrations.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const migration = readMigration('_seed_wording.sql')

const query = async (sql: string, values: readonly string[] = []) =>
  (await shop.database.pool.query<Record<string, unknown>>(sql, [...values])).rows

/** [table, column, old text, new text] of every change. */
const wording = [
  ...migration.matchAll(/^ {2}\('(\w+)', '(\w+)', '((?:[^']|'')*)', '((?:[^']|'')*)'\)/gm),
].map(([, table = '', column = '', was = '', now = '']) => ({
  table,
  column,
  type: ['features', 'technical_specs'].includes(column) ? 'jsonb' : 'text',
  was: was.replaceAll("''", "'"),
  now: now.replaceAll("''", "'"),
}))

const readAll = async () =>
  Promise.all([
    query('select slug, description, short_description, features, technical_specs from products order by id'),
    query('select slug, description from product_categories order by id'),
    query('select slug, description from manufacturers order by id'),
    query('select question, answer from faq_items order by id'),
    query('select slug, content, meta_description, author from blog_posts order by id'),
    query('select slug, title from projects order by id'),
  ])

test('No characteristic of a product says that nobody knows it', async () => {
  const rows = await query(
    'select slug, technical_specs::text as specs, features::text as features from products',
  )
  expect(rows).toHaveLength(73)
  for (const { slug, specs, features } of rows) {
    expect(`${specs} ${features}`, String(slug)).not.toMatch(/уточня|неизвест|не указан/i)
  }
})

test('A shop that already runs reads the new sentences, word for word as a new shop', async () => {
  expect(wording.length).toBeGreaterThan(60)
  const fresh = await readAll()
  for (const { table, column, type, was, now } of wording.toReversed()) {
    const columnText = `${column}::text`
    await query(
      `update ${table} set ${column} = replace(${columnText}, $1, $2)::${type} where strpos(${columnText}, $1) > 0`,
      [now, was],
    )
  }
  const old = await readAll()
  for (const { was } of wording) expect(JSON.stringify(fresh)).not.toContain(was)
  expect(JSON.stringify(old)).toContain('Характеристики иллюстративные')
  await query(migration)
  expect(await readAll()).toEqual(fresh)
})

test('What staff have written stays, and so does their author', async () => {
  await query("update products set description = 'Своё: Характеристики иллюстративны' where slug = 'bio-s-5'")
  await query("update products set features = '[\"Крышка на уровне газона\"]' where slug = 'topas-5'")
  await query(
    "insert into blog_posts (title, slug, content, author) values ('Наша', 'nasha', 'Текст', 'Администратор')",
  )
  await query(migration)
  expect(await query("select description from products where slug = 'bio-s-5'")).toEqual([
    { description: 'Своё: Характеристики иллюстративны' },
  ])
  expect(await query("select features from products where slug = 'topas-5'")).toEqual([
    { features: ['Крышка на уровне газона'] },
  ])
  expect(await query("select author from blog_posts where slug = 'nasha'")).toEqual([
    { author: 'Администратор' },
  ])
})
