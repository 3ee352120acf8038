import { expect, test } from 'vitest'
import { tellSearchEngines } from '../src/server/features/index-now/index-now.service.ts'
import { createRobotsGate } from '../src/server/features/samples/robots-gate.service.ts'
import { acceptSamples } from './support/accepted-samples.ts'
import { openDesk } from './support/desk.ts'
import { createJobParts } from './support/job-parts.ts'
import { openShop, signInAs } from './support/shop.ts'

const ORIGIN = 'https://septic.example'
const shop = openShop({ PUBLIC_URL: ORIGIN })
acceptSamples(shop)
const { call, callJson, callAs } = openDesk(shop)

const query = (sql: string) => shop.database.pool.query(sql)
/** The service cannot be reached. */
const tell = () =>
  tellSearchEngines(createJobParts(shop.database.db), {
    indexnowUrl: 'http://127.0.0.1:1/',
    publicUrl: ORIGIN,
    robotsGate: createRobotsGate(shop.database.db, shop.contentCache, ORIGIN),
  })

test('a whole call of landing pages without a model is no failure, and the rest is told at once', async () => {
  const turned = await callAs(await signInAs(shop, 'admin'), 'PUT', '/admin/settings', { indexNow: true })
  expect(turned.status).toBe(200)
  expect((await call('PATCH', '/products/1/price', { price: 19_300_000 })).status).toBe(200)
  await tell()
  const state = () => callJson(200, 'GET', '/admin/index-now')
  expect(await state()).toMatchObject({ waiting: 1, reason: 'сервис не отвечает' })
  await query('delete from changed_addresses')
  await query(
    `insert into landing_pages (slug, title, text, filter)
      select 'pustaya-' || n, 'Пустая', 'Пусто.', '{"users": 9999}' from generate_series(1, 10000) as n`,
  )
  expect((await call('PATCH', '/products/3/price', { price: 20_000_000 })).status).toBe(200)
  expect(await state()).toMatchObject({ waiting: 10_001 })
  await tell()
  expect(await state()).toMatchObject({ waiting: 1, reason: null, failedAt: null, sentAt: null, sent: 0 })
  const { rows } = await query(
    "select run_at <= now() as due from graphile_worker.jobs where key = 'tell-search-engines'",
  )
  expect(rows).toEqual([{ due: true }])
})
