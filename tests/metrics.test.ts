import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../src/server/app.ts'
import { readConfig } from '../src/server/config.ts'
import { createNotFoundCounter } from '../src/server/features/not-found/not-found-counter.ts'
import type { Metrics } from '../src/server/features/status/metrics/metrics.ts'
import { openMetrics } from '../src/server/features/status/metrics/open-metrics.ts'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { ContentCache } from '../src/server/platform/pages/content-cache.ts'
import { loadBuiltBundle } from '../src/server/platform/pages/page-bundle.ts'
import { createRecentErrors } from '../src/server/recent-errors.ts'
import { createListener } from '../src/server/serve.ts'
import { createSeededDatabase } from './support/database.ts'
import { quietLog } from './support/log.ts'
import { type OpenedServer, openOnNetwork } from './support/on-network.ts'
import { type Metric, readExposition } from './support/read-exposition.ts'
import { dist } from './support/shop.ts'

const TOKEN = 'a-token-of-16-letters'
const config = readConfig({ METRICS_TOKEN: TOKEN, DATA_DIR: '/nonexistent' })
const contentCache = new ContentCache(config.pageCacheBytes)
const recentErrors = createRecentErrors()
let database: DatabaseConnection
let server: OpenedServer
let metrics: Metrics
let address = ''

async function open(given: typeof config, watched: Metrics | null) {
  const notFoundCounter = createNotFoundCounter(database.db, quietLog())
  const bundle = await loadBuiltBundle(dist)
  const app = createApp({
    config: given,
    db: database.db,
    log: quietLog(),
    bundle,
    contentCache,
    clientFiles: path.join(dist, 'client'),
    metrics: watched,
    notFoundCounter,
  })
  const opened = await openOnNetwork(createListener(app, contentCache, given, new Set(), watched?.watch))
  return { opened, at: opened.address, notFoundCounter }
}

let notFound: Awaited<ReturnType<typeof open>>['notFoundCounter']
beforeAll(async () => {
  database = await createSeededDatabase()
  const { pages, api, apiSearches } = contentCache
  metrics = await openMetrics({
    ...config,
    db: database.db,
    pools: { requests: database.pool },
    caches: { pages, api, searches: apiSearches },
    recentErrors,
  })
  const shop = await open(config, metrics)
  server = shop.opened
  address = shop.at
  notFound = shop.notFoundCounter
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const ask = (token: string, at = address) =>
  fetch(`${at}/metrics`, { headers: { authorization: `Bearer ${token}` } })

async function scrape(): Promise<Map<string, Metric>> {
  const response = await ask(TOKEN)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return readExposition(await response.text())
}

function sampleOf(read: Map<string, Metric>, sample: string): number | undefined {
  for (const { samples } of read.values()) if (samples.has(sample)) return samples.get(sample)
  return undefined
}

/** By how much these samples have grown meanwhile. */
async function growth(samples: readonly string[], meanwhile: () => Promise<unknown>): Promise<number[]> {
  const before = await scrape()
  await meanwhile()
  const after = await scrape()
  return samples.map((sample) => (sampleOf(after, sample) ?? 0) - (sampleOf(before, sample) ?? 0))
}

const countOf = (kind: string, status: number | string, method = 'GET') =>
  `shop_http_requests_total{kind="${kind}",method="${method}",status="${status}"}`

test('who does not bring the token finds a page that is not there, and no row of the journal says so', async () => {
  const nowhere = await fetch(`${address}/no-such-page`)
  const page = await nowhere.text()
  for (const headers of [{}, { authorization: TOKEN }, { authorization: `Bearer ${TOKEN}x` }]) {
    const response = await fetch(`${address}/metrics`, { headers })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe(nowhere.headers.get('content-type'))
    expect(await response.text()).toBe(page.replaceAll('/no-such-page', '/metrics'))
  }
  await scrape()
  await notFound.flush()
  const { rows } = await database.pool.query('select path from not_found order by path')
  expect(rows).toEqual([{ path: '/no-such-page' }])
})

test('without the setting nobody finds it', async () => {
  const off = await open(readConfig({ DATA_DIR: '/nonexistent' }), null)
  onTestFinished(() => off.opened.close())
  expect((await ask(TOKEN, off.at)).status).toBe(404)
})

test('a scrape is true to the format, and says what an operator asks for', async () => {
  await fetch(`${address}/about`)
  const read = await scrape()
  const ours = [...read].filter(([name]) => name.startsWith('shop_'))
  expect(ours.map(([name]) => name).toSorted()).toEqual([
    'shop_backup_newest_timestamp_seconds',
    'shop_cache_hits_total',
    'shop_cache_misses_total',
    'shop_database_connection_waiters',
    'shop_database_connections_idle',
    'shop_database_connections_max',
    'shop_database_connections_used',
    'shop_database_up',
    'shop_deliveries',
    'shop_event_streams_open',
    'shop_http_request_duration_seconds',
    'shop_http_requests_total',
    'shop_job_processes',
    'shop_jobs',
    'shop_jobs_oldest_waiting_seconds',
    'shop_last_error_timestamp_seconds',
    'shop_logged_errors_total',
  ])
  for (const [name, { type, help }] of ours) {
    expect(type === 'counter', name).toBe(name.endsWith('_total'))
    expect(help).toMatch(/^\S.+\.$/)
  }
  expect(sampleOf(read, 'shop_database_up')).toBe(1)
  expect(sampleOf(read, 'shop_database_connections_max{pool="requests"}')).toBe(database.pool.options.max)
  expect(sampleOf(read, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  expect(sampleOf(read, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  // Never told as 0: there is no backup, and nothing has failed.
  expect(sampleOf(read, 'shop_backup_newest_timestamp_seconds')).toBeUndefined()
  expect(sampleOf(read, 'shop_last_error_timestamp_seconds')).toBeUndefined()
})

test('visits raise the counts, those answered from memory too, and no address is told', async () => {
  const visits = async () => {
    for (const _time of [1, 2, 3]) await (await fetch(`${address}/contact`)).text()
    await (await fetch(`${address}/an-address-nobody-has`)).text()
    await fetch(`${address}/api/categories`)
    await fetch(`${address}/api/admin/inquiries`)
    await fetch(`${address}/healthz`, { method: 'HEAD' })
    await fetch(`${address}/api/nothing`, { method: 'POST' })
  }
  // From here on it comes from memory.
  await (await fetch(`${address}/contact`)).text()
  const grown = await growth(
    [
      countOf('page', 200),
      countOf('page', 404),
      countOf('api', 200),
      countOf('staff_api', 401),
      countOf('health', 200, 'HEAD'),
      countOf('api', 404, 'POST'),
      countOf('metrics', 200),
      'shop_http_request_duration_seconds_count{kind="page",method="GET"}',
      'shop_http_request_duration_seconds_bucket{le="+Inf",kind="page",method="GET"}',
      'shop_cache_hits_total{cache="pages"}',
    ],
    visits,
  )
  expect(grown).toEqual([3, 1, 1, 1, 1, 1, 1, 4, 4, 3])
  const text = await (await ask(TOKEN)).text()
  expect(text).not.toMatch(/nobody-has|contact|categories/)
})

test('errors of the log, jobs and messages show', async () => {
  const addDelivery = (kind: string, status: string) =>
    database.pool.query(
      'insert into deliveries (kind, channel, recipient, status, occasion) values ($1, $2, $3, $4, $5)',
      [kind, 'email', 'a@shop.example', status, `${kind} ${status}`],
    )
  const grown = await growth(
    [
      'shop_logged_errors_total',
      'shop_jobs{state="waiting"}',
      'shop_jobs{state="planned"}',
      'shop_jobs{state="failed"}',
      'shop_deliveries{state="waiting"}',
      'shop_deliveries{state="failed"}',
    ],
    async () => {
      recentErrors.add('сбой')
      recentErrors.add('сбой')
      await database.pool.query(
        `select graphile_worker.add_job('one'), graphile_worker.add_job('two', run_at => now() + interval '1 hour')`,
      )
      await database.pool.query(
        `update graphile_worker._private_jobs set last_error = 'no', attempts = 1 where run_at > now()`,
      )
      for (const kind of ['summary', 'test'])
        for (const status of ['queued', 'failed', 'sent']) await addDelivery(kind, status)
    },
  )
  expect(grown).toEqual([2, 1, 1, 1, 1, 1])
  const at = recentErrors.list()[0]?.at.getTime() ?? 0
  expect(sampleOf(await scrape(), 'shop_last_error_timestamp_seconds')).toBe(at / 1000)
})

test('while the database does not answer, the figures of the process are told, and none that is old', async () => {
  await database.pool.query('alter table deliveries rename to hidden')
  onTestFinished(async () => void (await database.pool.query('alter table hidden rename to deliveries')))
  const read = await scrape()
  expect(sampleOf(read, 'shop_database_up')).toBe(0)
  expect(sampleOf(read, 'shop_jobs{state="waiting"}')).toBeUndefined()
  expect(sampleOf(read, 'shop_job_processes')).toBeUndefined()
  expect(sampleOf(read, countOf('metrics', 200))).toBeGreaterThan(0)
})
