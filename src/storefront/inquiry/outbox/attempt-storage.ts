import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { storedValue, toFields } from '../../../ui/stored-value.ts'
import { UNSENT_KEY } from './unsent-key.ts'

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

/** The requests of this device, unread: `unsent.ts` checks them once its code is there. */
export const unread = storedValue(UNSENT_KEY, (all): { [part: string]: unknown }[] =>
  Array.isArray(all) ? all : [],
)

/**
 * The key of an attempt at a request, kept until its result is known: that of the unsettled one, or of what waits on this device, when that
 * asked the same; changed content is another request.
 */
export function openAttempt(storage: AttemptStorage, inquiry: ContactInquiry): string {
  const content = JSON.stringify(inquiry)
  const last = storage.find()
  const waiting = unread.get().find((one) => one?.state === 'waiting' && asks(one.inquiry) === content)
  const key = String((last?.content === content ? last : waiting)?.key ?? createIdempotencyKey())
  storage.save({ key, content })
  return key
}

/** What a kept request asks: without what `accompanying` adds. */
function asks(kept: unknown): string {
  const { source, filledFor, shownAt, website, ...asked } = toFields(kept)
  return JSON.stringify(asked)
}

function parseAttempt(stored: unknown): Attempt | null {
  const { key, content } = toFields(stored)
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null
}
