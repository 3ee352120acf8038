import type { ContactInquiry } from '../../contract/inquiries.ts'
import { createIdempotencyKey } from '../../lib/idempotency-key.ts'
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

/** In session storage, one per form, whatever page it is on; without storage in memory, until the page is left. */
export function attemptStorage(form: string): AttemptStorage {
  const stored = storedValue(`inquiry-attempt:${form}`, parseAttempt, 'sessionStorage')
  return { find: stored.get, save: stored.set, clear: stored.remove }
}

/**
 * The attempt at a request, kept until its result is known: the unsettled one when that asked the same, so that it keeps its key; changed
 * content is another request.
 */
export function openAttempt(storage: AttemptStorage, inquiry: ContactInquiry): Attempt {
  const content = JSON.stringify(inquiry)
  const last = storage.find()
  const attempt = last?.content === content ? last : { key: createIdempotencyKey(), content }
  storage.save(attempt)
  return attempt
}

function parseAttempt(stored: unknown): Attempt | null {
  const { key, content } = toFields(stored)
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null
}
