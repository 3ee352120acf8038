import { expect, test } from 'vitest'
import { findProducts, formatOrigin } from './find-products.ts'
import { listLines } from './lines.ts'

const shelf = [
  { id: 1, manufacturerId: 1, name: 'Топас-С 5', sku: 'TS-5', modelLine: 'Топас-С' },
  { id: 2, manufacturerId: 1, name: 'Топас 10', sku: null, modelLine: 'Топас' },
  { id: 3, name: 'Биос 3', sku: 'БИОС-3', modelLine: 'Топас 2', manufacturerId: 2 },
]
const ids = (text: string) => findProducts(shelf, text).found.map(({ id }) => id)

test('a product is found by a part of its name or article, whatever the case', () => {
  expect(ids('топас')).toEqual([1, 2])
  expect(ids(' ts-')).toEqual([1])
  expect(ids('биос-3')).toEqual([3])
  expect(ids('нет такого')).toEqual([])
  expect(ids('')).toEqual([1, 2, 3])
})

test('ё may be typed as е, and «й» as macOS hands it out', () => {
  const named = (name: string, text: string) => findProducts([{ name, sku: null }], text).found.length
  expect(named('Жёсткий 5', 'жесткий')).toBe(1)
  expect(named('Жесткий 5', 'ЖЁСТКИЙ'.normalize('NFD'))).toBe(1)
  expect(named('Чайный'.normalize('NFD'), 'чайный')).toBe(1)
})

test('of very many the first fifty are listed, and the rest is counted', () => {
  const many = Array.from({ length: 120 }, (_, id) => ({ id, name: `Топас ${id}`, sku: null }))
  const { found, more } = findProducts(many, '')
  expect([found.length, more]).toEqual([50, 70])
})

test('the article is told where it is not the name once more', () => {
  const one = { name: 'Топас 5', manufacturerName: 'Топас', modelLine: 'Топас' }
  expect(formatOrigin({ ...one, sku: 'T5' })).toBe('Топас · Топас · T5')
  expect(formatOrigin({ ...one, sku: 'Топас 5', modelLine: null })).toBe('Топас')
})

test('only lines of the chosen manufacturer are offered, each once', () => {
  expect(listLines([...shelf, ...shelf], 1)).toEqual(['Топас', 'Топас-С'])
  expect(listLines(shelf, null)).toEqual([])
})
