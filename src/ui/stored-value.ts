import { useSyncExternalStore } from 'react'
import { createListeners, type Listener } from './listeners.ts'

/** A value in browser storage with its subscribers. */
export interface StoredValue<T> {
  /** Value when nothing is stored; also on the server and during hydration, so that both render the same. */
  initial: T
  get: () => T
  set: (value: T) => void
  /** Removes the value from storage. */
  remove: () => void
  /**
   * Calls the listener when the value changes, and with the event that told of it when another tab may have changed it; returns the
   * unsubscribe function.
   */
  subscribe: (listener: Listener) => () => void
}

/** Serialisation of a value; JSON by default. */
type Codec = { parse: (text: string) => unknown; stringify: (value: unknown) => string }

/** Codec of plain strings. */
export const plainText: Codec = { parse: (text) => text, stringify: String }

/** What all values of one key share: their subscribers, and the text last written here, whether the storage took it or not. */
interface Place extends ReturnType<typeof createListeners> {
  /** `text` holds as long as the storage still answers `stored`. */
  held?: { text: string | null; stored: string | null }
}

const places: Record<string, Place> = {}

function createPlace(key: string): Place {
  const onChange = (event: StorageEvent | PageTransitionEvent) => {
    const changed = 'key' in event ? event.key : null
    if ((changed ?? key) === key) place.notify(event)
  }
  const place: Place = createListeners(
    () => {
      addEventListener('storage', onChange)
      // A page in the back-forward cache hears no storage events.
      addEventListener('pageshow', onChange)
    },
    () => {
      removeEventListener('storage', onChange)
      removeEventListener('pageshow', onChange)
    },
  )
  return place
}

/**
 * The value stored under `key`: parsed again only when the stored text has changed, so that a change in another tab is never
 * missed, nor overwritten by the next change here. `parse` validates it, since users can edit storage; it gets null when
 * nothing is stored, the text is invalid, or storage is forbidden. When storage is full or forbidden, the text is kept in
 * memory until the page is left. All values of one key hear of each other, however each of them reads it.
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

  const place = () => (places[area + key] ??= createPlace(key))
  const readStored = () => {
    try {
      return globalThis[area].getItem(key)
    } catch {
      return null
    }
  }
  const readText = () => {
    const stored = readStored()
    const { held } = place()
    return held?.stored === stored ? held.text : stored
  }
  const read = (text: string | null) => {
    try {
      return text === null ? initial : parse(codec.parse(text))
    } catch {
      return initial
    }
  }
  const write = (value: T, text: string | null) => {
    try {
      if (text === null) globalThis[area].removeItem(key)
      else globalThis[area].setItem(key, text)
    } catch {
      // Full or forbidden: see above.
    }
    place().held = { text, stored: readStored() }
    current = { text, value }
    place().notify()
  }
  return {
    initial,
    get: () => {
      const text = readText()
      if (current?.text !== text) current = { text, value: read(text) }
      return current.value
    },
    set: (value) => write(value, codec.stringify(value)),
    remove: () => write(initial, null),
    subscribe: (listener) => place().subscribe(listener),
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
