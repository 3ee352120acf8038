// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import type { ProductSummary } from '../../../api/queries/queries.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { currentToast, dismissToast } from '../../../ui/toast/toast-store.ts'
import { cart, toCartItem } from './cart.ts'
import { CartButton } from './cart-button.tsx'
import { compare } from './compare.ts'
import { CompareButton } from './compare-button.tsx'
import { RemovableLines } from './removable-lines.tsx'
import { toCompareItem } from './to-compare-item.ts'
import { useRemoval } from './use-removal.ts'

const product = (id: number): ProductSummary =>
  createProduct({ id, name: `Топас ${id}`, slug: `topas-${id}` })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const names = (list: { items(): readonly { name: string }[] }) => list.items().map(({ name }) => name)

beforeEach(() => {
  localStorage.clear()
  cart.clear()
  compare.clear()
  dismissToast()
})

describe('The cart button', () => {
  test('puts the product in once, and says what has happened', async () => {
    await openStorefrontScreen(() => <CartButton product={product(5)} />)
    await press('В корзину: Топас 5')
    expect(currentToast()?.title).toBe('Товар добавлен в корзину')
    await press('В корзине: Топас 5')
    expect(currentToast()?.title).toBe('Товар уже в корзине')
    expect(names(cart)).toEqual(['Топас 5'])
  })
})

describe('The compare button', () => {
  test('puts the product in once, and says what has happened', async () => {
    await openStorefrontScreen(() => <CompareButton product={product(5)} />)
    await press('Добавить к сравнению Топас 5')
    expect(currentToast()?.title).toBe('Товар добавлен к сравнению')
    await press('Добавить к сравнению Топас 5')
    expect(currentToast()?.title).toBe('Товар уже в сравнении')
    expect(names(compare)).toEqual(['Топас 5'])
  })

  test('stops at four, but those in the list stay pressed', async () => {
    for (const id of [1, 2, 3]) compare.add(toCompareItem(product(id)))
    const buttons = [3, 4, 5].map((id) => <CompareButton key={id} product={product(id)} />)
    await openStorefrontScreen(() => buttons)
    const isOff = () => [3, 4, 5].map((id) => button(`Добавить к сравнению Топас ${id}`).disabled)
    expect(isOff()).toEqual([false, false, false])
    await press('Добавить к сравнению Топас 4')
    expect(isOff()).toEqual([false, false, true])
    expect(button('Добавить к сравнению Топас 5').title).toMatch(/^В сравнении уже 4 модели/)
    expect(button('Добавить к сравнению Топас 4').title).toBe('')
    expect(names(compare)).toHaveLength(4)
  })
})

function Clear() {
  const { removed, clear, undo } = useRemoval(cart)
  return (
    <>
      <p>{removed ? `убрано: ${removed.items.length}` : 'ничего не убрано'}</p>
      <button type="button" onClick={clear}>
        Очистить
      </button>
      <button type="button" onClick={undo}>
        Вернуть
      </button>
    </>
  )
}

describe('What was taken out of the cart', () => {
  beforeEach(() => {
    for (const id of [1, 2, 3]) cart.add(toCartItem(product(id)))
  })

  test('can be put back in its place, the last removal only', async () => {
    await openStorefrontScreen(() => <RemovableLines list={cart} of="cart" />)
    await press('Убрать Топас 2 из корзины')
    screen.getByText('«Топас 2» больше не в корзине.')
    await press('Убрать Топас 1 из корзины')
    expect(screen.queryByText('«Топас 2» больше не в корзине.')).toBeNull()
    await press('Вернуть')
    expect(names(cart)).toEqual(['Топас 1', 'Топас 3'])
    expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull()
  })

  test('comes back whole when the whole list was emptied', async () => {
    await openStorefrontScreen(Clear)
    await press('Вернуть')
    expect(names(cart)).toHaveLength(3)
    await press('Очистить')
    screen.getByText('убрано: 3')
    expect(names(cart)).toEqual([])
    await press('Вернуть')
    screen.getByText('ничего не убрано')
    expect(names(cart)).toEqual(['Топас 1', 'Топас 2', 'Топас 3'])
  })
})
