import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closestWord, countTypos } from './closest.ts'
import { inLatinLayout, inRussianLayout } from './keyboard.ts'
import { normalise } from './normalise.ts'
import { readQuery } from './readings.ts'
import { listUnknownWords } from './repair.ts'
import { transliterate } from './transliterate.ts'

test.each([
  ['Топас-С 8', 'топас с 8'],
  ['био5', 'био 5'],
  ['самотёк 0,8 м³/сут.', 'самотек 0.8 м 3 сут'],
  ['  %_:* 🙂', ''],
])('«%s» is normalised to «%s»', (text, normal) => {
  expect(normalise(text)).toBe(normal)
})

test('a normal text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normalise(normalise(text))).toBe(normalise(text))
    }),
  )
})

test('keyboard layouts undo each other', () => {
  const russian = fc
    .array(fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя 5'))
    .map((all) => all.join(''))
  fc.assert(
    fc.property(russian, (text) => {
      expect(inRussianLayout(inLatinLayout(text))).toBe(text)
    }),
  )
})

test.each([
  ['topas', 'топас'],
  ['eurolos', 'евролос'],
  ['evrolos', 'евролос'],
  ['septic', 'септик'],
  ['stantsiya', 'станция'],
])('%s sounds like %s', (latin, russian) => {
  expect(transliterate(latin)).toBe(russian)
})

test('mistakes are counted, a swap as one', () => {
  expect(countTypos('топас', 'тпоас')).toBe(1)
  expect(countTypos('септека', 'септик')).toBe(2)
  expect(countTypos('', 'эко')).toBe(3)
})

test('a name forgives a mistake that a word of a description does not', () => {
  expect(closestWord('топаз', [{ word: 'топас', inTitle: true }])?.word).toBe('топас')
  expect(closestWord('стол', [{ word: 'сток', inTitle: false }])).toBeNull()
})

test('any query gives few pieces, each with a reading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 6000 }), (query) => {
      const pieces = readQuery(query)
      expect(pieces.length).toBeLessThanOrEqual(12)
      for (const readings of pieces)
        expect(readings.flat().every((word) => /^[a-zа-я0-9.]+$/.test(word))).toBe(true)
    }),
  )
})

test('no text costs more than a few words do', () => {
  const dashed = Array.from({ length: 40 }, (_, word) => `ж${'абвгд'[word % 5]}щ${word % 7}`).join('-')
  const costly = [dashed, dashed.replaceAll('-', ' '), 'qwer-'.repeat(40), 'ыва '.repeat(50)]
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...costly), fc.string({ maxLength: 300 })), (text) => {
      const pieces = readQuery(text)
      expect(pieces.reduce((sum, [typed = []]) => sum + typed.length, 0)).toBeLessThanOrEqual(24 * 2)
      expect(listUnknownWords(pieces, new Map()).length).toBeLessThanOrEqual(24)
    }),
  )
})
