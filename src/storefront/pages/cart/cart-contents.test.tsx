// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { toCartItem } from '../../parts/shopping/cart.ts'
import { CartContents } from './cart-contents.tsx'

const item = (id: number, price: number | null, installationPrice: number | null = null) =>
  toCartItem(createProduct({ id, name: `Топас ${id}`, slug: `topas-${id}`, price, installationPrice }))
const open = (items: ReturnType<typeof item>[], onRemove = vi.fn<(removed: object) => void>()) =>
  openStorefrontScreen(
    () => <CartContents items={items} onRemove={onRemove} />,
    async ([noun], _endpoint, input) => (noun === 'products' ? createProduct({ id: Object(input).id }) : []),
  )
const remarks = () =>
  [...document.querySelectorAll('.line')].map((line) => textOf(line.querySelector('.cart__remark')))
const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim()
const lines = () => screen.getAllByRole('listitem').map((line) => textOf(line.querySelector('.price')))

test('each price says when it is without installation, and its parts where they are known', async () => {
  await open([item(1, 20_000_000, 4_000_000), item(2, 10_000_000), item(3, null)])
  expect(lines()).toEqual(['200 000 ₽', '100 000 ₽ без монтажа', 'Цена по запросу'])
  expect(textOf(document.querySelector('.line__split'))).toBe('Станция 160 000 ₽ + монтаж 40 000 ₽')
  expect(document.querySelectorAll('.line__split')).toHaveLength(1)
  expect(textOf(document.querySelector('.total .price'))).toBe('300 000 ₽')
})

test.each([
  [[null], 'Не вошла одна модель с ценой по запросу.'],
  [[null, null], 'Не вошли 2 модели с ценой по запросу.'],
  [[10_000_000], undefined],
])('the sum of %j says what it leaves out: %s', async (prices, expected) => {
  await open(prices.map((price, index) => item(index + 1, price)))
  expect(textOf(document.querySelector('.cart__unpriced'))).toBe(expected)
})

test('who has several is led to the comparison, who has one is not', async () => {
  const { unmount } = await open([item(1, 100), item(2, 100)])
  expect(textOf(document.querySelector('.cart__hint'))).toContain('В корзине 2 станции.')
  expect(screen.getByRole('link', { name: 'сравнение' }).getAttribute('href')).toBe('/compare')
  unmount()
  await open([item(1, 100)])
  expect(document.querySelector('.cart__hint')).toBeNull()
})

test('a line leads to its product, and its button takes out this one', async () => {
  const onRemove = vi.fn<(removed: object) => void>()
  const items = [item(1, 100), item(2, 100)]
  await open(items, onRemove)
  const [, second] = screen.getAllByRole('listitem')
  const line = within(second ?? document.body)
  expect(line.getByRole('link', { name: 'Топас 2' }).getAttribute('href')).toBe('/product/topas-2')
  fireEvent.click(line.getByRole('button', { name: 'Убрать Топас 2 из корзины' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(items[1])
})

describe('What cannot be had any more', () => {
  const accessory = { ...item(4, 100), id: -4 }
  const openWith = async (answer: (id: number) => unknown) => {
    const byId = vi.fn<(id: number) => void>()
    await openStorefrontScreen(
      () => (
        <CartContents items={[item(1, 100), item(2, 100), item(3, 100), accessory]} onRemove={() => {}} />
      ),
      async ([noun], _endpoint, input) => {
        const { id } = Object(input)
        if (noun !== 'products') return []
        byId(id)
        return answer(id)
      },
    )
    return { byId }
  }

  test('is said in its line, of what the shop has just answered; an accessory is not asked for', async () => {
    const { byId } = await openWith((id) => {
      if (id === 3) throw new ApiError(404, 'Not found', null)
      return { ...createProduct({ id }), ...(id === 2 && { offer: { isOver: true } }) }
    })
    await screen.findByText(/^Снят с производства/)
    expect(remarks()).toEqual([
      undefined,
      'Снят с производства',
      'Этой модели больше нет на сайте',
      undefined,
    ])
    expect(byId.mock.calls).toEqual([[1], [2], [3]])
    expect(lines()).toHaveLength(4)
  })

  test('is not said when the shop cannot be asked', async () => {
    const { byId } = await openWith(() => {
      throw new ApiError(0, 'Failed to fetch', null)
    })
    expect(byId).toHaveBeenCalledTimes(3)
    expect(remarks()).toEqual([undefined, undefined, undefined, undefined])
    expect(lines()).toHaveLength(4)
  })
})
