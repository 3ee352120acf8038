import path from 'node:path'
import type { Logger } from 'pino'
import { previewPath } from '../../domain/site/site-paths.ts'
import type { Config } from '../config.ts'
import type { PublishedCatalogue } from '../features/catalogue/published-catalogue.service.ts'
import type { Channels } from '../features/channels/channel.ts'
import { toldInquiries } from '../features/inquiries/reminders/told-inquiries.service.ts'
import { openPhotos } from '../features/media/photos.service.ts'
import { createPictureQueue } from '../features/media/picture-queue.ts'
import { unfinishedName } from '../features/media/upload-files.ts'
import { openUploads } from '../features/media/uploads.service.ts'
import type { NotFoundCounter } from '../features/not-found/not-found-counter.ts'
import type { RenderMarkdown } from '../features/page-texts/shown-texts.service.ts'
import { describeConflict } from '../features/records/records.service.ts'
import { answerRepeat } from '../features/repeats/read-again.service.ts'
import type { RobotsGate } from '../features/samples/robots-gate.service.ts'
import { searchProductIds } from '../features/search/search.service.ts'
import { createSearchTexts } from '../features/search/search-texts.service.ts'
import type { ShopStatus } from '../features/status/status.service.ts'
import type { Database } from '../platform/db/database.ts'
import { filesOf } from '../platform/files/files-of.ts'
import { localFolders } from '../platform/files/folders.ts'
import type { ToApiContext } from '../platform/http/api-context.ts'
import { readInquirySecret } from '../platform/http/bodies/attachment-bodies.ts'
import type { CountCall } from '../platform/http/callers/call-limits.ts'
import { countableAddress } from '../platform/http/callers/countable-address.ts'
import { openSearchSlots } from '../platform/http/callers/search-slots.ts'
import { deviceCookie, readDevice } from '../platform/http/device-cookie.ts'
import { sessionCookie } from '../platform/http/session-cookie.ts'
import type { Sessions } from '../platform/http/sessions.ts'
import type { Secrets } from '../secrets.ts'
import { news } from './news.ts'

interface ApiContextParts {
  config: Config
  db: Database
  /** For reads of visitors; may be a replica that knows of every change of content. */
  publicDb: Database
  log: Logger
  /** Drops cached content after a change. */
  dropContent(): Promise<void>
  contentCache: { readonly version: object }
  sessions: Sessions
  countCall: CountCall
  catalogue: PublishedCatalogue
  robotsGate: RobotsGate
  secrets: Secrets
  channels: Channels
  status: ShopStatus
  notFoundCounter: NotFoundCounter
  renderMarkdown: RenderMarkdown
}

/** Creates the contexts of calls, which share search slots and the storage of uploads. */
export function createApiContexts({
  config,
  db,
  publicDb,
  log,
  dropContent,
  contentCache,
  sessions,
  countCall,
  catalogue,
  robotsGate,
  secrets,
  channels,
  status,
  notFoundCounter,
  renderMarkdown,
}: ApiContextParts): ToApiContext {
  const readSearchTexts = createSearchTexts(db, contentCache)
  const searchSlots = openSearchSlots(config.databasePoolSize)
  // A separate queue: uploads of staff do not wait for pictures of visitors.
  const files = filesOf(config)
  const uploads = openUploads(files, createPictureQueue())
  const photos = openPhotos(files, createPictureQueue())
  const { spool } = localFolders(config.dataDir)
  return (c, reply, found) => {
    const { address, origin } = sessions.callerOf(c)
    const secret = sessions.secretOf(c)
    const setCookie = createCookies(reply)
    const setSession = (next: string | null) => setCookie('session', sessionCookie(next, origin))
    if (found?.moved) setSession(secret)
    const user = found?.user ?? null
    const isUnsecured = user?.secondFactorDemanded === true
    const isPublicRead = secret === null && isRead(c.req.method) && !isPreview(c.req.path)
    const reads = isPublicRead ? publicDb : db
    return {
      ...news,
      db: reads,
      log,
      actor: isUnsecured ? null : user,
      unsecured: isUnsecured ? user : null,
      address,
      userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null,
      countableAddress: countableAddress(address, c.req.raw.headers, config.trustProxy),
      origin,
      publicUrl: config.publicUrl,
      catalogue,
      robotsGate,
      secrets,
      channels,
      status,
      notFoundCounter,
      renderMarkdown,
      idempotencyKey: c.req.header('idempotency-key')?.slice(0, 200) || null,
      ifMatch: c.req.header('if-match')?.slice(0, 200) ?? null,
      ifNoneMatch: c.req.header('if-none-match')?.trim().slice(0, 200) ?? null,
      describeConflict: (conflict) => describeConflict(db, conflict, found?.user),
      answerRepeat: (call, kept) => answerRepeat(db, call, kept),
      backupPlaces: config,
      uploads,
      photos,
      spoolPath: () => path.join(spool, unfinishedName('jpg')),
      inquirySecret: readInquirySecret(c),
      session: { secret, set: setSession },
      device: {
        known: readDevice(c.req.header('cookie'), origin),
        set: (device) => setCookie('device', deviceCookie(device, origin)),
      },
      setHeader: (name, value) => reply.set(name, value),
      contentChanged: dropContent,
      toldInquiries,
      readSearchTexts,
      searchProducts: async (query) => searchProductIds(reads, query, (await readSearchTexts()).isPlace),
      inSearchSlot: searchSlots.ofProducts,
      inTextSearchSlot: searchSlots.ofTexts,
      countCall: (endpoint, limits) => countCall(`${endpoint} ${address}`, limits),
    }
  }
}

/** Writes cookies into a response: of each the last value that was set. */
function createCookies(reply: Headers) {
  const lines = new Map<string, string>()
  return (name: 'session' | 'device', line: string) => {
    lines.set(name, line)
    reply.delete('set-cookie')
    for (const one of lines.values()) reply.append('set-cookie', one)
  }
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** A preview was made a moment ago, and is no content of which changes are told. */
const isPreview = (path: string) => path.startsWith(previewPath(''))
