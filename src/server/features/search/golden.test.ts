import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSeededDatabase } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../platform/db/scope.ts'
import { listProducts } from '../catalogue/products/products.service.ts'
import { golden, nothing } from './golden.fixture.ts'
import { normalise } from './normalise.ts'
import { toPlaces } from './place-words.ts'
import { searchProductIds } from './search.service.ts'

let shop: Awaited<ReturnType<typeof createSeededDatabase>>
beforeAll(async () => {
  shop = await createSeededDatabase()
})
afterAll(() => shop.close())

const isPlace = toPlaces(['Московская область', 'Подмосковье'])
const search = (query: string) => searchProductIds(shop.db, query, isPlace)

const find = async (query: string) =>
  (await listProducts(shop.db, VISITOR, { search: () => search(query) })).map(({ name }) => name)

describe('what visitors type finds what they mean', () => {
  test.each(golden)('«$query»', async ({ query, first, every, count }) => {
    const names = await find(query)
    expect(names.slice(0, first.length)).toEqual([...first])
    if (every) expect(names.filter((name) => !every.test(name))).toEqual([])
    if (count !== undefined) expect(names).toHaveLength(count)
  })

  test.each(nothing)('«%s» finds nothing', async (query) => {
    expect(await find(query)).toEqual([])
  })

  test('the exact name of every product finds it first', async () => {
    for (const { name } of await listProducts(shop.db, VISITOR, {})) {
      expect((await find(name))[0]).toBe(name)
      expect((await find(`купить септик ${name.toUpperCase()}`))[0]).toBe(name)
    }
  })
})

test('any text is a search', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }).map((value) => value.replaceAll('\0', '')),
    fc
      .array(
        fc.constantFrom(
          'топас',
          '5',
          "'",
          '"',
          ':*',
          '%',
          '&',
          '|',
          '!',
          '(',
          ')',
          '\\',
          '🙂',
          'с',
          ',',
          '.',
        ),
      )
      .map((parts) => parts.join(' ')),
  )
  await fc.assert(
    fc.asyncProperty(text, async (query) => {
      expect(Array.isArray(await search(query))).toBe(true)
    }),
    { numRuns: 60 },
  )
  for (const long of ['топас '.repeat(800), 'а'.repeat(5000), '5'.repeat(5000)]) {
    expect(Array.isArray(await search(long))).toBe(true)
  }
})

test('what staff save is found at once', async () => {
  const [id] = await search('топас 4')
  await shop.pool.query("update products set name = 'Гейзер 77', model = 'Гейзер 77' where id = $1", [id])
  expect(await search('гейзера')).toEqual([id])
  expect(await search('гейзир 77')).toEqual([id])
  await shop.pool.query("update manufacturers set name = 'Акватрон' where slug = 'bio-s'")
  expect(await find('акватрон')).toHaveLength(5)
  await shop.pool.query('delete from products where id = $1', [id])
  expect(await search('гейзер')).toEqual([])
})

test('the database and the query are normalised alike', async () => {
  const text = fc.array(fc.constantFrom(..."аБяЁё5 90,.-–³²%_zQ«»'\n")).map((letters) => letters.join(''))
  const samples = fc.sample(text, 300)
  const { rows } = await shop.pool.query<{ normal: string }>(
    'select search_normalise(sample) as normal from unnest($1::text[]) with ordinality as s(sample, at) order by at',
    [samples],
  )
  expect(rows.map(({ normal }) => normal)).toEqual(samples.map(normalise))
})
