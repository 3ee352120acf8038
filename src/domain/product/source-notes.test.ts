import { describe, expect, test } from 'vitest'
import { toSourceNotes } from './source-notes.ts'

const current = { text: 'Действующий прайс', date: '2026-11-20' }
type Sources = Parameters<typeof toSourceNotes>[0]['sources']

const notesOf = (sources: Sources, price: number | null = 100) =>
  Object.fromEntries(
    Object.entries(toSourceNotes({ price, sources })).map(([key, note]) => [
      key,
      note.replaceAll('\u00a0', ' '),
    ]),
  )

describe('Beside a number a visitor reads', () => {
  test.each([
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
      { ...current, outdated: true as const },
      'Действующий прайс; другого года, 20.11.2026',
    ],
    ['that it was reckoned', { text: 'По норме', date: '2026-01-02' }, 'По норме, 02.01.2026'],
  ])('%s', (_what, batchDischarge, note) => {
    expect(notesOf({ batchDischarge })).toEqual({ batchDischarge: note })
  })

  test('where the limits of the inlet are from', () => {
    const inletTo = { text: 'Статья', date: '2026-11-23' }
    expect(notesOf({ inletTo })).toEqual({ 'Глубина подводящей трубы': 'Статья, 23.11.2026' })
  })

  test('nothing that goes without saying: the current price list, words, an unknown source', () => {
    const warranty = { ...current, text: 'Производитель' }
    expect(notesOf({ batchDischarge: current, price: current, warranty })).toEqual({})
    expect(notesOf({})).toEqual({})
  })
})

test('a known price that is not from the current list says where it is from', () => {
  const sources = { price: { ...current, text: 'Старая цена' } }
  expect(notesOf(sources)).toEqual({ price: 'Старая цена.' })
  expect(notesOf(sources, null)).toEqual({})
})
