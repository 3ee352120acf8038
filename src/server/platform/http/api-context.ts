import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Endpoint } from '../../../contract/access.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import type { AppError } from '../../app-error.ts'
import type { Config } from '../../config.ts'
import type { Secrets } from '../../secrets.ts'
import type { Database } from '../db/database.ts'
import type { RepeatableCall } from '../db/repeatable-call.ts'
import type { VersionConflict } from '../db/versioned.ts'
import type { Spool } from './bodies/spooled-files.ts'
import type { CallLimits } from './callers/call-limits.ts'
import type { InSearchSlot } from './callers/search-slots.ts'
import type { FoundSession } from './sessions.ts'

/**
 * Everything a handler has access to. What a feature gives to handlers it adds itself (`declare module`); `src/server/compose/` makes it
 * all, and the compiler says what is missing.
 */
export interface ApiContext {
  db: Database
  log: Logger
  /** The request; absent for calls within the server. */
  request?: Request
  /** The endpoint of a write; absent likewise. */
  endpoint?: Endpoint | null
  /** Where its files wait; absent likewise. */
  spool?: Spool
  /** A new path for a file of the call; what a killed process leaves there is cleared away. */
  spoolPath(): string
  /** The call, when it may be sent several times and is done once. */
  repeatable?: RepeatableCall
  /** The body alone: in the input an address wins over fields of the same name. Absent for calls within the server, and where none was read. */
  sentBody?: unknown
  /** Whether the body takes a while to check. */
  hasLongBody?: boolean
  /** Why the body of the request could not be read. */
  bodyRefusal?: unknown
  /** The signed-in user; null for a visitor, and for who is `unsecured`. */
  actor: CurrentUser | null
  /** A signed-in admin without the second factor that is demanded of him: a visitor but for what turning it on needs. */
  unsecured: CurrentUser | null
  /** The client's network, for limits. */
  address: string
  /** How the client's browser calls itself; null when it does not. */
  userAgent: string | null
  /** Scheme and host that the client uses, for links in messages. */
  origin: string
  /** PUBLIC_URL; undefined without it. */
  publicUrl: string | undefined
  /** The same when requests may be counted by it (`countableAddress`), else null. */
  countableAddress: string | null
  idempotencyKey: string | null
  /** Encrypts what the database keeps but must not reveal. */
  secrets: Secrets
  /** The If-Match header; null without one. */
  ifMatch: string | null
  /** The If-None-Match header: `*` for what must not be there yet; null without one. */
  ifNoneMatch: string | null
  /** Adds what a refused writer needs to go on. */
  describeConflict(conflict: VersionConflict): Promise<AppError>
  /** The answer to a call that was done before, from what was kept of it. */
  answerRepeat(call: string, kept: unknown): Promise<unknown>
  /** Where backups lie, and what they copy. */
  backupPlaces: Pick<Config, 'backupDir' | 'backupStorage' | 'dataDir' | 'storage'>
  /** Header X-Inquiry-Secret. */
  inquirySecret: string | null
  session: SessionCookie
  device: DeviceCookie
  /** Drops cached content, before the response is sent. */
  contentChanged(): void | Promise<void>
  /** Adds a header to the response. */
  setHeader(name: string, value: string): void
  /** Runs a search with limited concurrency. */
  inSearchSlot: InSearchSlot
  /** Runs a search of the site's texts, one at a time. */
  inTextSearchSlot: InSearchSlot
  /** Counts a call against the limits of its endpoint. Rejects with TOO_MANY_REQUESTS when one is used up. */
  countCall(endpoint: string, limits: CallLimits): Promise<void>
}

/** The session cookie's secret; setting it adds Set-Cookie to the response. */
export interface SessionCookie {
  readonly secret: string | null
  set(secret: string | null): void
}

/** What tells the browser's device apart; null without. Setting it adds Set-Cookie to the response. */
export interface DeviceCookie {
  readonly known: string | null
  set(device: string): void
}

/** The context of a call with this session; headers that handlers set go to `reply`. */
export type ToApiContext = (c: Context, reply: Headers, found: FoundSession | null) => ApiContext
