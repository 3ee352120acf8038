import { expect, test } from 'vitest'
import { findDoubts } from './doubts.ts'
import { seededModels } from './selection/catalogue.fixture.ts'

const doubted = seededModels.filter(({ sources }) => sources.batchDischarge?.otherValue !== undefined)

test('whoever waits gets their turn between the houses, not only between the models', async () => {
  const [product] = doubted
  if (!product) throw new Error('No number is doubted')
  let pauses = 0
  await findDoubts(product, seededModels, async () => {
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
  expect(await findDoubts(sure, seededModels, pause)).toEqual([])
})
