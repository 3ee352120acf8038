import { useState } from 'react'
import type { StoredList } from './stored-list.ts'

/** The last removal. */
export interface Removed<T> {
  items: readonly T[]
}

/** Removal from a list with undo: `undo` restores the list from before the last removal. */
export function useRemoval<T extends { id: number }>(list: StoredList<T>) {
  const [last, setLast] = useState<(Removed<T> & { before: readonly T[] }) | null>(null)
  const removed: Removed<T> | null = last
  return {
    removed,
    remove(item: T) {
      setLast({ items: [item], before: list.items() })
      list.remove(item.id)
    },
    clear() {
      setLast({ items: list.items(), before: list.items() })
      list.clear()
    },
    undo() {
      if (last) list.restore(last.before)
      setLast(null)
    },
  }
}
