import { useSyncExternalStore } from 'react'
import { type StoredValue, storedValue } from '../../../ui/stored-value.ts'

/** A list of items with ids in local storage, shared between tabs. */
export interface StoredList<T extends { id: number }> {
  items(): readonly T[]
  has(id: number): boolean
  /** Adds at the end; does nothing for a duplicate or when full. */
  add(item: T): 'added' | 'duplicate' | 'full'
  /** Replaces the item with the same id. */
  replace(item: T): void
  remove(id: number): void
  clear(): void
  /** Replaces the whole list (undo of a removal). */
  restore(items: readonly T[]): void
  subscribe: StoredValue<readonly T[]>['subscribe']
}

const NONE: readonly never[] = []

/**
 * Creates the list stored under `key`. Damaged or unavailable storage gives an empty list (decisions.md); entries for which
 * `parse` returns null are dropped.
 */
export function createStoredList<T extends { id: number }>(
  key: string,
  parse: (entry: unknown) => T | null,
  limit = Number.POSITIVE_INFINITY,
): StoredList<T> {
  const { get, set, subscribe } = storedValue<readonly T[]>(key, (stored) => {
    if (!Array.isArray(stored)) return NONE
    const items = stored.map(parse).filter((item) => item !== null)
    return items
      .filter(({ id }, index) => items.findIndex((other) => other.id === id) === index)
      .slice(0, limit)
  })
  const has = (id: number) => get().some((item) => item.id === id)
  return {
    items: get,
    has,
    add(item) {
      if (has(item.id)) return 'duplicate'
      if (get().length >= limit) return 'full'
      set([...get(), item])
      return 'added'
    },
    replace: (item) => set(get().map((known) => (known.id === item.id ? item : known))),
    remove: (id) => set(get().filter((item) => item.id !== id)),
    clear: () => set(NONE),
    restore: (items) => set(items.slice(0, limit)),
    subscribe,
  }
}

/** The list's items; empty on the server and during hydration, so that both render the same. */
export function useStoredList<T extends { id: number }>(list: StoredList<T>): readonly T[] {
  return useSyncExternalStore<readonly T[]>(list.subscribe, list.items, () => NONE)
}

/** Whether a product is in the list; re-renders only when that changes. */
export function useIsListed<T extends { id: number }>(list: StoredList<T>, id: number): boolean {
  return useSyncExternalStore(
    list.subscribe,
    () => list.has(id),
    () => false,
  )
}

/** Whether the list has reached its limit. */
export function useIsFull<T extends { id: number }>(list: StoredList<T>, limit: number): boolean {
  return useSyncExternalStore(
    list.subscribe,
    () => list.items().length >= limit,
    () => false,
  )
}
