import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { CurrentUser } from '../../../contract/session.ts'
import { oncePer } from '../../../lib/once-per.ts'
import type { Config } from '../../config.ts'
import { type Caller, readCaller } from './callers/caller.ts'
import { readSessionSecret } from './session-cookie.ts'

/** Whose session a request has. */
export interface FoundSession {
  user: CurrentUser
  /** The expiry was moved, so the cookie must be sent again. */
  moved: boolean
}

/** Who sends a request. */
export interface Sessions {
  callerOf(c: Context): Caller
  /** The secret in the session cookie, not yet checked; null without one. */
  secretOf(c: Context): string | null
  /** The valid session of the request; null for a visitor. Rejects when the database fails. */
  find(c: Context): Promise<FoundSession | null>
}

/**
 * Creates the reader of callers and sessions; `findSession` knows those that are valid by their secret, and notes the
 * network of the call.
 */
export function createSessions(
  config: Config,
  findSession: (secret: string, address: string) => Promise<FoundSession | null>,
): Sessions {
  const callerOf = (c: Context) => readCaller(c.req.raw, remoteAddress(c), config)
  const secretOf = (c: Context) => readSessionSecret(c.req.header('cookie'), callerOf(c).origin)
  /** Memoised per request: a second lookup would miss `moved`, and the cookie would not be renewed. */
  const find = oncePer(async (c: Context): Promise<FoundSession | null> => {
    const secret = secretOf(c)
    return secret ? await findSession(secret, callerOf(c).address) : null
  })
  return { callerOf, secretOf, find }
}

function remoteAddress(c: Context): string | undefined {
  // Tests call the app without a socket; getConnInfo would throw.
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined
}
