import { expect, test } from 'vitest'
import { contactInquirySchema } from '../../contract/inquiries.ts'
import { composeCartMessage, toCartInquiry } from './cart-inquiry.ts'

const topas = { id: 1, name: 'Топас 6', price: 22_527_000 }
const bios = { id: 2, name: 'Био-С 5', price: null }
const values = { name: ' Ирина ', phone: ' 8 926 123-45-67 ', email: ' ', comment: '' }

/** Prices carry no-break spaces; the words are what counts here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the message names the total, every item on its line, and the comment', () => {
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

test('an empty comment is «Не указан»', () => {
  expect(composeCartMessage([topas], '  ').split('\n').at(-1)).toBe('Комментарий: Не указан')
})

test('an empty email is left out, the items go beside the text', () => {
  const inquiry = toCartInquiry([topas, bios], values)
  expect(inquiry).toEqual({
    name: 'Ирина',
    phone: '8 926 123-45-67',
    message: composeCartMessage([topas, bios], ''),
    items: [topas, bios],
  })
})

test('a given email is sent', () => {
  expect(toCartInquiry([topas], { ...values, email: ' irina@mail.ru ' }).email).toBe('irina@mail.ru')
})

test('what a damaged storage brings is still accepted by the server', () => {
  const odd = [
    { id: 1.5, name: 'Без номера', price: 10 },
    { id: 3, name: 'Длинное '.repeat(60), price: 0.1 + 0.2 },
  ]
  expect(contactInquirySchema.safeParse(toCartInquiry(odd, values)).success).toBe(true)
})

test('a very long name is clipped in the text and in the items, never within a character', () => {
  const { message, items } = toCartInquiry([{ ...topas, name: `а${'😀'.repeat(400)}` }], values)
  expect(items?.[0]?.name).toBe(`а${'😀'.repeat(149)}`)
  expect(plain(message ?? '').split('\n')[2]).toBe(`а${'😀'.repeat(74)}: 225 270 ₽`)
})

test('the largest cart with the longest names and comment fits into a message', () => {
  const items = Array.from({ length: 120 }, (_, id) => ({ id, name: 'Ж'.repeat(300), price: 2_147_483_647 }))
  expect(composeCartMessage(items, 'ж'.repeat(2_000)).length).toBeLessThanOrEqual(20_000)
})
