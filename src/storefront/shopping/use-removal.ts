import { useState } from 'react'
import type { StoredList } from './stored-list.ts'

/** Removing from a list with a way back: `removed` is the last one taken out, `undo` puts the list back as it was. */
export function useRemoval<T extends { id: number }>(list: StoredList<T>) {
  const [before, setBefore] = useState<{ item: T; items: readonly T[] } | null>(null)
  return {
    removed: before?.item ?? null,
    remove(item: T) {
      setBefore({ item, items: list.items() })
      list.remove(item.id)
    },
    undo() {
      if (before) list.restore(before.items)
      setBefore(null)
    },
  }
}
