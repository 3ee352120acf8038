import { expect, test } from 'vitest'
import { listMappedCategories } from './mapped-category.ts'

const category = (id: number, name: string) => ({
  id,
  name,
  slug: `c-${id}`,
  description: null,
  manufacturerId: null,
  imageUrl: null,
  order: id,
})

test('staff see septics, stations and aerators first, whether they are in the catalogue or not', () => {
  const listed = listMappedCategories([category(7, 'Топас'), category(8, 'станции')])
  expect(listed.map(({ key, name, category: own }) => [key, name, own?.id ?? null])).toEqual([
    ['septiki', 'Септики', null],
    ['stantsii', 'Станции', 8],
    ['aeratory', 'Аэраторы', null],
    ['7', 'Топас', 7],
  ])
})
