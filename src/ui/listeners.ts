/** Hears of a change; gets the event that told of it, if one did. */
export type Listener = (event?: Event) => void

/** A set of change listeners; `onFirst` runs when the first one subscribes, `onLast` when the last one unsubscribes. */
export function createListeners(onFirst?: () => void, onLast?: () => void) {
  const listeners = new Set<Listener>()
  return {
    notify: (event?: Event) => {
      for (const listener of listeners) listener(event)
    },
    /** For `useSyncExternalStore`: returns the unsubscribe function. */
    subscribe: (listener: Listener) => {
      if (listeners.size === 0) onFirst?.()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) onLast?.()
      }
    },
  }
}
