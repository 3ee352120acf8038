import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSeededDatabase } from './support/database.ts'
import { run, urlOf } from './support/shop-process.ts'

/** Rounds of the second test; 30 for a thorough look. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 5)

/** Times at which each delivery rang, by its id. */
const rings = new Map<number, number[]>()
/** Answers a ring; at once by default. */
let answer = (response: ServerResponse) => void response.end()
const hook = createServer((request, response) => {
  const id = Number(request.headers['x-delivery-id'])
  rings.set(id, [...(rings.get(id) ?? []), Date.now()])
  answer(response)
})
let database: Awaited<ReturnType<typeof createSeededDatabase>>

beforeAll(async () => {
  database = await createSeededDatabase()
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  hook.closeAllConnections()
  hook.close()
  await database.close()
})

/** Starts the process; resolves when it takes requests. */
async function start() {
  const { port } = hook.address() as AddressInfo
  const { child, exit } = run('tests/support/ringing-process.ts', {
    DATABASE_URL: urlOf(database),
    RING_URL: `http://127.0.0.1:${port}/`,
  })
  const address = await new Promise<string>((done) =>
    child.stdout.once('data', (line) => done(String(line).trim())),
  )
  return {
    send: async () => Number(await (await fetch(address, { method: 'POST' })).text()),
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

async function find(inquiryId: number) {
  const { rows } = await database.pool.query(
    'select id, status, attempts, sent_at from deliveries where inquiry_id = $1',
    [inquiryId],
  )
  return rows
}
const untilSent = (inquiryId: number) =>
  vi.waitFor(async () => expect(await find(inquiryId)).toMatchObject([{ status: 'sent' }]), {
    timeout: 9000,
    interval: 50,
  })

test('a ring that was under way when the process was killed is taken up by the next one within two seconds', async () => {
  answer = () => undefined
  const killed = await start()
  const id = await killed.send()
  await vi.waitFor(() => expect(rings.size).toBe(1), { timeout: 5000 })
  await killed.kill()
  answer = (response) => void response.end()
  const next = await start()
  const began = Date.now()
  await untilSent(id)
  expect(Date.now() - began).toBeLessThan(2000)
  const [delivery] = await find(id)
  expect(rings.get(delivery.id)).toHaveLength(2)
  await next.kill()
}, 30_000)

test('killed at any moment after storing, each request rings, and not again after it was noted', async () => {
  const ids: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const shop = await start()
    ids.push(await shop.send(), await shop.send())
    await sleep((round % 6) * 8)
    await shop.kill()
  }
  const last = await start()
  for (const id of ids) await untilSent(id)
  await sleep(500)
  await last.kill()
  await Promise.all(
    ids.map(async (id) => {
      const [delivery] = await find(id)
      const times = rings.get(delivery.id) ?? []
      expect(times.length).toBeGreaterThan(0)
      expect(Math.max(...times)).toBeLessThanOrEqual(delivery.sent_at.getTime())
    }),
  )
}, 240_000)
