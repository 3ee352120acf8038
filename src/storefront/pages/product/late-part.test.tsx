// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import '../../../../tests/support/dom.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { currentToast, dismissToast } from '../../../ui/toast/toast-store.ts'
import { cart } from '../../parts/shopping/cart.ts'
import { Accessories } from './accessories.tsx'
import { LatePart } from './late-part.tsx'

const accessory = (id: number, name: string) => ({
  id,
  name,
  description: null,
  price: 490_000,
  installationPrice: null,
  imageUrl: null,
})
const product = {
  ...createProduct(),
  accessories: [accessory(1, 'Оголовок'), accessory(2, 'Сигнализатор'), accessory(3, 'Дренажный насос')],
}

const code = vi.hoisted(() => ({ isAway: false }))
vi.mock('./late-parts.tsx', async (load) => {
  const { lateParts } = await load<typeof import('./late-parts.tsx')>()
  return {
    get lateParts() {
      if (code.isAway) throw new TypeError('Failed to fetch dynamically imported module')
      return lateParts
    },
  }
})

/** Shows the part as the server's markup, before its code has come. */
function open() {
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
}

test('what is pressed before the code of a part has come is pressed when it is there, once; where it cannot be had, that is said', async () => {
  code.isAway = true
  open()
  const button = screen.getByRole('button', { name: 'Добавить: Сигнализатор' })
  for (const _time of [1, 2]) {
    button.click()
    await waitFor(() => expect(currentToast()?.tone).toBe('bad'))
    expect(button.ariaBusy).toBeNull()
    dismissToast()
  }
  button.click()
  await waitFor(() => expect(currentToast()?.action?.label).toBe('Попробовать снова'))
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  vi.stubGlobal('fetch', async () => new Response(null))
  onTestFinished(() => void vi.unstubAllGlobals())
  const action = currentToast()?.action
  if (action && 'run' in action) action.run()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  code.isAway = false
  const early = screen.getByRole('button', { name: 'Добавить: Сигнализатор' })
  early.click()
  early.click()
  expect(early.ariaBusy).toBe('true')
  await screen.findByRole('button', { name: 'В корзине: Сигнализатор' })
  expect(cart.items().map(({ id }) => id)).toEqual([product.id, -2])
  for (const name of ['Оголовок', 'Дренажный насос'])
    screen.getByRole('button', { name: `Добавить: ${name}` })
})

test('where neither the code nor the server’s markup is, that is said, and the part comes with the connection', async () => {
  code.isAway = true
  // As a visitor who comes from another page: nothing has loaded the parts yet.
  vi.resetModules()
  const { LatePart: FirstPart } = await import('./late-part.tsx')
  const toasts = await import('../../../ui/toast/toast-store.ts')
  render(<FirstPart name="accessories" product={product} />)
  await waitFor(() =>
    expect(toasts.currentToast()).toMatchObject({
      tone: 'bad',
      action: { label: 'Попробовать снова' },
    }),
  )
  code.isAway = false
  dispatchEvent(new Event('online'))
  await screen.findByRole('button', { name: /: Сигнализатор$/ })
})
