// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../tests/support/storefront-screen.tsx'
import { createProduct } from '../../contract/product.fixture.ts'
import { createSettings } from '../../contract/settings.fixture.ts'
import { cart, toCartItem } from '../shopping/cart.ts'
import { CartPage } from './cart-page.tsx'

const settings = createSettings()
const [topas, evrolos] = [
  toCartItem(createProduct({ id: 1, name: 'Топас 6', slug: 'topas-6' })),
  toCartItem(createProduct({ id: 2, name: 'Евролос Про 5', slug: 'evrolos-pro-5' })),
]
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } })
const draft = () => sessionStorage.getItem('inquiry-draft:cart')

/** Sends the cart after `before` was done; the request stays underway until `succeed`. */
async function send(before = () => {}) {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const responses: Readonly<Record<string, unknown>> = { settings, inquiries: promise }
  await openStorefrontScreen(CartPage, async ([noun]) => responses[noun] ?? [])
  before()
  type(/^Имя/, 'Ирина')
  type(/^Телефон/, '8 (926) 123-45-67')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Отправить заявку' })))
  screen.getByText('Отправка...')
  return { succeed: () => act(async () => resolve({ success: true, message: '', id: 7 })) }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  cart.restore([topas])
})

describe('A cart that is sent', () => {
  test('is empty, its draft is gone, and the page says that the request is accepted', async () => {
    const request = await send()
    await request.succeed()
    await screen.findByRole('heading', { level: 1, name: 'Заявка № 7 принята' })
    expect(cart.items()).toEqual([])
    expect(draft()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Отправить заявку' })).toBeNull()
  })

  test('keeps what another tab put in meanwhile, below the accepted request', async () => {
    const request = await send()
    localStorage.setItem('cart', JSON.stringify([topas, evrolos]))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })))
    await request.succeed()
    await screen.findByRole('heading', { level: 1, name: 'Заявка № 7 принята' })
    expect(screen.queryByRole('heading', { level: 1, name: 'Корзина' })).toBeNull()
    screen.getByRole('heading', { level: 2, name: 'Ещё в корзине' })
    screen.getByRole('button', { name: 'Убрать Евролос Про 5 из корзины' })
    expect(cart.items()).toEqual([evrolos])
  })

  test('keeps what was typed meanwhile, which the request lacks', async () => {
    const request = await send()
    type(/^Комментарий/, 'Звоните после шести')
    await request.succeed()
    await screen.findByRole('heading', { level: 1, name: 'Заявка № 7 принята' })
    expect(screen.queryByText('Звоните после шести')).toBeNull()
    expect(draft()).toContain('Звоните после шести')
  })

  test('leaves nothing to put back of what was taken out before', async () => {
    cart.restore([topas, evrolos])
    const undo = () => screen.queryByRole('button', { name: 'Вернуть' })
    const request = await send(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Убрать Топас 6 из корзины' }))
      expect(undo()).not.toBeNull()
    })
    await request.succeed()
    await screen.findByRole('heading', { level: 1, name: 'Заявка № 7 принята' })
    expect(undo()).toBeNull()
    expect(cart.items()).toEqual([])
  })
})
