import { describe, expect, test } from 'vitest'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import type { Product } from '../../../../contract/catalogue/products.ts'
import { readStored } from './stored-product.ts'

const read = (fields: object) => {
  const product: Product = Object.assign(createProduct({ id: 5 }), fields)
  return readStored(product)
}

describe('The characteristics of a product', () => {
  test('are read as they are, and from JSON text too', () => {
    const values = { technicalSpecs: { Цвет: 'синий' }, features: ['Тихая'] }
    expect(read(values)).toEqual({ ...values, unreadable: [] })
    const asText = { technicalSpecs: '{"Цвет":"синий"}', features: '["Тихая"]' }
    expect(read(asText)).toEqual({ ...values, unreadable: [] })
  })

  test('of a new one are none, and nothing of it is damaged', () => {
    expect(readStored()).toEqual({ technicalSpecs: {}, features: [], unreadable: [] })
  })

  test.each([
    [{ technicalSpecs: '{', features: ['Тихая'] }, ['technicalSpecs'], ['Тихая']],
    [{ technicalSpecs: [1], features: ['Тихая'] }, ['technicalSpecs'], ['Тихая']],
    [{ technicalSpecs: {}, features: '{' }, ['features'], []],
    [{ technicalSpecs: {}, features: [1] }, ['features'], []],
    [{ technicalSpecs: {}, features: [], unreadable: ['features'] }, ['features'], []],
    [{ technicalSpecs: 5, features: 5 }, ['technicalSpecs', 'features'], []],
  ])('%j: %j are said to be damaged', (fields, unreadable, features) => {
    expect(read(fields)).toEqual({ technicalSpecs: {}, features, unreadable })
  })
})
