import { expect, test } from 'vitest'
import type { ChangeType } from '../../../../domain/price/bulk-price.ts'
import { EMPTY, toChange } from '../bulk/bulk-values.ts'
import { readChange, validateChange } from './change-text.ts'

test.each<[string, ChangeType, number]>([
  ['5%', 'percentage', 5],
  ['-2,5 %', 'percentage', -2.5],
  ['5 ₽', 'fixed', 5],
  ['-1 500\u00a0₽', 'fixed', -1500],
  ['1500,00', 'fixed', 1500],
])('«%s» (%s) is understood with the sign of its unit', (text, type, size) => {
  expect(validateChange(text, type)).toBeNull()
  expect(readChange(text, type)).toBe(size)
})

test.each<[string, ChangeType, string]>([
  ['', 'fixed', 'Введите процент или сумму изменения цены'],
  ['пять', 'percentage', 'Введите процент или сумму изменения цены'],
  ['%', 'percentage', 'Введите процент или сумму изменения цены'],
  ['-150000,5', 'fixed', 'Введите сумму в целых рублях, без копеек'],
  ['5 ₽', 'percentage', 'Введены рубли, а выбрано «В процентах»'],
  ['5%', 'fixed', 'Введены проценты, а выбрано «В рублях»'],
])('«%s» (%s) is refused in words, and is not sent', (text, type, message) => {
  expect(validateChange(text, type)).toBe(message)
  expect(readChange(text, type)).toBeNull()
  expect(toChange({ ...EMPTY, changeType: type, priceChange: text })).toBeNull()
})

test('the server is asked without the sign of the unit', () => {
  expect(toChange({ ...EMPTY, priceChange: '5 %' })).toMatchObject({ priceChange: '5' })
})

test('and for nothing but what is specified, unless somebody chose more', () => {
  const values = { ...EMPTY, priceChange: '5', base: 'price', roundTo: 1 } as const
  const specified = { manufacturerId: null, modelLine: null, priceChange: '5', changeType: 'percentage' }
  expect(toChange(values)).toEqual(specified)
  expect(toChange({ ...values, base: 'station', roundTo: 100 })).toEqual({
    ...specified,
    base: 'station',
    roundTo: 100,
  })
  // `base` does not matter for fixed sums.
  expect(toChange({ ...values, base: 'station', changeType: 'fixed' })).toEqual({
    ...specified,
    changeType: 'fixed',
  })
})

test.each<[ChangeType, 1 | 500 | null, number | undefined]>([
  ['percentage', null, 100],
  ['percentage', 1, undefined],
  ['percentage', 500, 500],
  ['fixed', null, undefined],
  ['fixed', 500, 500],
])('a change in %s rounds to %s as chosen, so to %s ₽', (changeType, roundTo, sent) => {
  expect(toChange({ ...EMPTY, changeType, roundTo, priceChange: '5' })?.roundTo).toBe(sent)
})
