import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { formatSpec } from '../src/domain/product/spec-labels.ts'
import {
  dischargeWords,
  formatInlet,
  formatVariant,
  STATION_SPECS,
} from '../src/domain/product/station-words.ts'
import { toProductWords } from '../src/domain/product/words.ts'
import { listProducts } from '../src/server/features/catalogue/products/products.service.ts'
import { VISITOR } from '../src/server/platform/db/scope.ts'
import { runFormerMigration } from './support/former-products.ts'
import { readMigration } from './support/migrations.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const migration = readMigration('_fill_selection_limits.sql')
const { inlet, discharge: outflow, pump, variant: design } = STATION_SPECS

const query = async (sql: string, values: readonly unknown[] = []) =>
  (await shop.database.pool.query<Record<string, unknown>>(sql, [...values])).rows

const list = () => listProducts(shop.database.db, VISITOR, {})
/** Characteristics as a visitor reads them. */
const readable = (specs: Product['technicalSpecs']) =>
  Object.fromEntries(
    Object.entries(specs).map(([key, value]) => [key, formatSpec(key, value).replaceAll('\u00a0', ' ')]),
  )
const FORGET = 'inlet_from = null, inlet_to = null, outlet_pressure = null, needs_electricity = null'
const column =
  "inlet_from, inlet_to, discharge, variant, outlet_pressure, needs_electricity, case when specs = '{}' then technical_specs else technical_specs || specs end as specs"

test('a shop that already runs knows of every model what a new shop knows, and its visitors read the same', async () => {
  const fresh = await list()
  const read = (products: readonly Product[]) =>
    products.map((product) => ({ ...readable(product.technicalSpecs), ...toProductWords(product) }))
  await query(`update products set ${FORGET}`)
  for (const { id, technicalSpecs, discharge, variant, ...product } of fresh) {
    if (!discharge || !variant) throw new Error('the seed knows discharge and variant')
    const told = {
      [inlet]: formatInlet(product) ?? undefined,
      [outflow]: dischargeWords[discharge],
      [pump]: discharge === 'pump',
      [design]: formatVariant(variant, discharge),
      ...technicalSpecs,
    }
    await query('update products set technical_specs = $1 where id = $2', [told, id])
  }
  const before = await list()
  expect(before.map(({ inletTo }) => inletTo)).toEqual(fresh.map(() => null))
  await runFormerMigration(shop.database.pool, migration)
  const after = await list()
  const timeless = (products: readonly Product[]) =>
    products.map((product) => ({ ...product, updatedAt: null, version: null }))
  expect(timeless(after)).toEqual(timeless(fresh))
  expect(read(after)).toMatchObject(read(before))
})

const unknown = { inlet_from: null, inlet_to: null, discharge: null, variant: null }
const nothing = { ...unknown, outlet_pressure: null, needs_electricity: null }
const both = { [outflow]: 'Самотёком или насосом' }

const ADDED: readonly [what: string, given: object, specs: unknown, known: object, kept: unknown][] = [
  ['a depth in centimetres', {}, { [inlet]: '80—140 см' }, { inlet_from: 800, inlet_to: 1400 }, {}],
  ['no-break spaces', {}, { [inlet]: 'До\u00a0900\u00a0мм' }, { inlet_to: 900 }, {}],
  ['a word', {}, { [inlet]: 'Небольшая' }, {}, { [inlet]: 'Небольшая' }],
  ['a typing error', {}, { [inlet]: 'до 80 мм' }, {}, { [inlet]: 'до 80 мм' }],
  ['a reversed range', {}, { [inlet]: '1400–810 мм' }, {}, { [inlet]: '1400–810 мм' }],
  ['a number', {}, { [inlet]: 800 }, {}, { [inlet]: 800 }],
  ['a pump in words', {}, { [pump]: 'Да' }, { discharge: 'pump', outlet_pressure: true }, {}],
  ['no pump', {}, { [pump]: false }, { discharge: 'gravity', outlet_pressure: false }, {}],
  ['a discharge', {}, { [outflow]: 'Самотёком' }, { discharge: 'gravity', outlet_pressure: false }, {}],
  [
    'more than a discharge',
    {},
    { [outflow]: 'Самотёком, в канаву' },
    { discharge: 'gravity', outlet_pressure: false },
    { [outflow]: 'Самотёком, в канаву' },
  ],
  ['two ways', {}, both, {}, both],
  [
    'a text without a pump',
    {},
    { [outflow]: 'Без насоса' },
    { discharge: 'gravity', outlet_pressure: false },
    { [outflow]: 'Без насоса' },
  ],
  [
    'a pump that is not needed',
    {},
    { [outflow]: 'Насос не нужен' },
    { discharge: 'gravity', outlet_pressure: false },
    { [outflow]: 'Насос не нужен' },
  ],
  [
    'a pump without purification',
    {},
    { [outflow]: 'Без доочистки насосом' },
    { discharge: 'pump', outlet_pressure: true },
    { [outflow]: 'Без доочистки насосом' },
  ],
  ['a body that is not reinforced', {}, { [design]: 'Не усиленный' }, {}, { [design]: 'Не усиленный' }],
  [
    'white space',
    {},
    { [outflow]: '\t Самотёком\r\n' },
    { discharge: 'gravity', outlet_pressure: false },
    {},
  ],
  [
    'a pump of which the column knows nothing',
    { discharge: 'gravity' },
    { [pump]: true },
    { discharge: 'gravity' },
    { [pump]: true },
  ],
  ['a longer neck', {}, { [design]: 'Удлинённая горловина' }, { variant: 'long' }, {}],
  [
    'a design in other words',
    {},
    { [design]: 'Удлинённая' },
    { variant: 'long' },
    { [design]: 'Удлинённая' },
  ],
  [
    'no electricity',
    {},
    { electricalRequirements: 'Не требуется' },
    { needs_electricity: false },
    { electricalRequirements: 'Не требуется' },
  ],
  [
    'JSON text',
    {},
    JSON.stringify({ [inlet]: 'до 800 мм', Цвет: 'серый' }),
    { inlet_to: 800 },
    { Цвет: 'серый' },
  ],
  ['something unreadable', {}, 'не прочесть', {}, 'не прочесть'],
  ['a list', {}, ['до 800 мм'], {}, ['до 800 мм']],
]

describe('Of a model that staff had added', () => {
  beforeAll(async () => {
    for (const [at, [, given, specs]] of ADDED.entries()) {
      const { discharge } = { discharge: null, ...given }
      await query(
        `insert into products (manufacturer_id, name, slug, discharge, technical_specs)
         select id, 'Астра 5', $1, $2, $3::jsonb from manufacturers where slug = 'topas'`,
        [`added-${at}`, discharge, JSON.stringify(specs)],
      )
    }
    await runFormerMigration(shop.database.pool, migration)
  })

  test.each(ADDED.map(([what, , , known, kept], at) => ({ what, at, known, kept })))(
    '$what is carried over or stays',
    async ({ at, known, kept }) => {
      const [row] = await query(`select ${column} from products where slug = $1`, [`added-${at}`])
      expect(row).toEqual({ ...nothing, ...known, specs: kept })
    },
  )
})

test('what staff have said since is not touched', async () => {
  await query(
    "update products set inlet_to = 900, technical_specs = technical_specs || $1 where slug = 'topas-5'",
    [{ [inlet]: 'до 800 мм' }],
  )
  await runFormerMigration(shop.database.pool, migration)
  const [row] = await query("select inlet_to, technical_specs as specs from products where slug = 'topas-5'")
  expect(row).toMatchObject({ inlet_to: 900, specs: { [inlet]: 'до 800 мм' } })
})
