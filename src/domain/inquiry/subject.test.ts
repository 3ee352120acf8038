import { describe, expect, test } from 'vitest'
import { createInquiry } from '../../contract/inquiries/inquiry.fixture.ts'
import type { Inquiry } from '../../contract/inquiries/visitor.ts'
import { composeCartMessage } from './cart-message.ts'
import { offer, offeredAnswers } from './offer/offer.fixture.ts'
import { formatSubject, toCart, toInquirySum } from './subject.ts'

const inquiry = (own: Partial<Inquiry>) => createInquiry({ phone: '8 900 000-04-56', ...own })
const cartOf = (count: number, comment = '') => {
  const all = Array.from({ length: count }, (_, id) => ({ id, name: `Топас ${id + 4}`, price: 10_000_000 }))
  return inquiry({ type: 'product', items: all.slice(0, 50), message: composeCartMessage(all, comment) })
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('What an inquiry is about, in one line', () => {
  test.each([
    ['a cart of one', cartOf(1), 'Топас 4 · 100 000 ₽'],
    ['a cart of three', cartOf(3), 'Топас 4 + 2 · 300 000 ₽'],
    ['a cart of more than are listed', cartOf(120), 'Топас 4 + 119 · 12 000 000 ₽'],
    [
      'a cart without prices',
      inquiry({ items: [{ id: 1, name: 'Био-С', price: null }] }),
      'Био-С · Цена по запросу',
    ],
    ['a product', inquiry({ type: 'product', productName: 'Топас 5' }), 'Топас 5 · запрос о продукте'],
    [
      'the wizard and what it offered',
      inquiry({ service: 'Подбор септика', wizardData: offeredAnswers }),
      'Евролос Про 10 · 303 230 ₽ · 5 чел., суглинок',
    ],
    [
      'the wizard that offered nothing',
      inquiry({ wizardData: { ...offeredAnswers, offer: { ...offer, models: [] } } }),
      '5 чел., суглинок · подбор',
    ],
    [
      'the wizard before offers were kept',
      inquiry({ wizardData: { residents: '5', soilType: 'loam' } }),
      '5 чел., суглинок · подбор',
    ],
    [
      'an offer that is none',
      inquiry({ wizardData: { residents: '5', offer: { ...offer, link: 'https://evil.test' } } }),
      '5 чел. · подбор',
    ],
    ['a phone alone', inquiry({ name: 'Не назвался', service: 'Перезвонить' }), 'Другое · Перезвонить'],
    ['answers without words', inquiry({ wizardData: { pipeDepth: 60 } }), 'Подбор'],
    [
      'an offered product',
      inquiry({ type: 'product', productName: 'Топас 5', wizardData: offeredAnswers }),
      'Топас 5 · Цена по запросу · 5 чел., суглинок',
    ],
    [
      'another product than was offered',
      inquiry({ type: 'product', productName: 'Топас 9', wizardData: offeredAnswers }),
      'Топас 9 · запрос о продукте',
    ],
    ['a kind alone', inquiry({ type: 'installation', service: 'installation' }), 'Монтаж'],
    ['a kind and words', inquiry({ type: 'repair', message: ' Гудит насос ' }), 'Ремонт · Гудит насос'],
    [
      'words of the contact form',
      inquiry({
        type: 'repair',
        message: 'Новая заявка с сайта\nИмя: Яна\nТелефон: 8\nУслуга: Ремонт\nСообщение: Гудит',
      }),
      'Ремонт · Гудит',
    ],
    ['a service of the contact form', inquiry({ service: 'design' }), 'Другое · Проектирование'],
    ['a service of another name', inquiry({ service: 'Бурение' }), 'Другое · Бурение'],
  ])('%s', (_what, request, expected) => {
    expect(plain(formatSubject(request))).toBe(expected)
  })
})

describe('The cart of an inquiry', () => {
  test('keeps the words of the visitor and leaves out what the table says', () => {
    expect(toCart(cartOf(2, 'Звоните вечером'))).toMatchObject({ comment: 'Звоните вечером', further: null })
    expect(toCart(cartOf(2))?.comment).toBeNull()
  })

  test('counts what its message sums up', () => {
    expect(toCart(cartOf(52))).toMatchObject({ further: { count: 2, sum: 20_000_000 }, total: 520_000_000 })
    const beside = inquiry({ items: cartOf(50).items, message: 'Вечером\nи ещё 10 позиций: 1 000 000 ₽' })
    expect(toCart(beside)).toMatchObject({ comment: 'Вечером', further: { count: 10, sum: 100_000_000 } })
  })

  test('is none without items', () => {
    expect(toCart(inquiry({ message: 'Топас?' }))).toBeNull()
    expect(toCart(inquiry({ items: [] }))).toBeNull()
  })
})

test('The sum of an inquiry is that of its cart, else of the model that was offered', () => {
  expect(toInquirySum(cartOf(3))).toBe(30_000_000)
  expect(toInquirySum(inquiry({ wizardData: offeredAnswers }))).toBe(30_323_000)
  expect(toInquirySum(inquiry({ ...cartOf(1), wizardData: offeredAnswers }))).toBe(10_000_000)
  expect(toInquirySum(inquiry({ productName: 'Топас 5', wizardData: offeredAnswers }))).toBeNull()
  expect(toInquirySum(inquiry({}))).toBeNull()
})
