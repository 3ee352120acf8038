import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readModelName } from './model-name.ts'

const usual = { body: null, discharge: 'gravity', variant: 'standard' }

test.each([
  ['Топас 5', null, usual],
  ['Топас 5 Пр', null, { ...usual, discharge: 'pump' }],
  ['ТОПАС 5 ПР', null, { ...usual, discharge: 'pump' }],
  ['Топас 8 Лонг', null, { ...usual, variant: 'long' }],
  ['Топас 8 Лонг Ус', null, { ...usual, variant: 'reinforced' }],
  ['Топас 8 Лонг Пр Ус', null, { ...usual, discharge: 'pump', variant: 'reinforced' }],
  // «Ус» alone is a reinforced neck of usual length.
  ['Топас 8 Ус', null, usual],
  ['Евролос Про 5', 'Евролос Про', usual],
  ['Евролос Про 5 Пр', 'Евролос Про', { ...usual, discharge: 'pump' }],
  ['Пр 5', null, usual],
  ['Насос Пр', null, usual],
  ['Евролос Грунт 12', 'Евролос Грунт', { ...usual, body: 'low' }],
  ['Модель 12', 'Грунт', { ...usual, body: 'low' }],
  ['Евролос Эко 4', null, { ...usual, body: 'septic' }],
  ['Экономный 4', 'Лонг', usual],
  ['Астра  6\u00a0Лонг', 'Астра', { ...usual, variant: 'long' }],
  ['', '', usual],
])('«%s» of the line «%s» is %o', (name, modelLine, design) => {
  expect(readModelName(name, modelLine)).toEqual(design)
})

test('the order of the marks after the size does not matter', () => {
  const marks = fc.shuffledSubarray(['Лонг', 'Пр', 'Ус'])
  fc.assert(
    fc.property(marks, (words) => {
      const sorted = words.toSorted()
      expect(readModelName(['Астра 8', ...words].join(' '), null)).toEqual(
        readModelName(['Астра 8', ...sorted].join(' '), null),
      )
    }),
  )
})
