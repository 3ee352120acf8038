import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { seconds } from '../src/lib/duration.ts'
import { afterChanges } from '../src/server/compose/all-jobs.ts'
import { listenForContentChanges } from '../src/server/platform/db/content-changes.ts'
import { connect } from '../src/server/platform/db/database.ts'
import { planAfterChanges } from '../src/server/platform/jobs/work-after-changes.ts'
import { openDesk } from './support/desk.ts'
import { quietLog } from './support/log.ts'
import { letJobCome } from './support/queue.ts'
import { waitFor } from './support/wait-for.ts'
import { openWorkingShop } from './support/working-shop.ts'

const { shop } = await openWorkingShop()
const { call, callJson } = openDesk(shop)
const log = quietLog()

const JOB = 'make-product-feed'
const waiting = async () => {
  const { rows } = await shop.database.pool.query<{ late: number }>(
    'select extract(epoch from run_at - now())::float as late from graphile_worker.jobs where key = $1',
    [JOB],
  )
  return rows
}

let stop: () => Promise<void>
beforeAll(() => {
  const later = planAfterChanges({ db: shop.database.db, jobs: afterChanges, log })
  const listening = listenForContentChanges(shop.database.pool.options, log, later.hear)
  stop = async () => {
    later.stop()
    await listening.stop()
  }
})
afterAll(() => stop())

const readFeed = async () => {
  const response = await shop.get('/feeds/yandex.yml')
  expect(response.status).toBe(200)
  return await response.text()
}

test('the feed is made at the start, and again after a price has changed, by one job however many changes come', async () => {
  await waitFor(async () => expect(await readFeed()).toContain('<offer '))
  await waitFor(async () => expect(await waiting()).toEqual([]))
  for (const price of [77_700_000, 77_711_100]) {
    expect((await call('PATCH', '/products/1/price', { price })).status).toBe(200)
  }
  await waitFor(async () => expect(await waiting()).toHaveLength(1))
  const [job] = await waiting()
  // A second of gathering has passed already; the rest leaves room below the twenty that are promised.
  expect(job?.late).toBeLessThanOrEqual(5)
  await letJobCome(shop.database.pool, JOB)
  await waitFor(async () => expect(await readFeed()).toContain('<price>777111</price>'))
})

test('what changes without a call is heard too', async () => {
  await shop.database.pool.query('update products set price = 66600000 where id = 2')
  await waitFor(async () => expect(await waiting()).toHaveLength(1))
  await letJobCome(shop.database.pool, JOB)
  await waitFor(async () => expect(await readFeed()).toContain('<price>666000</price>'))
})

test('without PUBLIC_URL the page names the address that the feed is made with, and search engines are not told', async () => {
  await shop.database.pool.query("update users set last_login_origin = 'https://signed-in.example'")
  expect(await callJson(200, 'GET', '/admin/feed')).toMatchObject({
    address: 'https://signed-in.example/feeds/yandex.yml',
  })
  expect(await callJson(200, 'GET', '/admin/index-now')).toMatchObject({ obstacle: 'no_public_url' })
})

test('a database that does not take the work is asked again, and no more after the stop', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  // A log and a pool of its own: the shop's work goes on meanwhile.
  const own = quietLog()
  const warn = vi.spyOn(own, 'warn')
  const { db, pool, close } = connect({}, own)
  onTestFinished(close)
  // At once: a real connection is refused by a clock that is not the test's.
  const ask = vi.spyOn(pool, 'connect').mockImplementation(() => Promise.reject(new Error('no database')))
  const later = planAfterChanges({ db, jobs: afterChanges, log: own })
  later.hear()
  await vi.advanceTimersByTimeAsync(seconds(5))
  expect(ask.mock.calls.length).toBeGreaterThan(1)
  expect(warn).toHaveBeenCalledTimes(ask.mock.calls.length)
  ask.mockClear()
  await vi.advanceTimersByTimeAsync(seconds(5))
  expect(ask).toHaveBeenCalled()
  later.stop()
  ask.mockClear()
  later.hear()
  await vi.advanceTimersByTimeAsync(seconds(5))
  expect(ask).not.toHaveBeenCalled()
})
