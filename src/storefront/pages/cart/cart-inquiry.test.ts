import { expect, test } from 'vitest'
import { contactInquirySchema } from '../../../contract/inquiries/visitor.ts'
import { composeCartMessage } from '../../../domain/inquiry/cart-message.ts'
import { toCartInquiry } from './cart-inquiry.ts'

const topas = { id: 1, name: 'Топас 6', price: 22_527_000 }
const bios = { id: 2, name: 'Био-С 5', price: null }
/** By the number of an accessory, as it lies in the cart. */
const signal = { id: -3, name: 'Сигнализатор', price: 490_000 }
const values = { name: ' Ирина ', phone: ' 8 926 123-45-67 ', email: ' ', comment: '' }

test('an empty email is left out, the items go beside the text, accessories too', () => {
  const inquiry = toCartInquiry([topas, bios, signal], values)
  expect(inquiry).toEqual({
    name: 'Ирина',
    phone: '8 926 123-45-67',
    message: composeCartMessage([topas, bios, signal], ''),
    items: [topas, bios, signal],
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

test('a very long name is clipped in the items, never within a character', () => {
  const { items } = toCartInquiry([{ ...topas, name: `а${'😀'.repeat(400)}` }], values)
  expect(items?.[0]?.name).toBe(`а${'😀'.repeat(149)}`)
})

test('of a cart of any size fifty items go beside the text', () => {
  const items = Array.from({ length: 120 }, (_, id) => ({ id, name: 'Ж'.repeat(300), price: 2_147_483_647 }))
  const inquiry = toCartInquiry(items, { ...values, comment: 'ж'.repeat(2_000) })
  expect(inquiry.items).toEqual(items.slice(0, 50))
  expect(contactInquirySchema.parse(inquiry)).toMatchObject({
    message: inquiry.message,
    items: inquiry.items,
  })
})

test('a station that came from the selection brings the answers along, the latest ones', () => {
  const wizardData = { residents: '5', pipeDepth: null, rulesVersion: '2026-11-23' }
  const items = [
    { ...topas, wizardData: { residents: '4' } },
    { ...bios, wizardData },
    { ...topas, id: 3 },
  ]
  const inquiry = toCartInquiry(items, values)
  expect(inquiry.wizardData).toEqual(wizardData)
  expect(inquiry.items?.map((item) => Object.keys(item))).toEqual([
    ['id', 'name', 'price'],
    ['id', 'name', 'price'],
    ['id', 'name', 'price'],
  ])
})

test('stored answers that the server would refuse are left out, not the inquiry', () => {
  for (const wizardData of [{}, { plan: { a: 1 } }, { note: 'я'.repeat(8_000) }]) {
    expect(toCartInquiry([{ ...topas, wizardData }], values)).not.toHaveProperty('wizardData')
  }
  const { wizardData } = toCartInquiry([{ ...topas, wizardData: { residents: '5', plan: {} } }], values)
  expect(wizardData).toEqual({ residents: '5' })
})
