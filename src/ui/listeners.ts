/** A set of change listeners; `onFirst` runs when the first one subscribes, `onLast` when the last one unsubscribes. */
export function createListeners(onFirst?: () => void, onLast?: () => void) {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    /** For `useSyncExternalStore`: returns the unsubscribe function. */
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) onFirst?.()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) onLast?.()
      }
    },
  }
}
