// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { createSettings } from '../../contract/settings.fixture.ts'
import { minutes } from '../../lib/duration.ts'

const code = vi.hoisted(() => ({ ...Promise.withResolvers<void>(), isAsked: false }))
// The code of the drawers is under way until a test says how that ends.
vi.mock('./drawers.tsx', async (load) => {
  code.isAsked = true
  await code.promise
  return load<typeof import('./drawers.tsx')>()
})

/** The page while the code of the drawers is under way, with the means to end that. */
async function open({ isUsed = true } = {}) {
  vi.resetModules()
  Object.assign(code, Promise.withResolvers<void>(), { isAsked: false })
  const { openStorefrontScreen } = await import('../../../tests/support/storefront-screen.tsx')
  const { layout } = await import('./layout.tsx')
  const answer = async ([noun]: readonly string[]) => (noun === 'settings' ? createSettings() : [])
  const site = await openStorefrontScreen(layout.Component, answer)
  await vi.dynamicImportSettled()
  expect(code.isAsked, 'before any sign of a person').toBe(false)
  if (isUsed) {
    act(() => void fireEvent.pointerMove(document.body))
    await waitFor(() => expect(code.isAsked).toBe(true))
  }
  const press = (href: string) => {
    const link = document.querySelector(`.list-icon[href="${href}"], .fab a[href="${href}"]`)
    act(() => void fireEvent.click(link ?? document.body))
  }
  return { ...site, press }
}

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test.each(['/cart', '/compare', '/contact#contact'])(
  'the link of %s leads to its page when its code does not come',
  async (href) => {
    const site = await open()
    site.press(href)
    await act(async () => code.reject(new TypeError('Failed to fetch dynamically imported module')))
    await waitFor(() => expect(`${site.address()}${site.hash()}`).toBe(href))
  },
)

test('who has gone to another page meanwhile stays there', async () => {
  const site = await open()
  site.press('/cart')
  await site.go('/contacts')
  await act(async () => code.reject(new TypeError('Failed to fetch dynamically imported module')))
  await waitFor(() => expect(document.querySelector('.list-icon')?.getAttribute('href')).toBe('/compare'))
  expect(site.address()).toBe('/contacts')
})

test('what is told is read although the code of its looks does not come', async () => {
  await open()
  const { showToast } = await import('../../ui/toast-store.ts')
  await act(async () => code.reject(new TypeError('Failed to fetch dynamically imported module')))
  await act(async () => showToast({ title: 'Ошибка', description: 'Нет связи' }))
  await waitFor(() => expect(document.querySelector('.plain-toast')?.textContent).toBe('Ошибка Нет связи'))
})

test('what a visit tells by itself asks for the code that shows it, and does not pass before that has come or not', async () => {
  await open({ isUsed: false })
  const { currentToast, showToast } = await import('../../ui/toast-store.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  act(() => showToast({ title: 'Заявка отправлена' }))
  await waitFor(() => expect(code.isAsked).toBe(true))
  vi.advanceTimersByTime(minutes(1))
  expect(currentToast()?.title).toBe('Заявка отправлена')
  await act(async () => code.reject(new TypeError('Failed to fetch dynamically imported module')))
  await waitFor(() => expect(document.querySelector('.plain-toast')?.textContent).toBe('Заявка отправлена '))
  await act(async () => vi.advanceTimersByTime(minutes(1)))
  expect(currentToast()).toBeNull()
})

test('a drawer whose code comes after one has gone on stays closed', async () => {
  const site = await open()
  site.press('/cart')
  await site.go('/contacts')
  await act(async () => code.resolve())
  await waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(3))
  expect([...document.querySelectorAll('dialog')].filter((drawer) => drawer.open)).toEqual([])
})
