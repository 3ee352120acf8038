import { describe, expect, test } from 'vitest'
import { createProduct } from '../../contract/product.fixture.ts'
import type { Source } from '../../contract/product-limits.ts'
import { noteOfPrice, noteOfSpec } from './source-notes.ts'

const current: Source = { text: 'Действующий прайс', date: '2026-11-20' }
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
const noteOf = (key: string, sources: Record<string, Source>) =>
  plain(noteOfSpec(createProduct({ sources }), key))

describe('Beside a number a visitor reads', () => {
  test.each<[string, Source, string]>([
    [
      'that another catalogue says otherwise',
      { ...current, text: 'Действующий прайс; в другом каталоге 210 л', otherValue: 210 },
      'Действующий прайс; в другом каталоге 210 л, 20.11.2026',
    ],
    [
      'what the other source says, if its words do not',
      { ...current, otherValue: 210 },
      'Действующий прайс; в другом источнике 210 л, 20.11.2026',
    ],
    [
      'that it is of another year',
      { ...current, outdated: true },
      'Действующий прайс; другого года, 20.11.2026',
    ],
    ['that it was reckoned', { text: 'Расчёт по норме', date: '2026-01-02' }, 'Расчёт по норме, 02.01.2026'],
  ])('%s', (_what, source, note) => {
    expect(noteOf('batchDischarge', { batchDischarge: source })).toBe(note)
  })

  test('where the limits of the inlet are from', () => {
    const sources = { inletTo: { text: 'Статья', date: '2026-11-23' } }
    expect(noteOf('Глубина подводящей трубы', sources)).toBe('Статья, 23.11.2026')
  })

  test('nothing that goes without saying: the current price list, words, an unknown source', () => {
    expect(noteOf('batchDischarge', { batchDischarge: current })).toBeNull()
    expect(noteOf('batchDischarge', { productivity: { ...current, text: 'Каталог' } })).toBeNull()
    expect(noteOf('warranty', { warranty: { ...current, text: 'Производитель' } })).toBeNull()
    expect(noteOf('Цвет', {})).toBeNull()
  })
})

test('a price that is not from the current list says where it is from', () => {
  const old = { text: 'Старая цена', date: '2026-11-20' }
  const noteWith = (price: number | null, sources: Record<string, Source>) =>
    noteOfPrice(createProduct({ price, sources }))
  expect(noteWith(100, { price: old })).toBe('Старая цена.')
  expect(noteWith(100, { price: current })).toBeNull()
  expect(noteWith(100, {})).toBeNull()
  expect(noteWith(null, { price: old })).toBeNull()
})
