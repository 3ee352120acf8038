import { storedValue, toFields } from '../../ui/stored-value.ts'

/** A submission with unknown result: the same content must be sent with the same idempotency key. */
export interface Attempt {
  key: string
  content: string
}

/** Storage of an unsettled submission, across reloads. */
export interface AttemptStorage {
  find(): Attempt | null
  save(attempt: Attempt): void
  clear(): void
}

/** In session storage, one per form, whatever page it is on; without storage in memory. */
export function attemptStorage(form: string): AttemptStorage {
  const stored = storedValue(`inquiry-attempt:${form}`, parseAttempt, 'sessionStorage')
  return { find: stored.get, save: stored.set, clear: stored.remove }
}

function parseAttempt(stored: unknown): Attempt | null {
  const { key, content } = toFields(stored)
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null
}
