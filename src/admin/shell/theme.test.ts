// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

let isSystemDark = false
const onSystem = new Set<() => void>()
const theme = () => document.documentElement.dataset.theme
const letSystemBe = (dark: boolean) => {
  isSystemDark = dark
  for (const listener of onSystem) listener()
}

beforeEach(async () => {
  localStorage.clear()
  onSystem.clear()
  isSystemDark = false
  vi.resetModules()
  const wish = {
    get matches() {
      return isSystemDark
    },
    addEventListener: (_name: string, listener: () => void) => onSystem.add(listener),
  }
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(Object.create(null), { ...wish }, wish))
  const matches = () => isSystemDark
  Object.defineProperty(window.matchMedia(''), 'matches', { get: matches })
})

test('the staff area is dressed as the system until somebody chooses, and then as they chose', async () => {
  const { applyTheme, chooseTheme } = await import('./theme.ts')
  applyTheme()
  expect(theme()).toBe('light')
  letSystemBe(true)
  expect(theme()).toBe('dark')
  chooseTheme('light')
  expect(theme()).toBe('light')
  expect(localStorage.getItem('staff-theme')).toBe('light')
  letSystemBe(false)
  letSystemBe(true)
  expect(theme()).toBe('light')
})

test('what is chosen in another tab holds here too; what is no theme is none', async () => {
  const { applyTheme } = await import('./theme.ts')
  applyTheme()
  localStorage.setItem('staff-theme', 'dark')
  dispatchEvent(new StorageEvent('storage', { key: 'staff-theme' }))
  expect(theme()).toBe('dark')
  localStorage.setItem('staff-theme', 'pink')
  dispatchEvent(new StorageEvent('storage', { key: 'staff-theme' }))
  expect(theme()).toBe('light')
})
