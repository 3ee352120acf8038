// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { compare } from './compare.ts'
import { toCompareItem } from './to-compare-item.ts'

const { technicalSpecs: _unknown, ...summary } = createProduct({
  id: 5,
  slug: 'topas-5',
  name: 'Топас 5',
  categoryName: 'Для дома',
  users: 4,
  maxResidents: 5,
  productivity: 1,
  batchDischarge: 220,
  volume: 1500,
})
const full = {
  ...summary,
  technicalSpecs: { Насос: true, Цвет: 'синий', Датчики: ['уровня', 'тока'], images: ['/a.png'] },
}
const specs = { users: 5, productivity: 1, batchDischarge: 220, volume: 1500 }

/** The comparison's items for this text in storage. */
async function openComparison(stored: unknown) {
  localStorage.setItem('compare', JSON.stringify(stored))
  vi.resetModules()
  const { compare: opened } = await import('./compare.ts')
  return opened.items()
}

beforeEach(() => {
  localStorage.clear()
  compare.clear()
})

describe('The comparison keeps of a product', () => {
  test('its snapshot, its category and every characteristic', () => {
    expect(toCompareItem(full)).toMatchObject({ id: 5, name: 'Топас 5', categoryName: 'Для дома' })
    expect(toCompareItem(full).specs).toEqual({
      ...specs,
      Насос: true,
      Цвет: 'синий',
      Датчики: ['уровня', 'тока'],
    })
    expect(toCompareItem(full)).not.toHaveProperty('incomplete')
    expect(toCompareItem({ ...full, maxResidents: null }).specs.users).toBe(4)
  })

  test('what its page says, where only columns know it: sizes, warranty, electricity', () => {
    const columns = { length: 1150, width: 1170, height: 2550, warranty: '5 лет', powerConsumption: '1,5' }
    const copies = { warranty: '3 года', dimensions: ' ', productivity: 7 }
    const made = createProduct({ ...columns, users: 5, technicalSpecs: copies })
    const size = '1150 × 1170 × 2550 мм'
    const known = { users: 5, productivity: 7, dimensions: size, warranty: '5 лет', powerConsumption: '1,5' }
    expect(toCompareItem(made).specs).toEqual(known)
    const stored = createProduct({ dimensions: 'Ø 1400 мм', technicalSpecs: { dimensions: size } })
    expect(toCompareItem(stored).specs).toEqual({ dimensions: 'Ø 1400 мм' })
    expect(toCompareItem({ ...made, technicalSpecs: { dimensions: '1 × 2 м' } }).specs.dimensions).toBe(
      '1 × 2 м',
    )
  })

  test('that it was put in from a list, which knows no characteristics', () => {
    expect(toCompareItem(summary)).toMatchObject({ specs, incomplete: true })
  })
})

describe('A stored comparison', () => {
  test('gives back what was put in', async () => {
    expect(await openComparison([toCompareItem(full)])).toEqual([toCompareItem(full)])
    expect(await openComparison([toCompareItem(summary)])).toEqual([toCompareItem(summary)])
  })

  test('is read without what is no characteristic, and without entries that are no product', async () => {
    const specsOf = async (entry: object) =>
      (await openComparison([null, { specs: {} }, { id: 5, name: 'Топас 5', ...entry }])).map(
        (item) => item.specs,
      )
    const mixed = { a: 1, b: 'x', c: true, d: null, e: { f: 1 }, g: ['x'], h: [1] }
    expect(await specsOf({ specs: mixed })).toEqual([{ a: 1, b: 'x', c: true, d: null, g: ['x'] }])
    expect(await specsOf({ specs: null })).toEqual([{}])
    expect(await specsOf({ specs: 'none' })).toEqual([{}])
    expect(await specsOf({})).toEqual([{}])
  })

  test('of an earlier version has no category and nothing to complete', async () => {
    const items = await openComparison([{ id: 5, name: 'Топас 5', categoryName: 7, incomplete: 'yes' }])
    expect(items).toMatchObject([{ categoryName: null }])
    expect(items[0]).not.toHaveProperty('incomplete')
  })

  test('has the height of the body, or none where something else was stored', async () => {
    const items = [1850, '1850', null].map((height, id) => ({ id, name: 'Топас', height }))
    expect((await openComparison(items)).map(({ height }) => height)).toEqual([1850, null, null])
  })

  test('holds four at most', async () => {
    expect(await openComparison([1, 2, 3, 4, 5].map((id) => ({ id, name: `Топас ${id}` })))).toHaveLength(4)
  })
})
