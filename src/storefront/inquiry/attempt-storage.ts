/** A sending whose result is unknown: its key must be used again for the same content. */
export interface Attempt {
  key: string
  content: string
}

/** Where an unsettled sending outlives a reload of its page. */
export interface AttemptStorage {
  find(): Attempt | null
  save(attempt: Attempt): void
  clear(): void
}

const storageKey = () => `inquiry-attempt:${location.pathname}`

/** In the tab's session storage, one for each page. Without storage it lives as long as the page. */
export const sessionAttemptStorage: AttemptStorage = {
  find() {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null')
      if (typeof stored !== 'object' || stored === null) return null
      if (!('key' in stored) || !('content' in stored)) return null
      const { key, content } = stored
      return typeof key === 'string' && typeof content === 'string' ? { key, content } : null
    } catch {
      return null
    }
  },
  save(attempt) {
    try {
      sessionStorage.setItem(storageKey(), JSON.stringify(attempt))
    } catch {
      // Full or forbidden storage: the attempt lives as long as the page.
    }
  },
  clear() {
    try {
      sessionStorage.removeItem(storageKey())
    } catch {
      // Nothing was stored.
    }
  },
}
