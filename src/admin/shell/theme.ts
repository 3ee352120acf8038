import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const KEY = 'staff-theme'
const wish = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** What the person chose here before, else what the system asks for. */
function readTheme(): Theme {
  const stored = readStored()
  if (stored === 'light' || stored === 'dark') return stored
  return wish.matches ? 'dark' : 'light'
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage may be forbidden; the theme then lives until the page closes.
    return null
  }
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Dresses the document and follows the system until a choice is made. */
export function applyTheme(): void {
  show(readTheme())
  wish.addEventListener('change', () => show(readTheme()))
}

/** Applies a theme and stores the choice in this browser. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // See readStored.
  }
  show(theme)
}

/** The present theme; re-renders when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
  )
}
