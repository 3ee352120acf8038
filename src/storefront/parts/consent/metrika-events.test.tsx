// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { useParams } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import type { Transport } from '../../../api/client.ts'
import { productQuery } from '../../../api/queries/queries.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { storedValue } from '../../../ui/stored-value.ts'
import { UNSENT_KEY } from '../../inquiry/outbox/unsent-key.ts'
import { useApi } from '../../site.ts'
import { cart, toCartItem } from '../shopping/cart.ts'
import { compare } from '../shopping/compare.ts'
import { toCompareItem } from '../shopping/to-compare-item.ts'
import { MetrikaEvents } from './metrika-events.tsx'

const topas = createProduct({ id: 1, price: 22_527_050, categoryName: 'Станции' })
const bios = createProduct({ id: 2, name: 'Био-С 5', slug: 'bio-s-5', manufacturerName: 'Био-С' })
const TOPAS = { id: '1', name: 'Топас 6', price: 225_270.5, brand: 'Топас' }
const BIOS = { id: '2', name: 'Био-С 5', brand: 'Био-С' }

const transport: Transport = async ([noun], _endpoint, input) =>
  noun === 'products' ? (JSON.stringify(input).includes(topas.slug) ? topas : null) : createSettings()

function Page() {
  const { slug = '' } = useParams()
  const { data } = useQuery({ ...productQuery(useApi(), slug), enabled: slug !== '' })
  return (
    <>
      <MetrikaEvents id={77} />
      <h1>{data?.name ?? 'Страница'}</h1>
      <a href="tel:+74950000000">
        <b>Позвонить</b>
      </a>
      <a href="/cart">Корзина</a>
    </>
  )
}

// Links of tests lead nowhere.
document.addEventListener('click', (event) => event.preventDefault())

/** Goals and e-commerce that Metrika was told of since the last look. */
const goals: unknown[] = []
const takeGoals = () => goals.splice(0)
const takeLayer = () => (window.ecommerceLayer ?? []).splice(0)
const layer = (action: object) => ({ ecommerce: { currencyCode: 'RUB', ...action } })

const open = (address = '/') => openStorefrontScreen(Page, transport, { path: '/*', address })
const openProduct = async (slug: string) => {
  const site = await openStorefrontScreen(Page, transport, {
    path: '/product/:slug',
    address: `/product/${slug}`,
  })
  await screen.findByRole('heading')
  return site
}
const kept = (form: string) => storedValue<unknown>(`inquiry-sent:${form}`, (one) => one, 'sessionStorage')
const queue = storedValue<unknown>(UNSENT_KEY, (all) => all)
const values = { name: 'Ирина', phone: '+7 926 123-45-67', message: 'Позвоните' }
/** Of every inquiry another one: a document tells of each number once. */
let number = 100
const keep = (form: string, items?: unknown) =>
  act(() => kept(form).set({ id: ++number, at: number, values, items }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  delete window.ecommerceLayer
  takeGoals()
  window.ym = (id, what, goal) => void goals.push([id, what, goal])
})
const reached = (...names: string[]) => names.map((name) => [77, 'reachGoal', name])

describe('Metrika hears', () => {
  test('of a press of a phone, and of no other link', async () => {
    await open()
    fireEvent.click(screen.getByText('Корзина'))
    expect(takeGoals()).toEqual([])
    fireEvent.click(screen.getByText('Позвонить'))
    expect(takeGoals()).toEqual(reached('phone'))
  })

  test('of a product each time that its page is opened, and of no place in it', async () => {
    const { go } = await openProduct('topas-6')
    await screen.findByRole('heading', { name: 'Топас 6' })
    const detail = layer({ detail: { products: [{ ...TOPAS, category: 'Станции' }] } })
    expect(takeLayer()).toEqual([detail])
    await go('/product/topas-6#questions')
    expect(takeLayer()).toEqual([])
    await go('/product/nothing')
    expect(takeLayer()).toEqual([])
    await go('/product/topas-6')
    expect(takeLayer()).toEqual([detail])
    expect(takeGoals()).toEqual([])
  })

  test('of what is put into the cart and taken out of it', async () => {
    cart.add(toCartItem(bios))
    await open()
    expect(takeLayer()).toEqual([])
    act(() => void cart.add(toCartItem(topas)))
    expect(takeLayer()).toEqual([layer({ add: { products: [{ ...TOPAS, quantity: 1 }] } })])
    expect(takeGoals()).toEqual(reached('cart'))
    act(() => cart.clear())
    expect(takeLayer()).toEqual([
      layer({
        remove: {
          products: [
            { ...BIOS, quantity: 1 },
            { ...TOPAS, quantity: 1 },
          ],
        },
      }),
    ])
    expect(takeGoals()).toEqual([])
  })

  test('of a comparison', async () => {
    await open()
    act(() => void compare.add(toCompareItem(topas)))
    act(() => compare.remove(1))
    expect(takeGoals()).toEqual(reached('compare'))
    expect(takeLayer()).toEqual([])
  })

  test('nothing of what another tab has done, and of what this one does after it', async () => {
    await open()
    localStorage.setItem('cart', JSON.stringify([toCartItem(bios)]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })))
    expect([takeGoals(), takeLayer()]).toEqual([[], []])
    act(() => void cart.add(toCartItem(topas)))
    expect(takeLayer()).toEqual([layer({ add: { products: [{ ...TOPAS, quantity: 1 }] } })])
  })

  test('what this tab does while it is told of another', async () => {
    await open()
    const end = compare.subscribe(() => cart.add(toCartItem(topas)))
    localStorage.setItem('compare', JSON.stringify([toCompareItem(bios)]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'compare' })))
    end()
    expect(takeGoals()).toEqual(reached('cart'))
    expect(takeLayer()).toEqual([layer({ add: { products: [{ ...TOPAS, quantity: 1 }] } })])
  })
})

describe('Of an inquiry Metrika hears', () => {
  test.each(['contact', 'wizard', 'call-back'])(
    'from the form %s once, and not who has made it',
    async (form) => {
      await keep(form)
      await open()
      expect(takeGoals()).toEqual([])
      await keep(form)
      await act(() => kept(form).remove())
      expect(takeGoals()).toEqual(reached('inquiry'))
      expect(takeLayer()).toEqual([])
    },
  )

  test('from the form of a product, which has its name', async () => {
    await openProduct('topas-6')
    await screen.findByRole('heading', { name: 'Топас 6' })
    takeLayer()
    await keep('Топас 6', [toCartItem(topas)])
    expect(takeGoals()).toEqual(reached('inquiry'))
    expect(takeLayer()).toEqual([])
  })

  test('from the cart what was asked for; that is not taken out of the cart then', async () => {
    for (const product of [topas, bios]) cart.add(toCartItem(product))
    await open()
    await keep('cart', [toCartItem(topas)])
    act(() => cart.remove(topas.id))
    const purchase = {
      actionField: { id: String(number), revenue: 225_270.5 },
      products: [{ ...TOPAS, quantity: 1 }],
    }
    const told = takeLayer()
    expect(told).toEqual([layer({ purchase })])
    expect(JSON.stringify(told)).not.toMatch(/Ирина|926|Позвоните/)
    expect(takeGoals()).toEqual(reached('inquiry'))
    // Put in again, it is a product like others.
    act(() => void cart.add(toCartItem(topas)))
    act(() => cart.remove(topas.id))
    expect(takeLayer().map((one) => Object.keys(one))).toHaveLength(2)
  })

  test('when the queue has sent it, with the makers that the cart knows, and once when its form is still there', async () => {
    cart.add(toCartItem(topas))
    const items = [
      { id: 1, name: 'Топас 6', price: 22_527_050 },
      { id: 9, name: 'Люк', price: null },
    ]
    const waiting = { key: 'a', form: 'cart', state: 'waiting', chat: null, inquiry: { ...values, items } }
    queue.set([waiting])
    await open()
    act(() => queue.set([{ ...waiting, attempts: 1 }]))
    expect(takeGoals()).toEqual([])
    act(() => queue.set([{ ...waiting, state: 'sent', number: ++number }]))
    act(() => kept('cart').set({ id: number, at: 1, values, items }))
    act(() => queue.set([]))
    expect(takeGoals()).toEqual(reached('inquiry'))
    expect(takeLayer()).toEqual([
      layer({
        purchase: {
          actionField: { id: String(number), revenue: 225_270.5 },
          products: [
            { ...TOPAS, quantity: 1 },
            { id: '9', name: 'Люк', quantity: 1 },
          ],
        },
      }),
    ])
  })

  test('when a chat was opened with its text', async () => {
    await open()
    const text = { key: 'b', form: 'wizard', state: 'kept', inquiry: values }
    act(() => queue.set([{ ...text, chat: 'failed' }]))
    expect(takeGoals()).toEqual([])
    act(() => queue.set([{ ...text, chat: 'opened' }]))
    expect(takeGoals()).toEqual(reached('messenger'))
  })

  test('whose answer had no number, without a purchase', async () => {
    await open()
    act(() => kept('cart').set({ id: null, at: 5, values, items: [toCartItem(topas)] }))
    expect(takeGoals()).toEqual(reached('inquiry'))
    expect(takeLayer()).toEqual([])
  })
})

test('after it has ended nothing is told', async () => {
  const { unmount } = await openProduct('topas-6')
  await screen.findByRole('heading', { name: 'Топас 6' })
  takeLayer()
  unmount()
  cart.add(toCartItem(topas))
  compare.add(toCompareItem(topas))
  for (const form of ['cart', 'Топас 6']) await keep(form)
  const link = document.body.appendChild(document.createElement('a'))
  link.href = 'tel:+74950000000'
  link.click()
  link.remove()
  expect([takeGoals(), takeLayer()]).toEqual([[], []])
})
