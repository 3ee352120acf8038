import { expect, test } from 'vitest'
import { toWholeKopecks } from '../../../../lib/text/number-text.ts'
import { singlePriceSchema } from './single-rules.ts'

const errorsOf = (text: string) =>
  singlePriceSchema
    .safeParse({ price: toWholeKopecks(text), effectiveAt: '' })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test.each([
  ['', 'Выберите товар и введите новую цену'],
  ['abc', 'Введите цену в целых рублях'],
  ['1,999', 'Введите цену в целых рублях'],
  ['100,50', 'Введите цену в целых рублях'],
  ['-5', 'Цена не может быть отрицательной'],
])('a new price typed as «%s» is refused once: %s', (text, message) => {
  expect(errorsOf(text)).toEqual([`price: ${message}`])
})

test.each(['0', '194 560', '194560,00'])('a new price typed as «%s» passes', (text) => {
  expect(errorsOf(text)).toEqual([])
})

test('its hour may be any to come', () => {
  const problemOf = (effectiveAt: string) =>
    singlePriceSchema.safeParse({ price: 5, effectiveAt }).error?.issues.map(({ message }) => message)
  expect(problemOf('2099-12-01T00:00')).toBeUndefined()
  expect(problemOf('2020-12-01T00:00')).toEqual(['Это время уже прошло'])
})
