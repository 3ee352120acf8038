import { expect, test } from 'vitest'
import { chooseSimilar, findSimilar } from './similar.ts'

let lastId = 0
function station(modelLine: string, maxResidents: number | null, price: number | null = 200_000_00) {
  lastId += 1
  return { id: lastId, modelLine, manufacturerSlug: 'topas', users: null, maxResidents, price }
}

test('a visitor sees the nearest station of each line, nearest by people first', () => {
  const product = station('Топас', 6)
  const pump = station('Топас', 6, 240_000_00)
  const long = station('Топас', 6, 270_000_00)
  const lighter = station('Топас-С', 5)
  const farther = station('Топас-С', 8)
  const round = station('Евролос Про', 8)
  const low = station('Евролос Грунт', 15)
  expect(findSimilar(product, [low, farther, round, long, product, lighter, pump], 3)).toEqual([
    pump,
    lighter,
    round,
  ])
})

test('among equally sized stations the nearest price wins, an unknown one comes last', () => {
  const product = station('Топас', 6, 230_000_00)
  const unpriced = station('Био-С', 6, null)
  const dearer = station('Евролос Грунт', 6, 300_000_00)
  const near = station('Евролос Про', 6, 217_000_00)
  expect(findSimilar(product, [unpriced, dearer, near], 3)).toEqual([near, dearer, unpriced])
})

test('a product of unknown size is compared by price', () => {
  const product = station('Топас', null, 100_000_00)
  const far = station('Евролос Про', 4, 500_000_00)
  const near = station('Евролос Био', 20, 110_000_00)
  expect(findSimilar(product, [far, near], 3)).toEqual([near, far])
})

test('models chosen by hand come first in their order, and nobody is sent to one that is sold no more', () => {
  const [one, other] = [station('Био-С', 20), station('Евролос Грунт', 15)]
  const gone = { ...station('Топас-С', 6), offer: { isOver: true as const } }
  const near = station('Евролос Про', 6)
  const product = { ...station('Топас', 6), similarIds: [other.id, gone.id, one.id, 999_999] }
  const others = [one, gone, near, other]
  expect(chooseSimilar(product, others, 3)).toEqual([other, one, near])
  expect(chooseSimilar({ ...product, similarIds: [] }, others, 3)).toEqual([near, other, one])
})
