import { implement } from '@orpc/server'
import type { EndpointMeta } from '../../contract/endpoint.ts'
import { contract } from '../../contract/index.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import type { UploadStorage } from '../media/uploads.service.ts'
import type { InSearchSlot } from '../search/search-slots.ts'
import type { CallLimits } from './call-limits.ts'

/** What a handler knows about the world: never the request itself. */
export interface ApiContext {
  db: Database
  /** Who acts; null for a visitor. */
  actor: CurrentUser | null
  /** The caller's network address, for limits. */
  address: string
  idempotencyKey: string | null
  /** Where pictures that staff upload are kept. */
  uploads: UploadStorage
  session: SessionCookie
  /** Drops what is kept of the content, before the answer leaves. */
  contentChanged(): void
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void
  /** Runs a search among a bounded number of others. */
  inSearchSlot: InSearchSlot
  /** Counts a call against the limits of its endpoint. Throws TOO_MANY_REQUESTS when one is used up. */
  countCall(endpoint: string, limits: CallLimits): void
}

/** The session's secret as the browser holds it; setting it sends a cookie with the answer. */
export interface SessionCookie {
  readonly secret: string | null
  set(secret: string | null): void
}

const os = implement(contract).$context<ApiContext>()

/** Denies by default: an endpoint without an access rule can be called by nobody. */
export const api = os.use(async ({ context, next, path, procedure }, input) => {
  const meta: EndpointMeta = procedure['~orpc'].meta
  requireAccess(meta, context.actor)
  context.countCall(path.join('.'), meta)
  if (meta.searchesPerMinute && isSearch(input)) {
    context.countCall(`${path.join('.')} search`, { perMinute: meta.searchesPerMinute })
  }
  if (!isStorable(input)) throw new AppError('BAD_REQUEST', 'Запрос содержит недопустимые символы')
  try {
    return await next()
  } finally {
    // A write that failed after its commit has changed content too, and its own notification is passed over (own-writes.ts).
    if (meta.changesContent) context.contentChanged()
  }
})

function requireAccess({ access }: EndpointMeta, actor: CurrentUser | null): void {
  if (access === 'anyone') return
  if (!actor) throw new AppError('UNAUTHORIZED', 'Войдите, чтобы продолжить')
  if (access === 'staff') return
  if (access === 'admin' && actor.role === 'admin') return
  throw new AppError('FORBIDDEN', 'Недостаточно прав')
}

function isSearch(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('search' in input)) return false
  return typeof input.search === 'string' && input.search.trim() !== ''
}

/** Nothing of ours is nested deeper. */
const MAX_DEPTH = 30

/** PostgreSQL keeps no NUL in text, and nobody needs a tower of brackets; answered here, they would be faults later. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === MAX_DEPTH) return false
  return Object.entries(value).every(([key, inner]) => !key.includes('\0') && isStorable(inner, depth + 1))
}
