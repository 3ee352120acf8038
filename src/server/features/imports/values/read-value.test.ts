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

test.each([
  ['1500 €', ''],
  ['1 500 евро', ''],
  ['$900', ''],
  ['1500', 'Цена, EUR'],
])('«%s» under «%s» is no price in roubles', (cell, head) => {
  expect(read('price', cell, { head })).toEqual({ error: expect.stringContaining('цена не в рублях') })
})

test('a price of 0 is none; an installation may cost nothing, and what is not in stock keeps its price', () => {
  expect(read('price', '0')).toEqual({ error: expect.stringContaining('нулевая цена') })
  expect(read('installationPrice', '0')).toEqual({ value: 0 })
  expect(read('price', 'нет в наличии')).toBeNull()
  expect(read('price', 'по запр.')).toEqual({ value: null })
})

test.each([
  ['power', '60', 'Мощность, Вт', '60 Вт'],
  ['power', '1,5', 'Мощность (кВт)', '1,5 кВт'],
  ['warranty', '5', 'Гарантия, лет', '5 лет'],
  ['warranty', '3', 'Гарантия (лет)', '3 года'],
  ['warranty', '24', 'Гарантия, месяцев', '24 мес.'],
  ['dailyCapacity', '0,8', 'Переработка, м3/сут', '0,8 м3/сут'],
  ['power', '60 Вт', 'Мощность, Вт', '60 Вт'],
  ['warranty', '5 лет на корпус', 'Гарантия, лет', '5 лет на корпус'],
  ['power', '60', 'Мощность', '60'],
  ['model', '5', 'Модель (чел)', '5'],
])('the %s «%s» under «%s» is «%s»', (field, cell, head, value) => {
  expect(read(field, cell, { head })).toEqual({ value })
})

test.each([
  ['31.12.2026', '2026-12-31T20:59:00.000Z'],
  ['2026-12-31', '2026-12-31T20:59:00.000Z'],
  ['31.12.2026 18:00', '2026-12-31T15:00:00.000Z'],
  [46387, '2026-12-31T20:59:00.000Z'],
  [46387.75, '2026-12-31T15:00:00.000Z'],
])('an old price until %s holds to the end of that day in Moscow, or to its hour', (cell, value) => {
  expect(createReader('oldPriceUntil', '', parameters).read(cell, null)).toEqual({ value })
})

test('«скрыт» is how the site says no', () => {
  expect([read('published', 'скрыт'), read('published', 'Опубликован')]).toEqual([
    { value: false },
    { value: true },
  ])
})
