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
 * The value stored under `key`: parsed again only when the stored text has changed, so that a change in another tab is never
 * missed, nor overwritten by the next change here. `parse` validates it, since users can edit storage; it gets null when
 * nothing is stored, the text is invalid, or storage is forbidden. When storage is full or forbidden, the value is kept in
 * memory until the page is left.
 */
export function storedValue<T>(
  key: string,
  parse: (stored: unknown) => T,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
  codec: Codec = JSON,
): StoredValue<T> {
  const initial = parse(null)
  /** The value of a stored text; null until first used. */
  let current: { text: string | null; value: T } | null = null

  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed === null || changed === key) notify()
  }
  const { notify, subscribe } = createListeners(
    () => {
      addEventListener('storage', onStorage)
      // A page in the back-forward cache hears no storage events.
      addEventListener('pageshow', notify)
    },
    () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', notify)
    },
  )
  const readText = () => {
    try {
      return globalThis[area].getItem(key)
    } catch {
      return null
    }
  }
  const read = (text: string | null) => {
    try {
      return text === null ? initial : parse(codec.parse(text))
    } catch {
      return initial
    }
  }
  const write = (value: T, store: (storage: Storage) => void) => {
    try {
      store(globalThis[area])
    } catch {
      // Full or forbidden: see above.
    }
    current = { text: readText(), value }
    notify()
  }
  return {
    initial,
    get: () => {
      const text = readText()
      if (current?.text !== text) current = { text, value: read(text) }
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
