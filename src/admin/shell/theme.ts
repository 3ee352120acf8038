import { useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'
import { plainText, storedValue } from '../../ui/stored-value.ts'

export type Theme = 'light' | 'dark'

const choice = storedValue('staff-theme', parseTheme, 'localStorage', plainText)
const systemDark = window.matchMedia('(prefers-color-scheme: dark)')
const { notify, subscribe } = createListeners()

function parseTheme(stored: unknown): Theme | null {
  return stored === 'light' || stored === 'dark' ? stored : null
}

/** Applies the stored theme, else the system's. */
function show(): void {
  document.documentElement.dataset.theme = choice.get() ?? (systemDark.matches ? 'dark' : 'light')
  notify()
}

/** Applies the theme, and follows changes in other tabs, and of the system until one is stored. */
export function applyTheme(): void {
  show()
  systemDark.addEventListener('change', show)
  choice.subscribe(show)
}

/** Applies a theme and stores the choice in this browser. */
export function chooseTheme(theme: Theme): void {
  choice.set(theme)
}

/** The present theme; re-renders when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  )
}
