import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltProgram, buildProgram } from './support/build-program.ts'
import { createSeededDatabase } from './support/database.ts'
import { untilDone, untilListening } from './support/queue.ts'
import { urlOf } from './support/seeded-copy.ts'
import { run } from './support/shop-process.ts'
import { waitFor } from './support/wait-for.ts'

/** Rounds of the second test; 30 for a thorough look. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 5)

/** What was noted of each delivery when it rang, by its id. */
const rings = new Map<number, string[]>()
/** Answers a ring; at once by default. */
let answer = (response: ServerResponse) => void response.end()
const hook = createServer(async (request, response) => {
  const id = Number(request.headers['x-delivery-id'])
  const { rows } = await database.pool.query('select status from deliveries where id = $1', [id])
  rings.set(id, [...(rings.get(id) ?? []), rows[0]?.status])
  answer(response)
})
let database: Awaited<ReturnType<typeof createSeededDatabase>>
let program: BuiltProgram

beforeAll(async () => {
  database = await createSeededDatabase()
  program = await buildProgram('tests/support/ringing-process.ts')
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  hook.closeAllConnections()
  hook.close()
  await database.close()
  await program?.remove()
})

/** Starts the process; resolves when it takes inquiries. */
async function start() {
  const { port } = hook.address() as AddressInfo
  const { child, exit } = run(program.file, {
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
    'select id, status, attempts from deliveries where inquiry_id = $1',
    [inquiryId],
  )
  return rows
}
const untilSent = (inquiryId: number) =>
  waitFor(async () => expect(await find(inquiryId)).toMatchObject([{ status: 'sent' }]))

test('a ring that was under way when the process was killed is taken up by the next one, unasked', async () => {
  answer = () => undefined
  const killed = await start()
  await untilListening(database.pool)
  const id = await killed.send()
  await expect.poll(() => rings.size).toBe(1)
  await killed.kill()
  answer = (response) => void response.end()
  const next = await start()
  await untilSent(id)
  const [delivery] = await find(id)
  expect(delivery.attempts).toBe(1)
  expect(rings.get(delivery.id)).toEqual(['queued', 'queued'])
  await next.kill()
})

test('killed at any moment after storing, each inquiry rings, and not again after it was noted', async () => {
  const ids: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const shop = await start()
    ids.push(await shop.send(), await shop.send())
    await sleep((round % 6) * 8)
    await shop.kill()
  }
  const last = await start()
  for (const id of ids) await untilSent(id)
  await untilDone(database.pool, 'send-delivery')
  await last.kill()
  for (const id of ids) {
    const [delivery] = await find(id)
    expect(new Set(rings.get(delivery.id))).toEqual(new Set(['queued']))
  }
}, 240_000)
