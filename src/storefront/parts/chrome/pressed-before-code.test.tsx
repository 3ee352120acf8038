// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { minutes } from '../../../lib/duration.ts'

const code = { ...Promise.withResolvers<void>(), isAsked: false }
/** The code of the drawers is under way until a test says how that ends, for each page and each time that it is asked for. */
function hold() {
  Object.assign(code, Promise.withResolvers<void>(), { isAsked: false })
  vi.doMock('./drawers/drawers.tsx', async (load) => {
    code.isAsked = true
    await code.promise
    return load<typeof import('./drawers/drawers.tsx')>()
  })
}

/** The page while the code of the drawers is under way, with the means to end that. */
async function open({ isUsed = true } = {}) {
  vi.resetModules()
  hold()
  const { openStorefrontScreen } = await import('../../../../tests/support/storefront-screen.tsx')
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
  vi.unstubAllGlobals()
  // A page opened at an anchor asks for that code at once.
  history.replaceState(null, '', '/')
  cleanup()
})

test.each(['/cart', '/compare', '/contact#contact'])(
  'the link of %s leads to its page when its code does not come',
  async (href) => {
    vi.stubGlobal('fetch', async () => new Response())
    const site = await open()
    site.press(href)
    await act(async () => code.reject(new TypeError('Failed to fetch dynamically imported module')))
    await waitFor(() => expect(`${site.address()}${site.hash()}`).toBe(href))
  },
)

test('without a connection who presses one stays where he is, and is told the phone, each time', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', asked)
  const site = await open()
  site.press('/contact#contact')
  await act(async () => code.reject(new TypeError('Failed to fetch dynamically imported module')))
  for (const href of ['/cart', '/compare', '/contact#contact']) {
    const phone = await waitFor(() => within(told('alert') as HTMLElement).getByRole('link'))
    expect(told('alert')?.textContent).toContain('Нет связи')
    // The page cannot know whether his internet is away or the shop.
    expect(told('alert')?.textContent).not.toMatch(/интернет/i)
    expect(phone.getAttribute('href')).toBe('tel:+74950000000')
    site.press(href)
    expect(told('alert')?.textContent).toBe('')
  }
  expect(site.address()).toBe('/')
})

/** The server's answer is under way until a test says how that ends. */
function holdServer() {
  const answers: { resolve: (answer: Response) => void }[] = []
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>()
    answers.push(answer)
    return answer.promise
  })
  return answers
}

test('who goes to another page while it is asked whether the server is there stays there, and is told nothing', async () => {
  for (const status of [200, 502]) {
    const answers = holdServer()
    const site = await open()
    site.press('/cart')
    await act(async () => code.reject(new TypeError('Failed to fetch dynamically imported module')))
    await waitFor(() => expect(answers).toHaveLength(1))
    await site.go('/contacts')
    await act(async () => answers[0]?.resolve(new Response(null, { status })))
    expect(site.address()).toBe('/contacts')
    expect(told('alert')?.textContent).toBe('')
    cleanup()
  }
})

test('of two presses the last one is followed', async () => {
  const answers = holdServer()
  const site = await open()
  await act(async () => code.reject(new TypeError('Failed to fetch dynamically imported module')))
  site.press('/cart')
  site.press('/contact#contact')
  await waitFor(() => expect(answers).toHaveLength(2))
  await act(async () => {
    for (const { resolve } of answers.toReversed()) resolve(new Response())
  })
  await waitFor(() => expect(`${site.address()}${site.hash()}`).toBe('/contact#contact'))
})

test('who has gone to another page meanwhile stays there', async () => {
  const site = await open()
  site.press('/cart')
  await site.go('/contacts')
  await act(async () => code.reject(new TypeError('Failed to fetch dynamically imported module')))
  await waitFor(() => expect(document.querySelector('.list-icon')?.getAttribute('href')).toBe('/compare'))
  expect(site.address()).toBe('/contacts')
})

const told = (role: 'status' | 'alert') =>
  document.querySelector(`[aria-label^="Уведомления"] [role="${role}"]`)

test('what is told is read although the code of its looks does not come, followed and put away, until that has come', async () => {
  await open()
  // Screen readers tell what comes into a region that was there before.
  const regions = [told('status'), told('alert')]
  expect(regions.map((region) => region?.textContent)).toEqual(['', ''])
  const toast = within(regions[0]?.parentElement ?? document.body)
  const { showToast } = await import('../../../ui/toast/toast-store.ts')
  await act(async () => code.reject(new TypeError('Failed to fetch dynamically imported module')))
  await act(async () => showToast({ title: 'Ошибка', description: 'Нет связи', tone: 'bad' }))
  await waitFor(() => expect(regions[1]?.textContent).toMatch(/^Ошибка Нет связи/))
  fireEvent.click(toast.getByRole('button', { name: 'Закрыть' }))
  expect(regions[1]?.textContent).toBe('')
  await act(async () => showToast({ title: 'Добавлено', action: { label: 'В корзину', href: '#cart' } }))
  fireEvent.click(toast.getByRole('link', { name: 'В корзину' }))
  expect(regions.map((region) => region?.textContent)).toEqual(['', ''])

  hold()
  code.resolve()
  await act(async () => dispatchEvent(new Event('online')))
  await waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(3))
  await act(async () => showToast({ title: 'Добавлено' }))
  expect(regions[0]?.querySelector('.toast')?.textContent).toBe('Добавлено')
  expect([told('status'), told('alert')]).toEqual(regions)
})

test('what a visit tells by itself asks for the code that shows it, and does not pass before that has come or not', async () => {
  await open({ isUsed: false })
  const { currentToast, showToast } = await import('../../../ui/toast/toast-store.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  act(() => showToast({ title: 'Заявка отправлена' }))
  await waitFor(() => expect(code.isAsked).toBe(true))
  vi.advanceTimersByTime(minutes(1))
  expect(currentToast()?.title).toBe('Заявка отправлена')
  await act(async () => code.reject(new TypeError('Failed to fetch dynamically imported module')))
  await waitFor(() => expect(told('status')?.textContent).toMatch(/^Заявка отправлена/))
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
