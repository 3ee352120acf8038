// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import '../../../tests/support/dom.ts'
import { createProduct } from '../../contract/product.fixture.ts'
import { cart } from '../shopping/cart.ts'
import { Accessories } from './accessories.tsx'
import { LatePart } from './late-part.tsx'

const accessory = (id: number, name: string) => ({
  ...{ id, name, description: null, price: 490_000, installationPrice: null, imageUrl: null },
})
const product = {
  ...createProduct(),
  accessories: [accessory(1, 'Оголовок'), accessory(2, 'Сигнализатор'), accessory(3, 'Дренажный насос')],
}

test('what is pressed before the code of a part has come is pressed when it is there, once', async () => {
  const page = document.createElement('main')
  document.body.append(page)
  page.innerHTML = `<div class="late">${renderToString(<Accessories product={product} />)}</div>`
  let root: Root | undefined
  // Not awaited: the code of the part comes in another task.
  act(() => {
    root = hydrateRoot(page, <LatePart name="accessories" product={product} isLive />)
  })
  onTestFinished(async () => {
    await act(async () => root?.unmount())
    page.remove()
  })
  const early = screen.getByRole('button', { name: 'Добавить: Сигнализатор' })
  early.click()
  early.click()
  expect(early.ariaBusy).toBe('true')
  await screen.findByRole('button', { name: 'В корзине: Сигнализатор' })
  expect(cart.items().map(({ id }) => id)).toEqual([product.id, -2])
  for (const name of ['Оголовок', 'Дренажный насос'])
    screen.getByRole('button', { name: `Добавить: ${name}` })
})
