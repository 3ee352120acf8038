import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../src/server/app.ts'
import { listenForContentChanges } from '../src/server/db/content-changes.ts'
import { createInquiryEvents } from '../src/server/inquiries/inquiry-events.service.ts'
import { loadBuiltBundle } from '../src/server/pages/page-bundle.ts'
import { closeServer, createListener, listen } from '../src/server/serve.ts'
import { quietLog } from './support/log.ts'
import { dist, openShop, signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const shop = openShop()

/** One instance with a server of its own on the file's database. */
async function openInstance() {
  const { config, contentCache, database } = shop
  const log = quietLog()
  const events = createInquiryEvents(database.db)
  const listening = listenForContentChanges(database.pool.options, log, () => undefined, events.hear)
  const parts = { config, db: database.db, log, contentCache, events, clientFiles: null }
  const app = createApp({ ...parts, bundle: await loadBuiltBundle(dist) })
  const unfinished = new Set<never>()
  const server: Server = await listen(createListener(app, contentCache, config, unfinished), {
    port: 0,
    host: '127.0.0.1',
  })
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    address: `http://127.0.0.1:${port}/api/admin/events`,
    async stop() {
      events.close()
      await Promise.all([closeServer(server, unfinished), listening.stop()])
    },
  }
}

interface Message {
  event: string
  id: string
  data: { id: number; version: number }
}

/** Reads a stream; `messages` grows while it is open. */
async function read(address: string, headers: Record<string, string>) {
  const abort = new AbortController()
  const response = await fetch(address, { headers, signal: abort.signal })
  expect(response.status).toBe(200)
  const messages: Message[] = []
  const stream = { response, messages, lastId: '', text: '', isOpen: true, abort: () => abort.abort() }
  void (async () => {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of response.body ?? []) {
      stream.text += decoder.decode(chunk)
      rest += decoder.decode(chunk)
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) take(block)
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      stream.isOpen = false
    })
  function take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => line.split(': ', 2) as [string, string]))
    stream.lastId = fields.get('id') ?? stream.lastId
    const [event, data] = [fields.get('event'), fields.get('data')]
    if (event && data) messages.push({ event, id: stream.lastId, data: JSON.parse(data) })
  }
  await waitFor(() => expect(stream.text).toContain('retry: '))
  return stream
}

let first: Awaited<ReturnType<typeof openInstance>>
let second: Awaited<ReturnType<typeof openInstance>>
let cookie = ''
beforeAll(async () => {
  ;[first, second] = [await openInstance(), await openInstance()]
  cookie = await signInAs(shop, 'manager')
  // Both listen once a notification has arrived.
  const probe = await Promise.all([read(first.address, { cookie }), read(second.address, { cookie })])
  await waitFor(async () => {
    await shop.database.pool.query(`notify inquiry_changed, '{"event":"inquiry.changed","id":1,"version":1}'`)
    expect(probe.every(({ messages }) => messages.length > 0)).toBe(true)
  })
  for (const stream of probe) stream.abort()
})
afterAll(() => Promise.all([first.stop(), second.stop()]))

async function post(name = 'Виктор Н.'): Promise<number> {
  const response = await shop.post('/api/inquiries/contact', { name, phone: `+7 916 ${Math.random()}` })
  return (await response.json()).id
}

const namesOf = (messages: readonly Message[], id: number) =>
  messages.filter(({ data }) => data.id === id).map(({ event }) => event)

describe('The stream of events', () => {
  test('is for staff, and says so before it is opened', async () => {
    expect((await fetch(first.address)).status).toBe(401)
    expect((await fetch(first.address, { method: 'HEAD' })).status).toBe(401)
    expect((await fetch(first.address, { method: 'HEAD', headers: { cookie } })).status).toBe(204)
  })

  test('passes proxies unbuffered, uncompressed and unstored', async () => {
    const { response, abort } = await read(first.address, { cookie, 'accept-encoding': 'br, gzip' })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    abort()
  })

  test('names a new request on every instance, and then its change', async () => {
    const streams = await Promise.all([read(first.address, { cookie }), read(second.address, { cookie })])
    const id = await post()
    for (const { messages } of streams) {
      await expect.poll(() => namesOf(messages, id)).toEqual(['inquiry.created'])
    }
    await shop.database.pool.query(`update inquiries set status = 'processing' where id = $1`, [id])
    for (const { messages, abort } of streams) {
      await expect
        .poll(() => messages.at(-1))
        .toMatchObject({
          event: 'inquiry.changed',
          data: { id, version: 2 },
        })
      abort()
    }
  })

  test('goes on after the last event: exactly on the same instance, at least on another', async () => {
    const before = await read(first.address, { cookie })
    const known = await post()
    await expect.poll(() => namesOf(before.messages, known)).toEqual(['inquiry.created'])
    before.abort()
    const missed = await post()
    const again = await read(first.address, { cookie, 'last-event-id': before.lastId })
    await expect.poll(() => namesOf(again.messages, missed)).toEqual(['inquiry.created'])
    expect(namesOf(again.messages, known)).toEqual([])
    again.abort()
    const other = await read(`${second.address}?lastEventId=${before.lastId}`, { cookie })
    await expect.poll(() => namesOf(other.messages, missed)).toContain('inquiry.created')
    other.abort()
  })

  test('begins anew after a mark of a time that has not come', async () => {
    const stream = await read(first.address, { cookie, 'last-event-id': '999999999999999-abcdefgh-1' })
    const id = await post()
    await expect.poll(() => namesOf(stream.messages, id)).toEqual(['inquiry.created'])
    stream.abort()
  })

  test('ends with its session, and does not prolong it', async () => {
    const own = await signInAs(shop, 'manager', 'leaver')
    const expiry = `select max(expires_at)::text as at from sessions join users on users.id = user_id where username = 'leaver'`
    await shop.database.pool.query(`update sessions set expires_at = now() + interval '2 hours'
      where user_id = (select id from users where username = 'leaver')`)
    const { rows: before } = await shop.database.pool.query(expiry)
    const stream = await read(first.address, { cookie: own })
    const { rows: after } = await shop.database.pool.query(expiry)
    expect(after).toEqual(before)
    await shop.database.pool.query(`update users set is_active = false where username = 'leaver'`)
    await expect.poll(() => stream.isOpen).toBe(false)
  })

  test('is refused beyond six of one session', async () => {
    const own = await signInAs(shop, 'manager', 'many-windows')
    const streams = []
    for (let n = 0; n < 6; n += 1) streams.push(await read(second.address, { cookie: own }))
    const refused = await fetch(second.address, { headers: { cookie: own } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    for (const { abort } of streams) abort()
    await expect
      .poll(() => fetch(second.address, { method: 'HEAD', headers: { cookie: own } }).then((r) => r.status))
      .toBe(204)
  })

  test('does not hold up a stop', async () => {
    const third = await openInstance()
    const stream = await read(third.address, { cookie })
    // The time after which connections are cut never comes: the stream ends by itself.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await third.stop()
    await expect.poll(() => stream.isOpen).toBe(false)
  })
})

test('A notification that this version does not know is passed over, and the next one is heard', async () => {
  const stream = await read(first.address, { cookie })
  for (const strange of ['', 'не событие', '{"event":"inquiry.archived","id":1,"version":1}']) {
    await shop.database.pool.query("select pg_notify('inquiry_changed', $1)", [strange])
  }
  const id = await post()
  await waitFor(() => expect(stream.messages.at(-1)?.data.id).toBe(id))
  stream.abort()
})
