import { expect, test } from 'vitest'
import { toFormName, toInquiryType } from './inquiry-type.ts'

test.each([
  ['installation', 'installation'],
  ['repair', 'repair'],
  ['consultation', 'consultation'],
  ['maintenance', 'service'],
  ['Монтаж', 'installation'],
  ['Обслуживание', 'service'],
  [' ремонт ', 'repair'],
  ['Консультация', 'consultation'],
  ['design', 'other'],
  ['Проектирование', 'other'],
  ['Чистка колодца', 'other'],
  ['Перезвонить', 'other'],
  [null, 'other'],
] as const)('a request about «%s» has the type %s', (service, type) => {
  expect(toInquiryType(service, false)).toEqual({ type, productName: null })
})

test('an inquiry of a product page names the product', () => {
  expect(toInquiryType('Запрос о продукте: Топас 5 ', false)).toEqual({
    type: 'product',
    productName: 'Топас 5',
  })
  expect(toInquiryType('Запрос о продукте:', false)).toEqual({ type: 'product', productName: null })
})

test('a cart is about products, unless it is about something else by its service', () => {
  expect(toInquiryType(null, true).type).toBe('product')
  expect(toInquiryType('repair', true).type).toBe('repair')
})

test.each([
  ['cart', { isCart: true, service: null, hasAnswers: true }],
  ['product', { isCart: false, service: 'Запрос о продукте: Топас 5', hasAnswers: true }],
  ['wizard', { isCart: false, service: 'Подбор септика', hasAnswers: true }],
  ['call-back', { isCart: false, service: 'Перезвонить', hasAnswers: false }],
  ['contact', { isCart: false, service: 'repair', hasAnswers: false }],
] as const)('the form «%s» is known by what it alone sends', (form, request) => {
  expect(toFormName(request)).toBe(form)
})
