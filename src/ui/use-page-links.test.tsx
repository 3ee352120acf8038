// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../../tests/support/dom.ts'
import { usePageLinks } from './use-page-links.ts'

const onPrefetch = vi.fn<(url: URL) => void>()
const owns = (path: string) => !path.startsWith('/admin')
let router: ReturnType<typeof createMemoryRouter>

function Page() {
  usePageLinks(owns, onPrefetch)
  const { pathname, search } = useLocation()
  return (
    <>
      <p>{pathname + search}</p>
      <a href="/faq?q=1#water">Вопросы</a>
      <a href="/catalog" data-replace="" data-stay="">
        Каталог
      </a>
      <a href="/admin">Кабинет</a>
      <a href="https://other.test/faq">Другой сайт</a>
      <a href="/faq" target="_blank" rel="noopener">
        Новое окно
      </a>
      <a href="/price.pdf" download>
        Прайс
      </a>
      <a href="#main">К содержанию</a>
    </>
  )
}

const link = (name: string) => screen.getByText(name)
/** Clicks; true when the browser is left to follow the link. */
const click = async (name: string, options = {}) => {
  let isLeft = true
  await act(async () => {
    isLeft = fireEvent.click(link(name), options)
  })
  return isLeft
}
const here = () => router.state.location.pathname + router.state.location.search + router.state.location.hash
const stop = (event: Event) => event.preventDefault()

beforeEach(async () => {
  onPrefetch.mockReset()
  router = createMemoryRouter([{ path: '*', Component: Page }])
  await act(async () => render(<RouterProvider router={router} />))
})
afterEach(() => {
  removeEventListener('click', stop)
  vi.useRealTimers()
})

describe('A link', () => {
  test('to a page of ours is opened without loading the document anew', async () => {
    expect(await click('Вопросы')).toBe(false)
    expect(here()).toBe('/faq?q=1#water')
    expect(router.state.historyAction).toBe('PUSH')
  })

  test('may take the place of the present page in the history', async () => {
    await click('Каталог')
    expect([here(), router.state.historyAction]).toEqual(['/catalog', 'REPLACE'])
  })

  test.each(['Кабинет', 'Другой сайт', 'Новое окно', 'Прайс', 'К содержанию'])(
    '«%s» is left to the browser',
    async (name) => {
      let wasOurs = false
      const look = (event: Event) => {
        wasOurs = event.defaultPrevented
        event.preventDefault()
      }
      addEventListener('click', look)
      await click(name)
      removeEventListener('click', look)
      expect([wasOurs, here()]).toEqual([false, '/'])
    },
  )

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'pressed with %j is left to the browser too: a new tab, a new window, a download',
    async (options) => {
      addEventListener('click', stop)
      await click('Вопросы', options)
      expect(here()).toBe('/')
    },
  )
})

describe('In advance', () => {
  const asked = () => onPrefetch.mock.calls.map(([url]) => url.pathname)
  beforeEach(() => void vi.useFakeTimers())

  test.each([
    ['hover', fireEvent.pointerOver],
    ['touch', fireEvent.touchStart],
    ['focus', fireEvent.focusIn],
  ])('a page is fetched after 60 ms of %s, not before', (_what, approach) => {
    approach(link('Вопросы'))
    vi.advanceTimersByTime(59)
    expect(asked()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asked()).toEqual(['/faq'])
  })

  test('nothing is fetched for a link that is only crossed, a touch that scrolls, a place that is not ours', () => {
    fireEvent.pointerOver(link('Вопросы'))
    vi.advanceTimersByTime(30)
    fireEvent.pointerOver(document.body)
    fireEvent.touchStart(link('Вопросы'))
    fireEvent.pointerCancel(link('Вопросы'))
    fireEvent.pointerOver(link('Кабинет'))
    vi.advanceTimersByTime(1000)
    expect(asked()).toEqual([])
  })
})
