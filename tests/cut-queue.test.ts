import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReceiver } from './support/channel-receivers.ts'
import { createSeededDatabase } from './support/database.ts'
import { urlOf } from './support/seeded-copy.ts'
import { openProcess, type ShopProcess } from './support/shop-process.ts'
import { waitFor } from './support/wait-for.ts'

const PASSWORD = 'проверка-обрывов-1'
/** Between two cuts, ms, and how many there are. */
const PAUSE = 300
const CUTS = 20
/** For a ring that a cut is to meet, ms at most: the queue may still be in a pause before it connects again. */
const RING_PAUSE = 200
/** Between two inquiries of a visitor, ms: every cut meets some of them and their rings. */
const VISITOR_PAUSE = 20

let database: Awaited<ReturnType<typeof createSeededDatabase>>
let hook: Awaited<ReturnType<typeof openReceiver>>
let shop: ShopProcess
beforeAll(async () => {
  ;[database, hook] = await Promise.all([createSeededDatabase(), openReceiver()])
  shop = await openProcess({ DATABASE_URL: urlOf(database), ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'silent' })
  const signedIn = await call('POST', '/admin/login', { username: 'admin', password: PASSWORD })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const webhook = { enabled: true, url: hook.address, secret: 'тайна', allowPrivate: true }
  expect((await call('PUT', '/admin/channels', { webhook }, cookie)).status).toBe(200)
})
afterAll(async () => {
  shop.child.kill('SIGKILL')
  await shop.exit
  await hook.close()
  await database.close()
})

const call = (method: string, address: string, body: unknown, cookie = '') =>
  fetch(`${shop.address}/api${address}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Sends an inquiry; null when the shop could not take it just then. */
async function send(): Promise<number | null> {
  const response = await call('POST', '/inquiries/contact', {
    name: 'Вера',
    phone: '89261234567',
    message: randomUUID(),
  })
  return response.status === 201 ? (await response.json()).id : null
}

/** Ends every connection of the shop to the database. */
const cut = () =>
  database.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)

test('connections cut again and again while rings fail and succeed end neither the shop nor a ring', async () => {
  let calls = 0
  let heard = Promise.withResolvers<void>()
  hook.answer = () => {
    calls += 1
    heard.resolve()
    return { status: calls % 2 === 0 ? 500 : 200 }
  }
  const taken: number[] = []
  let isCutting = true
  const visitors = Array.from({ length: 3 }, async () => {
    while (isCutting) {
      const id = await send()
      if (id !== null) taken.push(id)
      // Otherwise they take both processors for as long as it is cut.
      await sleep(VISITOR_PAUSE)
    }
  })
  for (let round = 0; round < CUTS; round += 1) {
    await sleep(PAUSE)
    // Best when the queue is about to note how a ring has ended.
    heard = Promise.withResolvers()
    await Promise.race([heard.promise, sleep(RING_PAUSE)])
    await cut()
  }
  isCutting = false
  await Promise.all(visitors)
  expect(shop.child.exitCode).toBeNull()
  expect(taken.length).toBeGreaterThan(0)
  hook.answer = () => ({ status: 200 })
  await database.pool.query("update deliveries set next_at = now() where status = 'queued'")
  await database.pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
  await waitFor(async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int from unnest($1::int[]) as taken
       where not exists (select from deliveries where inquiry_id = taken and kind = 'first' and status = 'sent')`,
      [taken],
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})
