import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** Header of every answer, and of what a trusted proxy sends. */
export const REQUEST_ID = 'x-request-id'

/** What is known of the request that is being answered. */
interface CurrentRequest {
  id: string
  /** The trace that the request belongs to; null when its proxy names none. */
  traceId: string | null
}

const current = new AsyncLocalStorage<CurrentRequest>()

/** What proxies make: a UUID, a hash, a number with a prefix. */
const WELL_FORMED = /^[\w.:-]{8,100}$/

/** `traceparent` of W3C Trace Context: version, trace, span, flags; a version after 00 may say more. */
const TRACE_PARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/

/** The id of a request: that of a trusted proxy when it is well-formed, else a new one. */
export function chooseRequestId(given: string | string[] | undefined, trustProxy: boolean): string {
  return trustProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}

/** The id of the trace that a trusted proxy names in `traceparent`; null for none, or one that is not well-formed. */
export function findTraceId(given: string | string[] | undefined, trustProxy: boolean): string | null {
  if (!trustProxy || typeof given !== 'string') return null
  const [, version, traceId = null, more] = TRACE_PARENT.exec(given) ?? []
  return version === '00' && more !== undefined ? null : traceId
}

/** Runs the work of a request; whatever it waits for knows the id, and the trace if there is one. */
export function withRequestId<T>(id: string, work: () => T, traceId: string | null = null): T {
  return current.run({ id, traceId }, work)
}

/** Does what belongs to no request, though one may have brought it about: a connection that is lost hours later. */
export function outsideRequests<T>(work: () => T): T {
  return current.exit(work)
}

/** The id of the request that is being answered; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.id
}

/** The trace of the request that is being answered; null outside of one, and for one without. */
export function currentTraceId(): string | null {
  return current.getStore()?.traceId ?? null
}
