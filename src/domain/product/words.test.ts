import { expect, test } from 'vitest'
import { toProductWords } from './words.ts'

type Product = Parameters<typeof toProductWords>[0]
const read = (known: Partial<Product>) =>
  toProductWords({
    inletFrom: null,
    inletTo: null,
    discharge: null,
    variant: null,
    outletPressure: null,
    livingTypes: null,
    warranty: null,
    technicalSpecs: {},
    ...known,
  })

test('what a model is made for is said in the words that free characteristics have for it', () => {
  const pumped = { discharge: 'pump', variant: 'long', outletPressure: true } as const
  expect(read({ ...pumped, inletFrom: 810, inletTo: 1400, livingTypes: ['permanent', 'weekend'] })).toEqual({
    'Глубина подводящей трубы': '810–1400 мм',
    'Отвод очищенной воды': 'Принудительно, насосом',
    'Насос для очищенной воды': 'Да',
    Исполнение: 'Удлинённая горловина, принудительный выброс',
    livingTypes: 'Постоянно, по выходным',
  })
  expect(read({ discharge: 'gravity', outletPressure: false })).toEqual({
    'Отвод очищенной воды': 'Самотёком',
    'Насос для очищенной воды': 'Нет',
  })
  expect(read({})).toEqual({})
})

test.each([
  ['gravity', 'Самотёком, с доочисткой в грунте', {}],
  ['gravity', 'По проекту', {}],
  [null, 'Насосом', {}],
  ['pump', 'Самотёком', { 'Отвод очищенной воды': 'Принудительно, насосом' }],
  ['pump', ' ', { 'Отвод очищенной воды': 'Принудительно, насосом' }],
] as const)('of a discharge %s a text «%s» may say more, never otherwise', (discharge, text, words) => {
  expect(read({ discharge, technicalSpecs: { 'Отвод очищенной воды': text } })).toEqual(words)
})

test('a design in other words stays, one that contradicts its column goes', () => {
  const designOf = (text: string) => read({ variant: 'long', technicalSpecs: { Исполнение: text } })
  expect(designOf('Удлинённая, утеплённая')).toEqual({})
  expect(designOf('Стандартное')).toEqual({ Исполнение: 'Удлинённая горловина' })
})

test('a word about the inlet gives way to its depth', () => {
  const technicalSpecs = { 'Глубина подводящей трубы': 'Небольшая' }
  expect(read({ technicalSpecs })).toEqual({})
  expect(read({ technicalSpecs, inletTo: 600 })).toEqual({ 'Глубина подводящей трубы': 'до 600 мм' })
})

test.each([
  [{}, { warranty: 'Десять лет на корпус' }],
  [{ warranty: ' ' }, { warranty: 'Десять лет на корпус' }],
  [{ warranty: '5 лет' }, {}],
  [{ technicalSpecs: { warranty: '3 года' } }, {}],
])('with a warranty of its own a product does not say its maker’s: %j', (own, words) => {
  expect(read({ makerWarranty: 'Десять лет на корпус', ...own })).toEqual(words)
})
