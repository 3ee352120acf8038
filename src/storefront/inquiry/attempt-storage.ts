import { storedValue, toFields } from '../../ui/stored-value.ts'

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

/** In the tab's session storage, one for each page. Without storage it lives as long as the page. */
export const sessionAttemptStorage: AttemptStorage = {
  find: () => stored().get(),
  save: (attempt) => stored().set(attempt),
  clear: () => stored().remove(),
}

const stored = () => storedValue(`inquiry-attempt:${location.pathname}`, parseAttempt, 'sessionStorage')

function parseAttempt(stored: unknown): Attempt | null {
  const { key, content } = toFields(stored)
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null
}
