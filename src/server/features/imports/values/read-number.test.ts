import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNothing, isOnRequest, readNumber } from './read-number.ts'

test.each([
  ['225 000 ₽', 225_000],
  ['225\u00a0000,00', 225_000],
  ['225.000,00 руб.', 225_000],
  ['225,000.00', 225_000],
  ['225.000', 225_000],
  ['225 т.р.', 225_000],
  ['225,5 тыс. руб.', 225_500],
  ['от 225 000 руб. с НДС 20 %', 225_000],
  ['1 225 000-00', 1_225_000],
  ['198560-50', 198_560.5],
  ['225 270 руб. 00 коп.', 225_270],
  ['225 270 ₽ 50 коп', 225_270.5],
  ['250-280 тыс.', null],
  ['225000,00-', 225_000],
  ['1.2 млн', 1_200_000],
  ['250-280', null],
  ['по запросу', null],
  ['1,2,3', null],
])('a price written «%s» is read as %s', (text, value) => {
  expect(readNumber(text, { isMoney: true })?.value ?? null).toBe(value)
})

test.each([
  ['1,15 м3', 1.15, 'м3'],
  ['1.15 м³/сут', 1.15, 'м3/сут'],
  ['2.5 м', 2.5, 'м'],
  ['1,150', 1.15, ''],
  ['до 5 чел.', 5, 'чел.'],
  ['2 500 мм', 2500, 'мм'],
  ['1.234.567', 1_234_567, ''],
])('a measure written «%s» is %s with its unit', (text, value, after) => {
  expect(readNumber(text)).toEqual({ value, after })
})

test('every sum that a Russian sheet shows is read back', () => {
  const format = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (kopecks) => {
      const read = readNumber(`${format.format(kopecks / 100)} ₽`, { isMoney: true })
      expect(Math.round((read?.value ?? -1) * 100)).toBe(kopecks)
    }),
  )
})

test('words that give no number are told apart', () => {
  expect(['По запросу', 'по запр.', 'договорная', 'цену уточняйте'].every(isOnRequest)).toBe(true)
  expect(['-', '—', 'н/д', 'нет данных'].every(isNothing)).toBe(true)
  expect(isNothing('5')).toBe(false)
})
