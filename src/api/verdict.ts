import { ApiError } from './error.ts'

/**
 * What a failed call tells of what it asked for: `refused` for good; not done, which it may be `later`; or `unknown`: it may have been
 * done, without an answer of the server having come.
 */
export type Verdict = 'refused' | 'later' | 'unknown'

const VERDICTS: Readonly<Record<number, Verdict>> = {
  // Without any response.
  0: 'unknown',
  // A body that came too slowly.
  408: 'later',
  // Too many calls.
  429: 'later',
  // Of a proxy that has lost the server, or waited too long for it.
  502: 'unknown',
  503: 'unknown',
  504: 'unknown',
}

/** Reads from a failure whether the call may have been done, or may go through when it is tried again. */
export function readVerdict(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'unknown'
  return VERDICTS[error.status] ?? (error.status >= 500 ? 'later' : 'refused')
}

/** Whether trying again can help. */
export const isPassing = (error: unknown) => readVerdict(error) !== 'refused'
