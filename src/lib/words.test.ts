import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate } from './dates.ts'
import { formatMoney, formatPrice, sumPrices } from './money.ts'
import { formatNumber } from './numbers.ts'
import { toE164 } from './phone.ts'
import { plural } from './plural.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('Money', () => {
  test.each([
    [19_456_000, '194 560 ₽'],
    [0, '0 ₽'],
    [100, '1 ₽'],
    [123_456_789_00, '123 456 789 ₽'],
  ])('%i kopecks are «%s»', (kopecks, expected) => {
    expect(plain(formatMoney(kopecks))).toBe(expected)
  })

  test('never breaks over a line and never shows kopecks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_147_483_647 }),
        (kopecks) => !/[ ,.]/.test(formatMoney(kopecks)),
      ),
    )
  })

  test('that is missing has words, and counts as nothing in a sum', () => {
    expect(formatPrice(null)).toBe('Цена по запросу')
    expect(sumPrices([{ price: 100 }, { price: null }, { price: 250 }])).toBe(350)
  })
})

describe('Word forms', () => {
  const forms = ['статья', 'статьи', 'статей'] as const
  test.each([
    [0, 'статей'],
    [1, 'статья'],
    [2, 'статьи'],
    [4, 'статьи'],
    [5, 'статей'],
    [11, 'статей'],
    [12, 'статей'],
    [21, 'статья'],
    [22, 'статьи'],
    [111, 'статей'],
  ])('%i %s', (count, word) => {
    expect(plural(count, forms)).toBe(word)
  })
})

describe('Dates', () => {
  test.each([
    ['2026-11-20T20:59:59Z', '20 ноября 2026 г.'],
    ['2026-11-20T21:00:00Z', '21 ноября 2026 г.'],
    [null, 'Дата не указана'],
    [undefined, 'Дата не указана'],
    ['вчера', 'Неверная дата'],
  ])('%s is «%s» in Moscow', (iso, expected) => {
    expect(plain(formatDate(iso))).toBe(expected)
  })

  test('with hours and minutes on request', () => {
    expect(plain(formatDate('2026-11-20T09:05:00Z', true))).toMatch(/20 ноября 2026 г\..*12:05/)
  })
})

describe('Phones', () => {
  test.each([
    ['8 (926) 123-45-67', '+79261234567'],
    ['8-926-123-45-67', '+79261234567'],
    ['+7 926 123 45 67', '+79261234567'],
    ['79261234567', '+79261234567'],
    ['926 123 45 67', '+79261234567'],
    ['+375 29 123-45-67', '+375291234567'],
    ['доб. 12', null],
    ['12345', null],
  ])('«%s» is dialled as %s', (phone, e164) => {
    expect(toE164(phone)).toBe(e164)
  })
})

test('a number has a decimal comma', () => {
  expect(formatNumber(1.15)).toBe('1,15')
  expect(formatNumber(2)).toBe('2')
})
