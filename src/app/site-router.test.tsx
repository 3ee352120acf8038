// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../tests/support/dom.ts'
import { answerTexts } from '../../tests/support/original-texts.ts'
import { createStorefrontApi } from '../api/storefront.ts'
import { createProduct } from '../contract/catalogue/product.fixture.ts'
import { createSettings } from '../contract/settings.fixture.ts'
import { useSent } from '../storefront/inquiry/outbox/use-sent.ts'
import { SiteContext } from '../storefront/site.ts'
import { createQueryClient, openPage } from './load.ts'
import { SiteRouter } from './site-router.tsx'

const settings = createSettings({ siteName: 'Септики', chats: [] })
/** A project whose text is none: the page that shows it throws. */
const broken = { id: 1, title: 'Станция на песке', images: [], shortDescription: 5 }
const station = createProduct({ id: 6, slug: 'topas-6', name: 'Топас 6', features: ['Без запаха'] })
const api = createStorefrontApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'settings') return settings
  if (noun === 'pages') return answerTexts(verb, input)
  if (noun === 'products' && verb === 'bySlug') return station
  return noun === 'projects' ? [broken] : []
})
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => act(async () => screen.getAllByRole('link', { name })[0]?.click())

beforeEach(() => {
  // React reports what a component threw.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  for (const observer of ['ResizeObserver', 'IntersectionObserver'])
    vi.stubGlobal(
      observer,
      class {
        observe() {}
        disconnect() {}
      },
    )
})

/** Opens the search as the first document. */
async function openSearch() {
  const queries = createQueryClient()
  const context = { api, queries }
  history.replaceState(null, '', '/search')
  const opened = await openPage(context, new URL(location.href))
  if (opened.redirect === null) await opened.loaded
  await act(async () => {
    render(
      <SiteContext value={{ api, origin: location.origin }}>
        <QueryClientProvider client={queries}>
          <SiteRouter context={context} />
        </QueryClientProvider>
      </SiteContext>,
    )
  })
  await heading('Поиск')
}
/** Goes back to an address. */
const goBack = (address: string) =>
  act(async () => {
    history.replaceState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  })

test('without a connection a page whose code cannot be had is said inside the layout, with no picture of the network', async () => {
  await openSearch()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.doMock('../storefront/pages/terms/page.tsx', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await goBack('/terms')
  await heading('Нет связи с интернетом')
  expect(document.querySelectorAll('main img')).toHaveLength(0)
  expect(document.querySelectorAll('main')).toHaveLength(1)
  expect(document.querySelector('header .list-icon[href="/cart"]')).not.toBeNull()
  onLine.mockRestore()
  await goBack('/search')
  await heading('Поиск')
})

test('a page that breaks says so, and which inquiry was taken, and leads on; the next one, and the one before, are whole', async () => {
  await openSearch()
  await press('Наши работы')
  await heading('Страница временно недоступна')
  const phone = within(screen.getByRole('main')).getByRole('link', { name: '+7 (495) 000-00-00' })
  expect(phone.getAttribute('href')).toBe('tel:+74950000000')
  screen.getByRole('banner')
  await goBack('/search')
  await heading('Поиск')
  await press('Карта сайта')
  await heading('Карта сайта')
  const { result } = renderHook(() => useSent('contact'))
  act(() =>
    result.current.keep({ id: 27, at: Date.now(), values: { name: 'Ирина', phone: '8 926 123-45-67' } }),
  )
  await press('Наши работы')
  await heading('Страница временно недоступна')
  screen.getByText('Заявка № 27 принята, отправлять её снова не нужно.')
})

test('a page that is gone on to comes with all its parts, not with those alone that the first document needs', async () => {
  await openSearch()
  let first: string | null = null
  // What is there in the first moment of the product.
  const observer = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent === station.name) first ??= document.body.textContent
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await goBack('/product/topas-6')
  await heading(station.name)
  observer.disconnect()
  expect(first).toContain('Заявка на Топас 6')
  expect(first).toContain('Без запаха')
})
