// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { compare } from './compare.ts'
import { toCompareItem } from './to-compare-item.ts'

const power = { key: 'power', name: 'Мощность', place: 3 }

test.each<[string, unknown]>([
  ['no key', { ...power, key: undefined }],
  ['a key that is no text', { ...power, key: 7 }],
  ['no name', { ...power, name: undefined }],
  ['a name that is no text', { ...power, name: 7 }],
  ['no place', { ...power, place: undefined }],
  ['a place that is no number', { ...power, place: '3' }],
  ['nothing at all', null],
])('a stored characteristic with %s is not shown, the others are', (_what, damaged) => {
  const item = { ...toCompareItem(createProduct()), parameters: [damaged, power] }
  localStorage.setItem('compare', JSON.stringify([item]))
  expect(compare.items()[0]?.parameters).toEqual([power])
})

test('what a product’s page knows of its characteristics is kept with it', () => {
  const known = { ...createProduct(), parameters: [power] } as unknown as Parameters<typeof toCompareItem>[0]
  expect(toCompareItem(known).parameters).toEqual([power])
  expect(toCompareItem(createProduct()).parameters).toEqual([])
})
