import { expect, test } from 'vitest'
import { createModel, seededModels } from '../selection/catalogue.fixture.ts'
import { toModel } from '../selection/model.ts'
import { findDoubts } from './doubts.ts'

const models = seededModels.map(toModel)
const doubted = seededModels.filter(({ sources }) => sources.batchDischarge?.otherValue !== undefined)

test('whoever waits gets their turn between the houses, not only between the models', async () => {
  const [product] = doubted
  if (!product) throw new Error('No number is doubted')
  let pauses = 0
  await findDoubts(product, models, async () => {
    pauses += 1
  })
  expect(pauses).toBe(36)
})

test('a number that only one source states asks no house', async () => {
  const [sure] = seededModels.filter(({ sources }) =>
    Object.values(sources).every(({ otherValue }) => otherValue === undefined),
  )
  if (!sure) throw new Error('Every number is doubted')
  const pause = () => Promise.reject(new Error('a house was asked'))
  expect(await findDoubts(sure, models, pause)).toEqual([])
})

test('in the seeded catalogue six numbers decide which model comes first, of 36 houses each', async () => {
  const doubts = []
  for (const product of seededModels) doubts.push(...(await findDoubts(product, models, async () => {})))
  const rows = doubts.map(({ product, field, value, otherValue, decided, asked, example }) => [
    product.name,
    field,
    value,
    otherValue,
    `${decided} из ${asked}`,
    example.confirmed?.name,
    example.refuted?.name,
  ])
  expect(rows).toEqual([
    ['Евролос Био 4', 'batchDischarge', 340, 180, '2 из 36', 'Евролос Био 4', 'Евролос Про 4'],
    ['Евролос Био 5', 'batchDischarge', 440, 210, '6 из 36', 'Евролос Био 5', 'Евролос Био 4'],
    ['Евролос Био 6', 'batchDischarge', 540, 270, '6 из 36', 'Евролос Био 6', 'Топас-С 8'],
    ['Евролос Про 4', 'batchDischarge', 340, 180, '2 из 36', 'Евролос Про 4', 'Евролос Био 4'],
    ['Евролос Про 5', 'batchDischarge', 440, 210, '6 из 36', 'Евролос Про 5', 'Евролос Био 4'],
    ['Евролос Про 6', 'batchDischarge', 540, 270, '6 из 36', 'Евролос Про 6', 'Топас-С 8'],
  ])
})

test.each([
  [800, 1500],
  [1500, 800],
  [1100, 800],
])('a doubted depth of the inlet, %s or %s mm, decides where pipes are deep', async (inletTo, otherValue) => {
  const from = { text: 'Прайс', date: '2026-11-26' }
  const product = createModel({
    id: 1,
    productivity: 3,
    batchDischarge: 900,
    maxResidents: 12,
    inletTo,
    sources: { inletTo: { ...from, otherValue } },
  })
  const products = [product]
  const [doubt] = await findDoubts(product, products.map(toModel), async () => {})
  expect(doubt).toMatchObject({ field: 'inletTo', value: inletTo, otherValue, asked: 32 })
  expect(doubt?.decided).toBeGreaterThan(0)
  expect(doubt?.example.confirmed?.id === 1).not.toBe(doubt?.example.refuted?.id === 1)
})

test('depths that are enough for every usual pipe decide nothing', async () => {
  const from = { text: 'Прайс', date: '2026-11-26' }
  const product = createModel({ id: 1, inletTo: 2400, sources: { inletTo: { ...from, otherValue: 2500 } } })
  expect(await findDoubts(product, [toModel(product)], async () => {})).toEqual([])
})
