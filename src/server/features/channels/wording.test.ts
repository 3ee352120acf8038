import { expect, test } from 'vitest'
import { createInquiry } from '../../../contract/inquiries/inquiry.fixture.ts'
import { offeredAnswers } from '../../../domain/inquiry/offer/offer.fixture.ts'
import { subjectOf } from './wording.ts'

const words = { message: 'Звоните после шести, Вера' }
const items = [
  { id: 1, name: 'Топас 4', price: 10_000_000 },
  { id: 2, name: 'Топас 5', price: 12_000_000 },
]

test.each([
  ['a cart', { items, type: 'product' }, 'Топас 4 + 1, 220 000 ₽'],
  [
    'a product',
    { type: 'product', productName: 'Топас 6', service: 'Запрос о продукте: Топас 6' },
    'Топас 6',
  ],
  ['a service', { type: 'installation', service: 'installation' }, 'Монтаж'],
  ['a service without a kind', { service: 'design' }, 'Проектирование'],
  ['the wizard', { service: 'Подбор септика', wizardData: { residents: '4' } }, '4 чел., подбор'],
  ['the wizard’s offer', { wizardData: offeredAnswers }, 'Евролос Про 10, 303 230 ₽ · 5 чел., суглинок'],
  ['a phone alone', { service: 'Перезвонить' }, 'Перезвонить'],
  ['nothing but words', {}, 'Обратная связь'],
] as const)('a ring about %s says so, without the words of the visitor', (_what, own, expected) => {
  const inquiry = createInquiry({ ...words, ...own, items: 'items' in own ? [...own.items] : null })
  expect(subjectOf(inquiry).replaceAll('\u00a0', ' ')).toBe(expected)
})
