import { describe, expect, test } from 'vitest'
import type { FacetAnswer, SpecParameter } from '../src/contract/catalogue/specs.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callJson, callAnonymously, makeProduct } = openCatalogueDesk(shop)

const ask = async (query: string): Promise<FacetAnswer[]> => {
  const response = await callAnonymously('GET', `/facets?${query}`)
  const body = await response.json()
  expect({ status: response.status, body }).toMatchObject({ status: 200 })
  return body
}
const find = (facets: readonly FacetAnswer[], key: string) => facets.find((one) => one.key === key)
const countsOf = (facets: readonly FacetAnswer[], key: string) =>
  Object.fromEntries((find(facets, key)?.values ?? []).map(({ value, count }) => [String(value), count]))

/** A maker of five stations with a colour, a noise, and a lamp. */
async function openMaker() {
  const slug = `maker-${Date.now()}`
  const { id: manufacturerId } = await callJson<{ id: number }>(201, 'POST', '/manufacturers', {
    name: slug,
    slug,
  })
  const parameters = [
    { key: `${slug}-colour`, dataType: 'choice', choices: ['Серый', 'Белый'] },
    { key: `${slug}-noise`, dataType: 'number', unit: 'дБ' },
    { key: `${slug}-lamp`, dataType: 'boolean' },
  ]
  for (const one of parameters)
    await callJson(201, 'POST', '/admin/specs/parameters', { name: one.key, isFilterable: true, ...one })
  const [colour, noise, lamp] = parameters.map(({ key }) => key)
  const rows: [string, number, boolean, object][] = [
    ['Серый', 30, true, { price: 10_000_000, maxResidents: 4 }],
    ['Серый', 40, false, { price: 20_000_000, maxResidents: 6 }],
    ['Белый', 40, true, { price: 30_000_000, maxResidents: 8 }],
    ['Белый', 55, true, { price: null, maxResidents: 10 }],
  ]
  const ids: number[] = []
  for (const [one, other, third, fields] of rows) {
    const specs = { [String(colour)]: one, [String(noise)]: other, [String(lamp)]: third }
    ids.push((await makeProduct({ manufacturerId, specs, ...fields })).id)
  }
  await makeProduct({ manufacturerId, published: false, specs: { [String(colour)]: 'Серый' } })
  return { slug, ids, colour: String(colour), noise: String(noise), lamp: String(lamp) }
}

describe('Filters of the catalogue by parameters', () => {
  test('count what is published, and what a visitor chose of one does not collapse its own counts', async () => {
    const { slug, ids, colour, noise, lamp } = await openMaker()
    const own = `manufacturer=${slug}`
    const all = await ask(own)
    expect(find(all, colour)).toEqual({
      key: colour,
      name: colour,
      unit: null,
      values: [
        { value: 'Серый', count: 2 },
        { value: 'Белый', count: 2 },
      ],
    })
    expect(find(all, noise)).toMatchObject({ unit: 'дБ', range: { min: 30, max: 55 } })
    expect(countsOf(all, lamp)).toEqual({ true: 3, false: 1 })
    const grey = await ask(`${own}&spec.${colour}=${encodeURIComponent('Серый')}`)
    expect(countsOf(grey, colour)).toEqual({ Серый: 2, Белый: 2 })
    expect(countsOf(grey, noise)).toEqual({ 30: 1, 40: 1, 55: 0 })
    expect(countsOf(grey, lamp)).toEqual({ true: 1, false: 1 })
    const both = await ask(
      `${own}&spec.${colour}=Серый&spec.${colour}=Белый&spec.${noise}=35-45&spec.${lamp}=Да`,
    )
    expect(countsOf(both, colour)).toEqual({ Серый: 0, Белый: 1 })
    expect(countsOf(both, noise)).toEqual({ 30: 1, 40: 1, 55: 1 })
    const apart = await ask(`${own}&spec.${noise}=30&spec.${noise}=55`)
    expect(countsOf(apart, colour)).toEqual({ Серый: 1, Белый: 1 })
    expect(countsOf(await ask(`${own}&users=7`), colour)).toEqual({ Серый: 0, Белый: 2 })
    expect(countsOf(await ask(`${own}&price=150000-250000`), colour)).toEqual({ Серый: 1, Белый: 0 })
    expect(countsOf(await ask(`${own}&spec.nothing=1`), lamp)).toEqual({ true: 3, false: 1 })
    const steps = find(await ask(`${own}&ids=true`), colour)?.values?.[1]?.ids
    expect(steps).toEqual([ids[2], (ids[3] ?? 0) - (ids[2] ?? 0)])
  })

  test('are only those that staff switched on, and follow them at once', async () => {
    const { slug, lamp } = await openMaker()
    const parameters = await callJson<SpecParameter[]>(200, 'GET', '/admin/specs/parameters')
    const id = parameters.find(({ key }) => key === lamp)?.id
    await callJson(200, 'PUT', `/admin/specs/parameters/${id}`, { isFilterable: false })
    expect(find(await ask(`manufacturer=${slug}`), lamp)).toBeUndefined()
    expect((await ask('')).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['discharge', 'inletTo', 'body', 'powerConsumption']),
    )
    expect(countsOf(await ask(''), 'discharge')).toMatchObject({ 'Насосом (Пр)': expect.any(Number) })
    expect(await ask('manufacturer=nobody')).toEqual([])
  })

  test.each([
    ['users=many', 'ожидается число жителей'],
    ['price=cheap', 'ожидаются рубли'],
    ['users=4&users=5', 'указан дважды'],
    ['spec.discharge[a]=1', 'ожидается текст'],
  ])('%s is refused in Russian', async (query, message) => {
    await expectError(await call('GET', `/facets?${query}`), 400, message)
  })
})

describe('How much of a product is known', () => {
  test('is told by the parameters of its category, the required ones first', async () => {
    const make = (key: string) =>
      callJson<SpecParameter>(201, 'POST', '/admin/specs/parameters', { name: `«${key}»`, key })
    const [one, two, three] = [await make('one'), await make('two'), await make('three')]
    const category = await callJson<{ id: number }>(201, 'POST', '/categories', {
      name: 'Полнота',
      slug: 'fill',
    })
    const mappings = [one, two, three].map(({ id }, index) => ({
      parameterId: id,
      isRequired: index === 2,
      displayOrder: index,
    }))
    await callJson(200, 'PUT', `/admin/specs/mappings/${category.id}`, mappings)
    const { id } = await makeProduct({ categoryId: category.id, specs: { one: 'есть' } })
    const filling = await callJson<{ total: number; products: object[]; parameters: object[] }>(
      200,
      'GET',
      '/admin/specs/filling',
    )
    expect(filling.products).toContainEqual({ productId: id, percent: 33, missing: ['«three»', '«two»'] })
    expect(filling.parameters).toContainEqual({ parameterId: one.id, filled: 1 })
    expect(filling.total).toBe(filling.products.length)
    expect((await callAnonymously('GET', '/admin/specs/filling')).status).toBe(401)
  })
})
