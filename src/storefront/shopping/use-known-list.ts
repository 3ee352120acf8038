import { useSyncExternalStore } from 'react'
import type { StoredList } from './stored-list.ts'

/** The list's items, or null while nobody can know them: on the server and during hydration. */
export function useKnownList<T extends { id: number }>(list: StoredList<T>): readonly T[] | null {
  return useSyncExternalStore<readonly T[] | null>(list.subscribe, list.items, () => null)
}
