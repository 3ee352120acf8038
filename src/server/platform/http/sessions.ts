import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { oncePer } from '../../../lib/once-per.ts'
import type { Config } from '../../config.ts'
import { type FoundSession, findCurrentUser } from '../../features/staff/session.service.ts'
import type { Database } from '../db/database.ts'
import { type Caller, readCaller } from './callers/caller.ts'
import { readSessionSecret } from './session-cookie.ts'

/** Who sends a request. */
export interface Sessions {
  callerOf(c: Context): Caller
  /** The secret in the session cookie, not yet checked; null without one. */
  secretOf(c: Context): string | null
  /** The valid session of the request; null for a visitor. Rejects when the database fails. */
  find(c: Context): Promise<FoundSession | null>
}

/** Creates the reader of callers and sessions. */
export function createSessions(config: Config, db: Database): Sessions {
  const callerOf = (c: Context) => readCaller(c.req.raw, remoteAddress(c), config)
  const secretOf = (c: Context) => readSessionSecret(c.req.header('cookie'), callerOf(c).origin)
  /** Memoised per request: a second lookup would miss `moved`, and the cookie would not be renewed. */
  const find = oncePer(async (c: Context): Promise<FoundSession | null> => {
    const secret = secretOf(c)
    return secret ? await findCurrentUser(db, secret) : null
  })
  return { callerOf, secretOf, find }
}

function remoteAddress(c: Context): string | undefined {
  // Tests call the app without a socket; getConnInfo would throw.
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined
}
