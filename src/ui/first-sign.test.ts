// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** Watches a document that nobody has touched; tells whether somebody has since. */
async function openDocument() {
  vi.resetModules()
  const { firstSign } = await import('./first-sign.ts')
  const seen = vi.fn()
  firstSign().then(seen)
  return {
    firstSign,
    isSeen: async () => {
      await Promise.resolve()
      return seen.mock.calls.length > 0
    },
  }
}

beforeEach(() => {
  document.body.innerHTML = '<button type="button">В корзину</button><div>…</div>'
})

test.each([
  ['a pointer that moves', () => new PointerEvent('pointermove', { bubbles: true })],
  ['a touch', () => new PointerEvent('pointerdown', { bubbles: true })],
  ['a key', () => new KeyboardEvent('keydown', { bubbles: true })],
  ['scrolling of a part of the page', () => new Event('scroll')],
  ['a press of the early script', () => new MouseEvent('click', { bubbles: true })],
])('%s is a sign of a person; what a page does by itself is none', async (_what, sign) => {
  const { isSeen } = await openDocument()
  for (const own of ['load', 'resize', 'online', 'visibilitychange', 'hydrated'])
    dispatchEvent(new Event(own))
  expect(await isSeen()).toBe(false)
  document.querySelector('div')?.dispatchEvent(sign())
  expect(await isSeen()).toBe(true)
})

test('a focus is one, also before anybody asks, and for all who ask later', async () => {
  const later = await openDocument()
  document.querySelector('button')?.focus()
  expect(await later.isSeen()).toBe(true)
  const { isSeen, firstSign } = await openDocument()
  expect(await isSeen()).toBe(true)
  await firstSign()
})

test('a page that is scrolled when it comes alive has been touched', async () => {
  vi.stubGlobal('scrollY', 400)
  const { isSeen } = await openDocument()
  expect(await isSeen()).toBe(true)
  vi.unstubAllGlobals()
})
