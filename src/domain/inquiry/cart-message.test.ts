import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeCartMessage } from './cart-message.ts'
import { fitCartMessage, parseCartMessage } from './cart-message-parts.ts'
import { MAX_MESSAGE } from './max-message.ts'

const topas = { name: 'Топас 6', price: 22_527_000 }
const bios = { name: 'Био-С 5', price: null }

/** Replaces the no-break spaces of prices. */
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

describe('The message of a cart', () => {
  test('names the total, every item on its line, and the comment', () => {
    expect(plain(composeCartMessage([topas, bios], ' После шести \n вечера '))).toBe(
      [
        'Общая сумма: 225 270 ₽',
        'Товары:',
        'Топас 6: 225 270 ₽',
        'Био-С 5: Цена по запросу',
        'Комментарий: После шести \n вечера',
      ].join('\n'),
    )
  })

  test('says «Не указан» in place of an empty comment', () => {
    expect(composeCartMessage([topas], '  ').split('\n').at(-1)).toBe('Комментарий: Не указан')
  })

  test('clips a very long name, never within a character', () => {
    const [, , line] = composeCartMessage([{ ...topas, name: `а${'😀'.repeat(400)}` }], '').split('\n')
    expect(plain(line ?? '')).toBe(`а${'😀'.repeat(59)}: 225 270 ₽`)
  })

  test('sums up what comes after the fiftieth item', () => {
    const lines = composeCartMessage([...Array(50).fill(topas), topas, bios], '').split('\n')
    expect(lines).toHaveLength(54)
    expect(plain(lines[52] ?? '')).toBe('и ещё 2 позиции: 225 270 ₽')
    const unpriced = composeCartMessage([...Array(50).fill(topas), bios], '').split('\n')
    expect(unpriced[52]).toBe('и ещё 1 позиция: Цена по запросу')
  })
})

const line = fc.record({
  name: fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 400 })
    .filter((name) => name.trim() !== ''),
  price: fc.option(fc.integer({ min: 0, max: 2_147_483_647 })),
})
const cart = fc.array(line, { maxLength: 150 })
const comment = fc.string({ unit: 'grapheme', maxLength: 300 })

describe('Whatever is in the cart', () => {
  test('its message with the longest comment of the form fits', () => {
    fc.assert(
      fc.property(cart, (items) => {
        expect(composeCartMessage(items, 'ж'.repeat(2_000)).length).toBeLessThanOrEqual(MAX_MESSAGE)
      }),
    )
  })

  test('its message is taken apart as it was put together', () => {
    fc.assert(
      fc.property(cart, comment, (items, comment) => {
        const parts = parseCartMessage(composeCartMessage(items, comment))
        expect(parts?.lines).toHaveLength(Math.min(items.length, 50))
        expect(parts?.further === null).toBe(items.length <= 50)
        expect(parts?.comment).toBe(comment.trim() === 'Не указан' ? null : comment.trim() || null)
      }),
    )
  })

  test('what the server stores of a message fits too, and its total and comment are whole', () => {
    const sent = (items: readonly { name: string; price: number | null }[], comment: string) =>
      [
        'Общая сумма: 1 ₽',
        'Товары:',
        ...items.map(({ name, price }) => `${name}: ${price ?? 0} ₽`),
        `Комментарий: ${comment}`,
      ].join('\n')
    fc.assert(
      fc.property(cart, comment, (items, comment) => {
        const message = sent(items, comment)
        const stored = fitCartMessage(message, items) ?? ''
        expect(stored.length).toBeLessThanOrEqual(MAX_MESSAGE)
        expect(parseCartMessage(stored)).toMatchObject({
          total: 'Общая сумма: 1 ₽',
          comment: parseCartMessage(message)?.comment,
        })
      }),
    )
  })
})

test('words that are no message of a cart are left alone', () => {
  expect(parseCartMessage('Нужен Топас 6. Комментарий: срочно')).toBeNull()
  expect(fitCartMessage('ж'.repeat(12_000), [])).toHaveLength(12_000)
  expect(fitCartMessage(null, [topas])).toBeNull()
})
