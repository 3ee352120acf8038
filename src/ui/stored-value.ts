import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

/** A value in browser storage with its subscribers. */
export interface StoredValue<T> {
  /** Value when nothing is stored; also on the server and during hydration, so that both render the same. */
  initial: T
  get: () => T
  set: (value: T) => void
  /** Removes the value from storage. */
  remove: () => void
  /** Calls the listener when the value changes, in another tab too; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** Serialisation of a value; JSON by default. */
type Codec = { parse: (text: string) => unknown; stringify: (value: unknown) => string }

/** Codec of plain strings. */
export const plainText: Codec = { parse: (text) => text, stringify: String }

/**
 * The value stored under `key`: read on first use, then cached in memory until it is set here or changed in another tab.
 * `parse` validates it, since users can edit storage; it gets null when nothing is stored, the text is invalid, or
 * storage is forbidden. When storage is full or forbidden, the value is kept in memory until the page is left.
 */
export function storedValue<T>(
  key: string,
  parse: (stored: unknown) => T,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
  codec: Codec = JSON,
): StoredValue<T> {
  const initial = parse(null)
  let current: { value: T } | null = null

  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return
    current = null
    notify()
  }
  const { notify, subscribe } = createListeners(
    () => addEventListener('storage', onStorage),
    () => removeEventListener('storage', onStorage),
  )
  const read = () => {
    try {
      const text = globalThis[area].getItem(key)
      return text === null ? initial : parse(codec.parse(text))
    } catch {
      return initial
    }
  }
  const write = (value: T, store: (storage: Storage) => void) => {
    current = { value }
    try {
      store(globalThis[area])
    } catch {
      // Full or forbidden: see above.
    }
    notify()
  }
  return {
    initial,
    get: () => {
      current ??= { value: read() }
      return current.value
    },
    set: (value) => write(value, (storage) => storage.setItem(key, codec.stringify(value))),
    remove: () => write(initial, (storage) => storage.removeItem(key)),
    subscribe,
  }
}

/** The stored value; re-renders when it changes. */
export function useStoredValue<T>({ subscribe, get, initial }: StoredValue<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial)
}

/** The fields of a stored object; empty for any other value. */
export function toFields(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}
