import type { IndexNow } from '../../../contract/content/index-now.ts'
import { landingPath } from '../../../domain/site/site-paths.ts'
import { days, minutes, seconds } from '../../../lib/duration.ts'
import type { Config } from '../../config.ts'
import { addJob } from '../../platform/db/add-job.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { VISITOR } from '../../platform/db/scope.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { JobParts } from '../../platform/jobs/job.ts'
import { describePublicUrl } from '../../public-url.ts'
import { listManufacturers } from '../catalogue/manufacturers.service.ts'
import { listProducts } from '../catalogue/products/products.service.ts'
import { listUnindexedPaths } from '../landing-pages/landing-pages.service.ts'
import { isHeldAfterRestore } from '../restores/restores.service.ts'
import type { RobotsGate } from '../samples/robots-gate.service.ts'
import { findIndexNow } from '../settings/settings.service.ts'
import {
  countChanged,
  findState,
  forgetChanged,
  listChanged,
  removeChanged,
  saveState,
} from './index-now.store.ts'

/** Name of the job (`tell-search-engines.job.ts`), its key and its queue. */
export const TELL_SEARCH_ENGINES = 'tell-search-engines'

/** Most addresses that the service takes at once (indexnow.org). */
const BATCH = 10_000
const ANSWER_TIME = seconds(20)
/** Older news are none: robots have come by themselves. */
const KEPT = days(7)
/** After so many failures in a row the next attempt waits so long; after more as after the last. */
const PAUSES = [minutes(1), minutes(5), minutes(15), minutes(60), minutes(180), minutes(360)]

/** The site whose pages are told of: others than PUBLIC_URL names would not be its own. */
interface Site {
  publicUrl?: string | undefined
  robotsGate: Pick<RobotsGate, 'read'>
}

/** Why nobody is told although it is switched on; null when nothing is in the way. */
async function findObstacle({ publicUrl, robotsGate }: Site): Promise<IndexNow['obstacle']> {
  return describePublicUrl(publicUrl) ?? ((await robotsGate.read()).isClosed ? 'samples' : null)
}

/** Address of the file by which the service knows that the key is this site's. */
const keyAddress = (key: string, origin: string) => new URL(`/${key}.txt`, origin).href

/** Who is told, and of which site. */
export type Told = Pick<Config, 'indexnowUrl'> & Site

/** Tells the service of pages that have changed, all that wait in one call; plans the next attempt when it does not take them. */
export async function tellSearchEngines(
  { db, log }: Pick<JobParts, 'db' | 'log'>,
  { indexnowUrl, ...site }: Told,
): Promise<void> {
  await inTransaction(db, (tx) => forgetChanged(tx, new Date(Date.now() - KEPT)))
  const settings = await findIndexNow(db)
  if (!settings?.isOn) return
  const { publicUrl } = site
  if (publicUrl === undefined || (await findObstacle(site)) !== null) return
  if (await isHeldAfterRestore(db)) return
  const changed = await listChanged(db, BATCH)
  if (changed.length === 0) return
  const paths = await withoutUnindexed(
    db,
    changed.map(({ path }) => path),
  )
  const isNews = paths.length > 0
  const news = {
    host: new URL(publicUrl).host,
    key: settings.key,
    keyLocation: keyAddress(settings.key, publicUrl),
    urlList: paths.map((path) => toAddress(path, publicUrl)),
  }
  const reason = isNews ? await post(indexnowUrl, news) : null
  const failures = reason === null ? 0 : ((await findState(db))?.failures ?? 0) + 1
  if (reason !== null) log.warn({ reason, failures }, 'поисковикам не сообщено об изменениях')
  await inTransaction(db, async (tx) => {
    const now = new Date()
    if (reason === null) {
      await removeChanged(tx, changed)
      await saveState(tx, { ...(isNews && { sentAt: now, sent: paths.length }), failures, reason })
      if (changed.length < BATCH) return
    } else await saveState(tx, { failedAt: now, failures, reason })
    const pause = PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 0
    await addTelling(tx, { runAt: new Date(now.getTime() + pause) })
  })
}

/** Without landing pages that show no model: those are for no search engine, which the note of the change cannot tell. */
async function withoutUnindexed(db: Database, paths: readonly string[]): Promise<readonly string[]> {
  if (!paths.some((path) => path.startsWith(landingPath('')))) return paths
  const products = await listProducts(db, VISITOR, {})
  const unindexed = await listUnindexedPaths(db, { products, manufacturers: await listManufacturers(db) })
  return paths.filter((path) => !unindexed.includes(path))
}

const toAddress = (path: string, origin: string) =>
  new URL(path.split('/').map(encodeURIComponent).join('/'), origin).href

const REFUSALS: Readonly<Record<number, string>> = {
  403: 'сервис не нашёл файл ключа на сайте',
  422: 'сервис не принял адреса этого сайта',
  429: 'сервис просит сообщать реже',
}

/** Null when the service has taken it, else why not, in words for staff. */
async function post(url: string, body: object): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIME),
    })
    await response.body?.cancel()
    return response.ok ? null : (REFUSALS[response.status] ?? `сервис ответил ${response.status}`)
  } catch {
    return 'сервис не отвечает'
  }
}

/** Plans the telling of what waits; a next attempt that is planned keeps its hour. */
export const planTelling = (tx: Transaction): Promise<void> => addTelling(tx, { keepsHour: true })

const addTelling = (tx: Transaction, time: { runAt: Date } | { keepsHour: true }) =>
  addJob(tx, {
    name: TELL_SEARCH_ENGINES,
    payload: {},
    key: TELL_SEARCH_ENGINES,
    queue: TELL_SEARCH_ENGINES,
    ...time,
  })

/** Whether search engines are told, and how that went, for staff. */
export async function describeIndexNow(
  db: Database,
  { origin, ...site }: Site & { origin: string },
): Promise<IndexNow> {
  const settings = await findIndexNow(db)
  const state = await findState(db)
  return {
    isOn: settings?.isOn ?? false,
    keyAddress: keyAddress(settings?.key ?? '', site.publicUrl ?? origin),
    obstacle: await findObstacle(site),
    waiting: await countChanged(db),
    sentAt: state?.sentAt?.toISOString() ?? null,
    sent: state?.sent ?? 0,
    failedAt: state && state.failures > 0 ? (state.failedAt?.toISOString() ?? null) : null,
    reason: state?.reason ?? null,
  }
}

/** Whether this is the key of the site, which its file tells anybody who knows it already. */
export async function isIndexNowKey(db: Database, key: string): Promise<boolean> {
  return (await findIndexNow(db))?.key === key
}
