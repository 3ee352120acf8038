import { expect, test } from 'vitest'
import { toWholeKopecks } from '../../lib/number-text.ts'
import { isBelowInstallation } from './below-installation.ts'
import { singlePriceSchema } from './single-rules.ts'

const errorOf = (text: string) =>
  singlePriceSchema.safeParse({ price: toWholeKopecks(text) }).error?.issues[0]?.message

test.each([
  ['', 'Выберите товар и введите новую цену'],
  ['abc', 'Введите цену в целых рублях'],
  ['1,999', 'Введите цену в целых рублях'],
  ['100,50', 'Введите цену в целых рублях'],
  ['-5', 'Цена не может быть отрицательной'],
])('a new price typed as «%s» is refused: %s', (text, message) => {
  expect(errorOf(text)).toBe(message)
})

test.each(['0', '194 560', '194560,00'])('a new price typed as «%s» passes', (text) => {
  expect(errorOf(text)).toBeUndefined()
})

test.each([
  [3_400_000, true],
  [0, true],
  [3_500_000, false],
  [-100, false],
  [Number.NaN, false],
  [null, false],
])('%s kopecks beside 35 000 ₽ of installation ask a question: %s', (price, asks) => {
  expect(isBelowInstallation({ installationPrice: 3_500_000 }, price)).toBe(asks)
  expect(isBelowInstallation({ installationPrice: null }, price)).toBe(false)
})
