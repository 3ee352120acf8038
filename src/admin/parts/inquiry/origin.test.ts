import { expect, test } from 'vitest'
import { createInquiry } from '../../../contract/inquiries/inquiry.fixture.ts'
import { formatSource } from '../../../domain/inquiry/source-name.ts'
import { formatForm, formatPage, formatPath } from './origin.ts'

const from = (page: string | null, wizardData: unknown = null) =>
  formatPage(createInquiry({ source: { page, referrer: null, utm: null }, wizardData }))

test.each([
  ['/product/topas-5', 'карточка'],
  ['https://shop.example/cart?x=1', 'корзина'],
  ['/compare', 'сравнение'],
  ['/privacy', '/privacy'],
  ['/', 'главная'],
  [null, null],
])('the page %s is «%s»', (page, expected) => {
  expect(from(page)).toBe(expected)
})

test('answers of the wizard say more than the page they were given on', () => {
  expect(from('/', { residents: '4' })).toBe('подбор')
  expect(formatForm(createInquiry({ wizardData: { residents: '4' } }))).toBe('Подбор септика')
  expect(formatForm(createInquiry({ items: [{ id: 1, name: 'Топас 5', price: null }] }))).toBe('Корзина')
  expect(formatForm(createInquiry())).toBe('Форма связи')
  expect(formatForm(createInquiry({ service: 'Перезвонить' }))).toBe('Форма «Перезвоните мне»')
})

test('a source has its usual name, another stays as it is', () => {
  expect(formatSource('direct')).toBe('Прямой заход')
  expect(formatSource('forumhouse.ru')).toBe('forumhouse.ru')
})

test.each([
  ['/', null, 'Главная'],
  ['/cart', null, 'Корзина'],
  ['/services', null, 'Услуги'],
  ['/product/topas-6', 'Топас 6', 'Карточка: Топас 6'],
  ['/product/gone', null, 'Карточка: gone'],
  ['/catalog/tver', null, 'Каталог: tver'],
  ['/else', null, '/else'],
])('a report names the page %s of %s «%s»', (path, product, words) =>
  expect(formatPath(path, product)).toBe(words),
)
