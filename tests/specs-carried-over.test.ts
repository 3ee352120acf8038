import { expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import {
  listProducts,
  requireProductById,
} from '../src/server/features/catalogue/products/products.service.ts'
import { readProducts } from '../src/server/features/seed/content.ts'
import { VISITOR } from '../src/server/platform/db/scope.ts'
import { toCompareSections } from '../src/storefront/pages/compare/compare-rows.ts'
import { toSpecSections } from '../src/storefront/pages/product/spec-sections.ts'
import { toCompareItem } from '../src/storefront/parts/shopping/to-compare-item.ts'
import { readMigration } from './support/migrations.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const query = async (sql: string, values: readonly unknown[] = []) =>
  (await shop.database.pool.query<Record<string, unknown>>(sql, [...values])).rows
const list = () => listProducts(shop.database.db, VISITOR, {})

const migration = readMigration('_catalogue.sql')
const carried = migration.slice(migration.indexOf('-- The parameters a shop begins with'))

test('what visitors read of every model is what its file says, to the letter', async () => {
  const seeded = await readProducts()
  const answered = new Map((await list()).map(({ slug, technicalSpecs }) => [slug, technicalSpecs]))
  for (const { slug, technicalSpecs } of seeded) {
    const [row] = await query('select $1::jsonb as specs', [technicalSpecs])
    expect(JSON.stringify(answered.get(slug))).toBe(JSON.stringify(row?.specs))
  }
  const [stored] = await query(
    "select count(*)::int as count from products where technical_specs ?| array['tankMaterial', 'Назначение'] or not specs ? 'aerationType'",
  )
  expect(stored?.count).toBe(0)
})

test('pages and comparison of every model read the same as before there were parameters', async () => {
  const products = await Promise.all(
    (await list()).map(({ id }) => requireProductById(shop.database.db, id, VISITOR)),
  )
  const without = ({ parameters: _parameters, ...product }: Product) => product
  for (const product of products) {
    expect(product.parameters?.length).toBeGreaterThan(5)
    expect(toSpecSections(product)).toEqual(toSpecSections(without(product)))
  }
  for (let first = 0; first < products.length; first += 3) {
    const compared = products.slice(first, first + 4)
    expect(toCompareSections(compared.map(toCompareItem))).toEqual(
      toCompareSections(compared.map(without).map(toCompareItem)),
    )
  }
})

test('a shop that already runs reads the same as before and as a new one, in no newer version', async () => {
  const before = await list()
  const mappings = 'select id, spec_mappings, version from product_categories order by id'
  const mapped = await query(mappings)
  const keyed = async () => {
    const parameters = await query(
      'select key, name, unit, display_order, product_column from spec_parameters order by id',
    )
    return {
      parameters,
      values: await query(
        'select product_id, key, value from product_specs join spec_parameters on id = parameter_id order by 1, 2',
      ),
    }
  }
  const fresh = await keyed()
  const products = await query('select id, version, updated_at from products order by id')
  await query('alter table products disable trigger user')
  await query("update products set technical_specs = technical_specs || specs, specs = '{}'")
  await query('alter table products enable trigger user')
  await query('alter table product_categories disable trigger user')
  await query("update product_categories set spec_mappings = '[]'")
  await query('alter table product_categories enable trigger user')
  await query(
    'truncate product_specs, category_parameters, spec_parameters, spec_categories restart identity',
  )
  for (const statement of carried.split('--> statement-breakpoint')) await query(statement)
  expect(await list()).toEqual(before)
  expect(await keyed()).toEqual(fresh)
  expect(await query('select id, version, updated_at from products order by id')).toEqual(products)
  const now = await query(mappings)
  expect(now).toEqual(mapped)
  expect(now.every((one) => Array.isArray(one.spec_mappings) && one.spec_mappings.length > 10)).toBe(true)
})
