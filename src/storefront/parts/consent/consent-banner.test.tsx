// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import '../../../../tests/support/dom.ts'
import { ConsentBanner } from './consent-banner.tsx'

/** The browser tells the height of the banner. */
let measure: () => void

class Observer {
  constructor(callback: () => void) {
    measure = callback
  }
  observe() {
    measure()
  }
  disconnect() {}
}
const room = () => document.documentElement.style.getPropertyValue('--consent')

afterEach(() => void vi.unstubAllGlobals())

test('the page keeps room for the banner while it is there, and not after the answer', () => {
  vi.stubGlobal('ResizeObserver', Observer)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120)
  const { unmount, container } = render(<ConsentBanner names={['Яндекс Метрика']} onChoose={() => {}} />)
  expect(container.textContent).toContain('Счётчик Яндекс Метрика ставит cookie, имени и телефона не видит.')
  expect(room()).toBe('120px')
  unmount()
  expect(room()).toBe('')
})
