// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { type Location, NavigationType } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../tests/support/dom.ts'
import { type ShownEntry, storeScrollPosition, useScrollRestoration } from './scroll-restoration.ts'

const location = (key: string, hash = ''): Location => ({
  key,
  hash,
  pathname: `/${key}`,
  search: '',
  state: null,
})
const entry = (key: string, action: NavigationType, more: Partial<ShownEntry> = {}): ShownEntry => ({
  location: location(key),
  action,
  keepsScroll: false,
  ...more,
})
const scrolled = vi.spyOn(window, 'scrollTo')
/** Where the page is scrolled to when it shows an entry after another one. */
function show(shown: ShownEntry): unknown {
  const { rerender } = renderHook(useScrollRestoration, {
    initialProps: entry('opened', NavigationType.Pop),
  })
  scrolled.mockClear()
  rerender(shown)
  return scrolled.mock.lastCall?.[0]
}
function leaveAt(key: string, position: number) {
  vi.stubGlobal('scrollY', position)
  storeScrollPosition(location(key))
}

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

test('Back leads to where the page was left, a link to its top, unless it keeps the place', () => {
  leaveAt('catalog', 640)
  expect(show(entry('catalog', NavigationType.Pop))).toEqual({ top: 640, behavior: 'instant' })
  expect(show(entry('catalog', NavigationType.Push))).toEqual({ top: 0, behavior: 'instant' })
  expect(show(entry('catalog', NavigationType.Replace, { keepsScroll: true }))).toBeUndefined()
})

test('of very many pages the last fifty are remembered', () => {
  for (let page = 1; page <= 60; page += 1) leaveAt(`page-${page}`, page)
  expect(show(entry('page-60', NavigationType.Pop))).toEqual({ top: 60, behavior: 'instant' })
  expect(show(entry('page-11', NavigationType.Pop))).toEqual({ top: 11, behavior: 'instant' })
  expect(show(entry('page-10', NavigationType.Pop))).toEqual({ top: 0, behavior: 'instant' })
})

test('a reload is left to the browser, which knows where the page was; coming back is ours again', () => {
  renderHook(useScrollRestoration, { initialProps: entry('opened', NavigationType.Pop) })
  expect(history.scrollRestoration).toBe('manual')
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('manual')
})
