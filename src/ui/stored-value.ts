import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

/** A value that outlives the page, and those who follow it. */
export interface StoredValue<T> {
  /** What holds when nothing is stored: on the server and during hydration too, so that both render the same. */
  initial: T
  get: () => T
  set: (value: T) => void
  /** Takes the value out of the storage. */
  remove: () => void
  /** Calls the listener when the value changes, in another tab too; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** How a value becomes text; JSON unless told. */
type Codec = { parse: (text: string) => unknown; stringify: (value: unknown) => string }

/** For values that are stored as they are. */
export const plainText: Codec = { parse: (text) => text, stringify: String }

/**
 * The value that the browser stores under `key`: read when first asked for, then held until it is set here or changed in
 * another tab. `parse` checks what was stored, which anybody can edit; it gets null when nothing was, when the text is
 * broken, and where storage is forbidden. What cannot be stored, because storage is full or forbidden, lives as long as the page.
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

/** The stored value, drawn again when it changes. */
export function useStoredValue<T>({ subscribe, get, initial }: StoredValue<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial)
}

/** The fields of a stored object; none when something else was stored. */
export function toFields(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}
