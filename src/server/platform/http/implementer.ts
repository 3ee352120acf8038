import { createHash } from 'node:crypto'
import { implement } from '@orpc/server'
import type { Logger } from 'pino'
import type { Endpoint } from '../../../contract/access.ts'
import type { EndpointMeta } from '../../../contract/endpoint.ts'
import { contract } from '../../../contract/index.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { AppError } from '../../app-error.ts'
import type { Config } from '../../config.ts'
import type { PublishedCatalogue } from '../../features/catalogue/published-catalogue.service.ts'
import type { Channels } from '../../features/channels/channel.ts'
import type { PhotoStorage } from '../../features/media/photos.service.ts'
import type { UploadStorage } from '../../features/media/uploads.service.ts'
import type { InSearchSlot } from '../../features/search/search-slots.ts'
import type { ShopStatus } from '../../features/status/status.service.ts'
import type { Secrets } from '../../secrets.ts'
import type { Database } from '../db/database.ts'
import { CallRepeated, keepAnswer, type RepeatableCall } from '../db/repeatable-call.ts'
import { VersionConflict } from '../db/versioned.ts'
import type { Spool } from './bodies/spooled-files.ts'
import type { CallLimits } from './callers/call-limits.ts'
import { isSearch, isStorable, NOT_STORABLE } from './input-rules.ts'
import { toUnknownReference } from './unknown-reference.ts'

/** Everything a handler has access to; not the request itself. */
export interface ApiContext {
  db: Database
  log: Logger
  /** The request; absent for calls within the server. */
  request?: Request
  /** The endpoint of a write; absent likewise. */
  endpoint?: Endpoint | null
  /** Where its files wait; absent likewise. */
  spool?: Spool
  /** The call, when it may be sent several times and is done once. */
  repeatable?: RepeatableCall
  /** Why the body of the request could not be read. */
  bodyRefusal?: unknown
  /** The signed-in user; null for a visitor. */
  actor: CurrentUser | null
  /** The client's network, for limits. */
  address: string
  /** Scheme and host that the client uses, for links in messages. */
  origin: string
  /** The same when requests may be counted by it (`countableAddress`), else null. */
  countableAddress: string | null
  idempotencyKey: string | null
  /** Encrypts what the database keeps but must not reveal. */
  secrets: Secrets
  /** The published products in memory. */
  catalogue: PublishedCatalogue
  /** Ways to tell staff. */
  channels: Channels
  /** Looks over the shop. */
  status: ShopStatus
  /** The If-Match header; null without one. */
  ifMatch: string | null
  /** The If-None-Match header: `*` for what must not be there yet; null without one. */
  ifNoneMatch: string | null
  /** Adds what a refused writer needs to go on. */
  describeConflict(conflict: VersionConflict): Promise<AppError>
  /** The answer to a call that was done before, from what was kept of it. */
  answerRepeat(call: string, kept: unknown): Promise<unknown>
  /** Where backups lie, and what they copy. */
  backupPlaces: Pick<Config, 'backupDir' | 'dataDir'>
  /** Storage of uploaded pictures. */
  uploads: UploadStorage
  /** Storage of visitors' photos. */
  photos: PhotoStorage
  /** Header X-Inquiry-Secret. */
  inquirySecret: string | null
  session: SessionCookie
  /** Drops cached content, before the response is sent. */
  contentChanged(): void | Promise<void>
  /** Adds a header to the response. */
  setHeader(name: string, value: string): void
  /** Runs a search with limited concurrency. */
  inSearchSlot: InSearchSlot
  /** Runs a search of the site's texts, one at a time. */
  inTextSearchSlot: InSearchSlot
  /** Counts a call against the limits of its endpoint. Throws TOO_MANY_REQUESTS when one is used up. */
  countCall(endpoint: string, limits: CallLimits): void
}

/** The session cookie's secret; setting it adds Set-Cookie to the response. */
export interface SessionCookie {
  readonly secret: string | null
  set(secret: string | null): void
}

const os = implement(contract).$context<ApiContext>()

/** Denies by default: calls of an endpoint without an access rule are rejected. */
export const api = os.use(async ({ context, next, path, procedure }, input, output) => {
  const meta: EndpointMeta = procedure['~orpc'].meta
  requireAccess(meta, context.actor)
  context.countCall(path.join('.'), meta)
  if (meta.searchesPerMinute && isSearch(input)) {
    context.countCall(`${path.join('.')} search`, { perMinute: meta.searchesPerMinute })
  }
  if (context.bodyRefusal !== undefined) throw context.bodyRefusal
  if (!isStorable(input)) throw new AppError('BAD_REQUEST', NOT_STORABLE)
  const repeatable = meta.isRepeatable ? toRepeatable(context, path.join('.'), input) : undefined
  if (repeatable) context.repeatable = repeatable
  try {
    const done = await next()
    if (repeatable?.isClaimed) {
      // It is done: without its answer kept, a repeat is told so (`afterCopies`), and this call is answered all the same.
      const { output: answer } = done
      const kept = meta.isRepeatable === 'read-again' ? { id: Object(answer).id } : answer
      await keepAnswer(context.db, repeatable, kept).catch((error: unknown) => {
        context.log.error(
          { err: error, call: repeatable.call },
          'ответ сделанного действия не сохранён для повторов',
        )
      })
    }
    return done
  } catch (error) {
    if (error instanceof CallRepeated) {
      return output((await context.answerRepeat(path.join('.'), error.kept)) as never)
    }
    if (error instanceof VersionConflict) throw await context.describeConflict(error)
    throw toUnknownReference(error, procedure['~orpc'].inputSchema) ?? error
  } finally {
    // Also after an error: it may have occurred after the commit, and the own notification is ignored (own-writes.ts).
    if (meta.changesContent) await context.contentChanged()
  }
})

/** The caller's key is random and stored nowhere: its hash with the input tells nothing of the input, such as a password. */
function toRepeatable({ actor, idempotencyKey }: ApiContext, call: string, input: unknown) {
  if (!actor || idempotencyKey === null) return undefined
  const key = createHash('sha256')
    .update(JSON.stringify([idempotencyKey, input]))
    .digest('hex')
  return { actorId: actor.id, call, key, isClaimed: false }
}

function requireAccess({ access }: EndpointMeta, actor: CurrentUser | null): void {
  if (access === 'anyone') return
  if (!actor) throw new AppError('UNAUTHORIZED', 'Войдите, чтобы продолжить')
  if (access === 'staff') return
  if (access === 'admin' && actor.role === 'admin') return
  throw new AppError('FORBIDDEN', 'Недостаточно прав')
}
