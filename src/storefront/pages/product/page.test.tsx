// @vitest-environment happy-dom

import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWithoutSections } from '../../../../tests/support/original-texts.ts'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import type { Transport } from '../../../api/client.ts'
import { createStorefrontApi } from '../../../api/storefront.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { cart, toCartItem } from '../../parts/shopping/cart.ts'
import { compare } from '../../parts/shopping/compare.ts'
import { page } from './page.tsx'

const topas = createProduct({
  id: 1,
  name: 'Топас 6',
  slug: 'topas-6',
  price: 22_527_000,
  installationPrice: 3_600_000,
  images: ['/assets/uploads/topas-1.jpg', '/assets/uploads/topas-2.jpg'],
})
const bios = createProduct({
  id: 2,
  name: 'Био-С 5',
  slug: 'bio-s-5',
  price: 10_000_000,
  images: ['/assets/uploads/bios-1.jpg', '/assets/uploads/bios-2.jpg'],
})
const answers: Readonly<Record<string, unknown>> = {
  settings: createSettings(),
  inquiries: { success: true, message: '', id: 7 },
}
const transport: Transport = async ([noun, verb], _endpoint, input) => {
  if (noun !== 'products') return answers[noun] ?? []
  return verb === 'bySlug' ? (JSON.stringify(input).includes(topas.slug) ? topas : bios) : [topas, bios]
}

/** Says whether the observed form is in view. */
let letFormBe: (isInView: boolean) => void
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      letFormBe = (isIntersecting) => notify([{ isIntersecting }])
    }
    observe() {}
    disconnect() {}
  },
)

async function open(address: string) {
  const site = await openStorefrontScreen(page.Component, transport, { path: '/product/:slug', address })
  await screen.findByRole('heading', { level: 1, name: /./ })
  return site
}
const shown = () => document.querySelector('.shot img')?.getAttribute('src')
const thumb = (number: number) => screen.getByRole('button', { name: `Фото ${number}` })
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } })

/** Opens the first product with both in the cache and all code there: the second then takes its place at once, as it does on the site. */
async function openBoth() {
  await page.loadLate?.()
  const site = await open('/product/bio-s-5')
  await site.go('/product/topas-6')
  await screen.findByRole('heading', { level: 1, name: 'Топас 6' })
  return site
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  cart.restore([])
})

test('The second half of a double click on the send button does not empty the confirmation', async () => {
  await open('/product/topas-6')
  // Loads the confirmation.
  fireEvent.focus(field(/^Имя/))
  type(/^Имя/, 'Ирина')
  type(/^Телефон/, '8 (926) 123-45-67')
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Оставить заявку' }), { detail: 1 })
  await act(async () => fireEvent.submit(field(/^Имя/)))
  const again = await screen.findByRole('button', { name: 'Написать ещё раз' })
  fireEvent.click(again, { detail: 2 })
  screen.getByText('Заявка № 7 принята')
  fireEvent.click(again, { detail: 1 })
  expect(screen.queryByText('Заявка № 7 принята')).toBeNull()
})

test('A product whose notes cannot be had is shown without them', async () => {
  await page.loadLate?.()
  await openStorefrontScreen(page.Component, transport, {
    path: '/product/:slug',
    address: '/product/topas-6',
    texts: answerWithoutSections,
  })
  await screen.findByRole('heading', { level: 2, name: 'Заявка на Топас 6' })
  expect(document.querySelectorAll('.buy__note, .inquiry .lead')).toHaveLength(0)
  const { critical } = page.load(createStorefrontApi(transport), {
    url: new URL('http://shop.test/product/topas-6'),
    params: { slug: 'topas-6' },
  })
  expect(critical.map(({ queryKey }) => queryKey[0])).not.toContain('section-texts')
})

describe('A product that takes the place of another', () => {
  test('begins with its own first picture', async () => {
    const site = await openBoth()
    fireEvent.click(thumb(2))
    expect(shown()).toBe('/assets/uploads/topas-2.jpg')
    expect(thumb(2).getAttribute('aria-current')).toBe('true')
    expect(thumb(1).hasAttribute('aria-current')).toBe(false)
    await site.go('/product/bio-s-5')
    expect(shown()).toBe('/assets/uploads/bios-1.jpg')
    expect(thumb(1).getAttribute('aria-current')).toBe('true')
  })

  test('is in the cart only when it was put there itself', async () => {
    cart.add(toCartItem(topas))
    const site = await openBoth()
    screen.getByRole('button', { name: 'В корзине: Топас 6' })
    await site.go('/product/bio-s-5')
    screen.getByRole('button', { name: 'В корзину: Био-С 5' })
  })

  test('has a form of its own, empty and without complaints; the draft of the other waits there', async () => {
    const site = await openBoth()
    type(/^Имя/, 'И')
    type(/^Телефон/, '123')
    await act(async () => fireEvent.submit(field(/^Имя/)))
    screen.getByText('Пожалуйста, введите корректный номер телефона')
    await site.go('/product/bio-s-5')
    screen.getByRole('heading', { name: 'Заявка на Био-С 5' })
    expect([field(/^Имя/).value, field(/^Телефон/).value]).toEqual(['', ''])
    expect(screen.queryByText('Пожалуйста, введите корректный номер телефона')).toBeNull()
    await site.go('/product/topas-6')
    expect(field(/^Телефон/).value).toBe('123')
  })

  test('can be asked about after an inquiry about the other was sent', async () => {
    const site = await openBoth()
    type(/^Имя/, 'Ирина')
    type(/^Телефон/, '8 (926) 123-45-67')
    fireEvent.click(screen.getByRole('checkbox'))
    await act(async () => fireEvent.submit(field(/^Имя/)))
    await screen.findByText('Заявка № 7 принята')
    await site.go('/product/bio-s-5')
    expect(screen.queryByText('Заявка № 7 принята')).toBeNull()
    expect(field(/^Имя/).closest('[hidden]')).toBeNull()
  })

  test('is offered the other one as seen before, never itself', async () => {
    const site = await openBoth()
    const seen = () =>
      [...document.querySelectorAll('.recent a')].map((link) => [link.textContent, link.getAttribute('href')])
    expect(seen()).toEqual([['Био-С 5', '/product/bio-s-5']])
    await site.go('/product/bio-s-5')
    expect(seen()).toEqual([['Топас 6', '/product/topas-6']])
  })
})

test.each([
  ['topas-6', 'от 225 270 ₽ с установкой'],
  ['bio-s-5', 'от 100 000 ₽ без монтажа'],
])(
  'the price of %s says what it contains, beside the drawing and in the bar below: %s',
  async (slug, text) => {
    await open(`/product/${slug}`)
    for (const place of ['.buy__box .price', '.buybar .price']) {
      expect(document.querySelector(place)?.textContent?.replaceAll(/\s/g, ' ')).toBe(text)
    }
  },
)

test('the bar with the price gives way to the form, and comes back', async () => {
  await open('/product/topas-6')
  const bar = document.querySelector<HTMLElement>('.buybar')
  expect(bar?.hidden).toBe(false)
  act(() => letFormBe(true))
  expect(bar?.hidden).toBe(true)
  act(() => letFormBe(false))
  expect(bar?.hidden).toBe(false)
})

test('an inquiry with mistakes says in Russian what is wrong, at the first of them, and sends nothing', async () => {
  const sent = vi.fn<() => void>()
  await openStorefrontScreen(
    page.Component,
    async (name, ...call) => {
      if (name[0] === 'inquiries') sent()
      return transport(name, ...call)
    },
    { path: '/product/:slug', address: '/product/topas-6' },
  )
  await screen.findByRole('heading', { level: 1, name: /./ })
  type(/^Телефон/, '123')
  type(/^Эл. почта/, 'ivan@')
  await act(async () => fireEvent.submit(field(/^Имя/)))
  await screen.findByText('Имя должно содержать как минимум 2 символа')
  expect(document.activeElement).toBe(field(/^Имя/))
  screen.getByText('Пожалуйста, введите корректный номер телефона')
  screen.getByText('Пожалуйста, введите корректный email')
  screen.getByText('Необходимо согласие на обработку персональных данных')
  type(/^Имя/, 'Ирина')
  expect(screen.queryByText('Имя должно содержать как минимум 2 символа')).toBeNull()
  // More than can be sent is told, too, and is kept.
  const long = 'я'.repeat(10_021)
  type(/^Телефон/, '8 (926) 123-45-67')
  type(/^Эл. почта/, '')
  type(/^Сообщение/, long)
  fireEvent.click(screen.getByRole('checkbox'))
  await act(async () => fireEvent.submit(field(/^Имя/)))
  screen.getByText(/^Сообщение не длиннее 10\s000 символов/)
  expect(document.activeElement).toBe(field(/^Сообщение/))
  expect(field(/^Сообщение/).value).toBe(long)
  expect(sent).not.toHaveBeenCalled()
  type(/^Сообщение/, 'я'.repeat(10_000))
  await act(async () => fireEvent.submit(field(/^Имя/)))
  await screen.findByText('Заявка № 7 принята')
  expect(sent).toHaveBeenCalledOnce()
})

test('the station goes into cart and comparison once, and the visitor is told when it is there', async () => {
  compare.clear()
  await open('/product/topas-6')
  const press = (name: RegExp) =>
    act(async () => {
      const [box] = document.querySelectorAll<HTMLElement>('.buy__box')
      fireEvent.click(within(box ?? document.body).getByRole('button', { name }))
    })
  await press(/^В корзину/)
  screen.getByText('Товар добавлен в корзину')
  await press(/^В корзине/)
  screen.getByText('Этот товар уже добавлен в корзину')
  await press(/Сравнить/)
  screen.getByText('Перейдите в раздел сравнения для просмотра')
  await press(/В сравнении/)
  screen.getByText('Этот товар уже добавлен к сравнению')
})

test('a photo of another site, which messengers may not show, leaves the link its drawing', async () => {
  const shown = createProduct({
    slug: 'topas-6',
    name: 'Топас 6',
    images: ['https://photos.example/1.jpg'],
    drawing: 'topas-box-950x970x2500-500-gravity',
  })
  const only: Transport = async (path, ...rest) =>
    path[0] === 'products' ? (path[1] === 'bySlug' ? shown : [shown]) : transport(path, ...rest)
  await openStorefrontScreen(page.Component, only, { path: '/product/:slug', address: '/product/topas-6' })
  await screen.findByRole('heading', { level: 1, name: 'Топас 6' })
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
    /\/open-graph\/topas-box-950x970x2500-500-gravity\.jpeg$/,
  )
})
