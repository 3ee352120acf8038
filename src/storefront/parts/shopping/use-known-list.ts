import { useSyncExternalStore } from 'react'
import type { StoredList } from './stored-list.ts'

/** The list's items; null on the server and during hydration, when they are unknown. */
export function useKnownList<T extends { id: number }>(list: StoredList<T>): readonly T[] | null {
  return useSyncExternalStore<readonly T[] | null>(list.subscribe, list.items, () => null)
}
