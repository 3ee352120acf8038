import { afterEach, expect } from 'vitest'
import type { PriceRecord } from '../../src/contract/catalogue/prices.ts'
import type { Product } from '../../src/contract/catalogue/products.ts'
import type { ScheduledPrice } from '../../src/contract/catalogue/scheduled-prices.ts'
import { applyScheduledPriceJob } from '../../src/server/features/catalogue/prices/scheduled-prices.job.ts'
import { startJobs } from '../../src/server/platform/jobs/start-jobs.ts'
import { openCatalogueDesk } from './catalogue-desk.ts'
import { quietLog } from './log.ts'
import { OFTEN } from './queue.ts'
import { recordChannels } from './recorded-channels.ts'
import type { TestShop } from './shop.ts'
import { waitFor } from './wait-for.ts'

export const BULK = '/products/bulk-price-update'
export const PLANS = '/admin/scheduled-prices'
export const FAR = '2099-12-01T00:00:00+03:00'

/** Helpers for a signed-in manager who plans prices, and for the queue that sets them. */
export function openPricePlans(shop: TestShop) {
  const desk = openCatalogueDesk(shop)
  const { callJson } = desk
  const query = async (text: string, values: unknown[] = []) =>
    (await shop.database.pool.query(text, values)).rows
  const list = () => callJson<ScheduledPrice[]>(200, 'GET', PLANS)
  const plan = async (address: string, body: object, method = 'PATCH') =>
    (await callJson<{ scheduledId: number }>(202, method, address, { effectiveAt: FAR, ...body })).scheduledId

  const running: { stop(): Promise<void> }[] = []
  const startWorker = () =>
    running.push(
      startJobs({
        database: shop.database,
        jobs: [applyScheduledPriceJob],
        channels: recordChannels(),
        log: quietLog(),
        dataDir: '/nonexistent',
        readOrigin: async () => 'http://shop.test',
        pollInterval: OFTEN,
      }),
    )
  const stopWorkers = () => Promise.all(running.splice(0).map(({ stop }) => stop()))
  afterEach(stopWorkers)

  return {
    ...desk,
    query,
    list,
    find: async (id: number) => (await list()).find((one) => one.id === id),
    planPrice: (id: number, price: number, effectiveAt = FAR) =>
      plan(`/products/${id}/price`, { price, effectiveAt }),
    planBulk: (modelLine: string, fields: object = {}) =>
      plan(BULK, { modelLine, priceChange: '10', changeType: 'percentage', ...fields }, 'POST'),
    history: (id: number) => callJson<PriceRecord[]>(200, 'GET', `/products/${id}/prices`),
    pricesOf: (ids: readonly number[]) =>
      Promise.all(ids.map(async (id) => (await callJson<Product>(200, 'GET', `/products/id/${id}`)).price)),
    startWorker,
    stopWorkers,
    /** Lets the hour of plans come, and a fresh worker find them. */
    async letItCome(...ids: number[]) {
      await query(
        "update scheduled_prices set effective_at = now() - interval '1 second' where id = any($1)",
        [ids],
      )
      startWorker()
      const states = async () =>
        (await query('select state from scheduled_prices where id = any($1)', [ids])).map(
          ({ state }) => state,
        )
      await waitFor(async () => expect(await states()).not.toContain('planned'))
      await stopWorkers()
    },
  }
}
