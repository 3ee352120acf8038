import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** Header of every answer, and of what a trusted proxy sends. */
export const REQUEST_ID = 'x-request-id'

const current = new AsyncLocalStorage<string>()

/** What proxies make: a UUID, a hash, a number with a prefix. */
const WELL_FORMED = /^[\w.:-]{8,100}$/

/** The id of a request: that of a trusted proxy when it is well-formed, else a new one. */
export function chooseRequestId(given: string | string[] | undefined, trustProxy: boolean): string {
  return trustProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}

/** Runs the work of a request; whatever it waits for knows the id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work)
}

/** Does what belongs to no request, though one may have brought it about: a connection that is lost hours later. */
export function outsideRequests<T>(work: () => T): T {
  return current.exit(work)
}

/** The id of the request that is being answered; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}
