import { ApiError } from './error.ts'

/**
 * What a failed call tells of what it asked for: `refused` for good; not done, which it may be `later`; or `unknown`: it may have been
 * done, without an answer of the server having come.
 */
export type Verdict = 'refused' | 'later' | 'unknown'

/** Without any response, or that of a proxy that has lost the server, or waited too long for it. */
const UNKNOWN = [0, 502, 503, 504]

/** Reads from a failure whether the call may have been done, or may go through when it is tried again. */
export function readVerdict(error: unknown): Verdict {
  if (!(error instanceof ApiError) || UNKNOWN.includes(error.status)) return 'unknown'
  return isPassing(error) ? 'later' : 'refused'
}

/**
 * Whether trying again can help: without connection, after a fault of the server or a proxy, and after a body that came too slowly
 * (408), too early (425) or one of too many (429).
 */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || [0, 408, 425, 429].includes(error.status)
