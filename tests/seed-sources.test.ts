import { expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { listProducts } from '../src/server/features/catalogue/products/products.service.ts'
import { VISITOR } from '../src/server/platform/db/scope.ts'
import { runFormerMigration } from './support/former-products.ts'
import { readMigration } from './support/migrations.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const migration = readMigration('_seed_sources.sql')
const query = (sql: string) => shop.database.pool.query(sql)

/** What a shop should know after the migration: not the current price list, and not the sources of characteristics. */
const toKnown = ({ slug, livingTypes, sources }: Product) => ({
  slug,
  livingTypes,
  sources: Object.fromEntries(
    Object.entries(sources).filter(
      ([field, { text, otherValue }]) =>
        !field.startsWith('technicalSpecs.') &&
        field !== 'warranty' &&
        (text !== 'Действующий прайс' || otherValue !== undefined),
    ),
  ),
})

test('a shop that already runs knows of every model what was in doubt, as a new shop does', async () => {
  const fresh = await listProducts(shop.database.db, VISITOR, {})
  await query("update products set sources = '{}', living_types = null")
  await runFormerMigration(shop.database.pool, migration)
  expect((await listProducts(shop.database.db, VISITOR, {})).map(toKnown)).toEqual(fresh.map(toKnown))
})

test('what staff have set since has no source of the first content, and their own source stays', async () => {
  const own = { text: 'Паспорт', date: '2026-11-21' }
  await query("update products set sources = '{}', living_types = null")
  await query("update products set price = 22000000, living_types = '{permanent}' where slug = 'topas-s-10'")
  await query(`update products set sources = '${JSON.stringify({ inletTo: own })}' where slug = 'topas-s-10'`)
  await query("update products set living_types = '{seasonal}' where slug = 'evrolos-eko-3'")
  await runFormerMigration(shop.database.pool, migration)
  const products = await listProducts(shop.database.db, VISITOR, {})
  const changed = products.find(({ slug }) => slug === 'topas-s-10')
  expect(changed?.sources).toMatchObject({ inletTo: own, productivity: { text: 'Каталог моделей' } })
  expect(changed?.sources).not.toHaveProperty('price')
  const eko = products.find(({ slug }) => slug === 'evrolos-eko-3')
  expect(eko).toMatchObject({ livingTypes: ['seasonal'] })
  expect(eko?.sources).not.toHaveProperty('livingTypes')
})
