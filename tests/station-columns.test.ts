import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { runFormerMigration } from './support/former-products.ts'
import { readMigration } from './support/migrations.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { callJson, makeProduct } = openCatalogueDesk(shop)
const migration = readMigration('_fill_stations_and_makers.sql')

const query = async (sql: string, values: readonly unknown[] = []) =>
  (await shop.database.pool.query<Record<string, unknown>>(sql, [...values])).rows

const listStations = () =>
  query('select slug, body, discharge, variant from products order by id').then((rows) =>
    rows.map(({ slug, ...station }) => [slug, Object.values(station).join(' ')]),
  )
const listManufacturers = () => query('select slug, color, aliases from manufacturers order by id')

/** Clears the columns, as before their migration. */
async function forget() {
  await query('update products set body = null, discharge = null, variant = null')
  await query("update manufacturers set color = null, aliases = '{}'")
}

test('a shop that already runs knows of every station and manufacturer what a new shop knows', async () => {
  const fresh = await Promise.all([listStations(), listManufacturers()])
  await forget()
  await runFormerMigration(shop.database.pool, migration)
  expect(await Promise.all([listStations(), listManufacturers()])).toEqual(fresh)
})

const ADDED = [
  ['topas', 'Топас 12 лонг пр', {}, 'box pump long'],
  ['topas', 'Топас\u00a09 Лонг Ус Пр', {}, 'box pump reinforced'],
  ['topas', 'Топас 9 Ус', {}, 'box gravity standard'],
  ['eurolos', 'Евролос Про 40 Пр', {}, 'cylinder pump standard'],
  ['eurolos', 'Кессон 2', {}, ' gravity standard'],
  ['bio-s', 'Био-С 6', { specs: { 'Отвод очищенной воды': 'Принудительно, насосом' } }, 'box pump standard'],
  ['astra', 'Астра 5', {}, '  '],
  ['astra', 'Астра 5 Лонг Пр', {}, ' pump long'],
  ['astra', 'Астра 5', { diameter: 1400 }, 'cylinder  '],
  ['astra', 'Астра 5', { length: 1100, width: 1200 }, 'box  '],
  ['astra', 'Астра Грунт 5', { diameter: 1400 }, 'low  '],
  [
    'astra',
    'Астра 5',
    { specs: { 'Форма корпуса': 'Круглый', 'Отвод очищенной воды': 'Самотёком', Исполнение: 'Удлинённая' } },
    'cylinder gravity long',
  ],
  ['astra', 'Астра 5', { specs: 'не прочесть' }, '  '],
] as const

describe('Of a station that staff had added', () => {
  beforeAll(async () => {
    await query("insert into manufacturers (name, slug) values ('Астра', 'astra')")
    for (const [at, [manufacturer, name, known]] of ADDED.entries()) {
      const more = { specs: {}, diameter: null, length: null, width: null, ...known }
      await query(
        `insert into products (manufacturer_id, name, slug, technical_specs, diameter, length, width)
         select id, $2, $3, $4::jsonb, $5, $6, $7 from manufacturers where slug = $1`,
        [
          manufacturer,
          name,
          `added-${at}`,
          JSON.stringify(more.specs),
          more.diameter,
          more.length,
          more.width,
        ],
      )
    }
    await runFormerMigration(shop.database.pool, migration)
  })

  test.each(ADDED.map((row, at) => [...row, at] as const))(
    'of %s, «%s» with %j: it is «%s»',
    async (_manufacturer, _name, _known, station, at) => {
      const [row] = await query(
        "select concat_ws(' ', coalesce(body, ''), coalesce(discharge, ''), coalesce(variant, '')) as station from products where slug = $1",
        [`added-${at}`],
      )
      expect(row?.station).toBe(station)
    },
  )
})

test('what staff have said since is not touched', async () => {
  await query("update products set body = 'low', discharge = null, variant = null where slug = 'topas-5'")
  await query("update manufacturers set color = '#112233', aliases = '{}' where slug = 'topas'")
  await runFormerMigration(shop.database.pool, migration)
  expect(await query("select body, discharge, variant from products where slug = 'topas-5'")).toEqual([
    { body: 'low', discharge: null, variant: null },
  ])
  expect(await query("select color from manufacturers where slug = 'topas'")).toEqual([{ color: '#112233' }])
})

test('a new name changes nothing about a station, other residents do', async () => {
  const four = await makeProduct({ name: 'Топас 4', users: 4, maxResidents: 4, length: 950, height: 2500 })
  const patch = (changes: object) => callJson<Product>(200, 'PATCH', `/products/${four.id}`, changes)
  expect(four.station).toMatchObject({ body: 'box', inletDepth: 500 })
  const renamed = await patch({ name: 'Топас 6 Лонг Пр' })
  expect(renamed).toMatchObject({ station: four.station, drawing: four.drawing })
  expect(await patch({ maxResidents: 6 })).toMatchObject({ station: { ...four.station, inletDepth: 600 } })
})
