// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { ProductInFeed } from '../../../contract/catalogue/product-feed.ts'
import { Component as FeedScreen } from './screen.tsx'

const toProduct = (id: number, name: string, fields: Partial<ProductInFeed> = {}): ProductInFeed => ({
  id,
  slug: `p-${id}`,
  name,
  manufacturerName: 'Топас',
  gaps: [],
  remarks: [],
  ...fields,
})
const products = [
  toProduct(1, 'Топас 4'),
  toProduct(2, 'Топас 5', { remarks: ['drawing_only', 'no_description'] }),
  toProduct(3, 'Био-С 10', { gaps: ['hidden', 'no_price'], manufacturerName: 'Био-С' }),
]
const madeAt = new Date().toISOString()
const address = 'https://shop.example/feeds/yandex.yml'
const api = createStaffApi(async ([noun]) =>
  noun === 'productFeed' ? { address, madeAt, checkedAt: madeAt, offers: 2, products } : null,
)

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))

test('says what is in the feed, what is not and why, with a link to each form', async () => {
  await openResource(api, FeedScreen, '')
  await screen.findByText('Топас 4')
  expect(rows()).toEqual([
    ['Топас 4', 'Топас', 'В фиде', ''],
    ['Топас 5', 'Топас', 'В фиде', 'Вместо фото чертёж, нет описания'],
    ['Био-С 10', 'Био-С', 'Не в фиде', 'Скрыт, нет цены'],
  ])
  screen.getByText(/^В фиде 2 товара, изменён .+, сверен /)
  expect(screen.getByRole('link', { name: 'Топас 5' }).getAttribute('href')).toBe('/admin/products?edit=2')
  const chips = screen.getByRole('navigation', { name: 'Какие товары показать' })
  expect([...chips.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Все 3',
    'В фиде 2',
    'Не в фиде 1',
    'С замечаниями 1',
  ])
})

test.each([
  ['?show=in', ['Топас 4', 'Топас 5']],
  ['?show=out', ['Био-С 10']],
  ['?show=lacking', ['Топас 5']],
  ['?show=nonsense&q=био', ['Био-С 10']],
])('%s shows %s', async (query, names) => {
  await openResource(api, FeedScreen, query)
  await screen.findByText(names[0] ?? '')
  expect(rows().map(([name]) => name)).toEqual(names)
})

test('the address is copied, or said to be copied by hand', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await openResource(api, FeedScreen, '')
  await screen.findByText('Топас 4')
  await press('Скопировать')
  expect(writeText).toHaveBeenCalledWith(address)
  writeText.mockRejectedValueOnce(new Error('not allowed'))
  await press('Скопировать')
  await screen.findByText('Не удалось скопировать')
  vi.unstubAllGlobals()
})

test('before the first feed it says that it is being made', async () => {
  const young = createStaffApi(async ([noun]) =>
    noun === 'productFeed' ? { address, madeAt: null, checkedAt: null, offers: 0, products } : null,
  )
  await openResource(young, FeedScreen, '')
  await screen.findByText('Фид ещё собирается, это займёт несколько секунд.')
})

test('without products it says so', async () => {
  const empty = createStaffApi(async ([noun]) =>
    noun === 'productFeed' ? { address, madeAt, checkedAt: madeAt, offers: 0, products: [] } : null,
  )
  await openResource(empty, FeedScreen, '?show=out')
  await screen.findByText('Товаров ещё нет')
})
