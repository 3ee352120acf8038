import { expect, test } from 'vitest'
import { createReader, type ReadParameter } from './read-value.ts'

const parameter = (dataType: ReadParameter['dataType']): ReadParameter => ({
  key: dataType,
  name: dataType,
  unit: null,
  dataType,
  choices: ['сталь'],
})
const parameters = new Map(
  (['string', 'number', 'boolean', 'choice'] as const).map((dataType) => [dataType, parameter(dataType)]),
)
const read = (field: string, cell: string, { head = '', stored = null as unknown } = {}) =>
  createReader(field, head, parameters).read(cell, stored)

test.each(['—', 'н/д', 'нет данных'])('«%s» changes no characteristic, whatever its kind', (cell) => {
  for (const field of ['technicalSpecs.Материал', 'specs.string', 'specs.number', 'specs.choice']) {
    expect([field, read(field, cell)]).toEqual([field, null])
  }
})

test('«нет» and «-» answer a question for yes or no; «нет» is a text too, and no number', () => {
  expect(['нет', '-', 'н/д'].map((cell) => read('specs.boolean', cell))).toEqual([
    { value: false },
    { value: false },
    null,
  ])
  expect(read('technicalSpecs.Насос', '-', { stored: true })).toEqual({ value: false })
  expect(read('technicalSpecs.Насос', 'нет')).toEqual({ value: 'нет' })
  expect(read('specs.number', 'нет')).toBeNull()
})

test.each([
  ['225', 22_500_000],
  ['225 тыс. руб.', 22_500_000],
  ['225 т.р.', 22_500_000],
  ['1,2 млн', 120_000_000],
])('under «Цена, тыс. руб.» the cell «%s» is multiplied once', (cell, value) => {
  expect(read('price', cell, { head: 'Цена, тыс. руб.' })).toEqual({ value })
})

test('a message about a long cell halves no sign', () => {
  const answer = read('price', `${'я'.repeat(79)}😀`)
  expect(answer).toEqual({ error: expect.stringMatching(/^«я{79}\ufffd»/) })
})
