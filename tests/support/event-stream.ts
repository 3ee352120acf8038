import { afterAll, beforeAll, expect } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { createInquiryEvents } from '../../src/server/features/inquiries/events/inquiry-events.service.ts'
import { listenForContentChanges } from '../../src/server/platform/db/content-changes.ts'
import { loadBuiltBundle } from '../../src/server/platform/pages/page-bundle.ts'
import { closeServer, createListener } from '../../src/server/serve.ts'
import { quietLog } from './log.ts'
import { openOnNetwork } from './on-network.ts'
import { dist, type openShop, signInAs } from './shop.ts'
import { waitFor } from './wait-for.ts'

/** Name of the links by which instances hear the database. */
export const LISTENER = 'listener-of-events'

/** One instance with a server of its own on the shop's database, which hears the events of inquiries. */
export async function openInstance({ config, contentCache, database }: Shop) {
  const log = quietLog()
  const events = createInquiryEvents(database.db)
  const options = { ...database.pool.options, application_name: LISTENER }
  const listening = listenForContentChanges(options, log, () => undefined, events.hear)
  const parts = { config, db: database.db, log, contentCache, events, clientFiles: null }
  const app = createApp({ ...parts, bundle: await loadBuiltBundle(dist) })
  const unfinished = new Set<never>()
  const { server, address } = await openOnNetwork(createListener(app, contentCache, config, unfinished))
  return {
    address: `${address}/api/admin/events`,
    async stop() {
      events.close()
      await Promise.all([closeServer(server, unfinished), listening.stop()])
    },
    /** Ends the connections that clients keep, for which a stop would wait some seconds. */
    cut: () => server.closeAllConnections(),
  }
}

type Shop = ReturnType<typeof openShop>

/** An instance that hears the shop's events. */
export type Instance = Awaited<ReturnType<typeof openInstance>>

interface Pair {
  first: Instance
  second: Instance
  /** Of a manager. */
  cookie: string
}

/** Two instances that hear the shop's events, while the file's tests run; they are given to `take` before the first one. */
export function openPair(shop: Shop, take: (pair: Pair) => void): void {
  const opened: Instance[] = []
  beforeAll(async () => {
    const open = async () => {
      const instance = await openInstance(shop)
      opened.push(instance)
      return instance
    }
    const [first, second] = [await open(), await open()]
    const cookie = await signInAs(shop, 'manager')
    await untilHeard(shop, [first.address, second.address], cookie)
    take({ first, second, cookie })
  })
  afterAll(() =>
    Promise.all(
      opened.map(({ stop, cut }) => {
        const stopped = stop()
        cut()
        return stopped
      }),
    ),
  )
}

/** Message of a stream of events. */
export interface Message {
  event: string
  id: string
  data: { id: number; version: number; isComplete?: boolean }
}

/** Reads a stream of events; `messages` grows while it is open. */
export async function readStream(address: string, headers: Record<string, string>) {
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

/** Ids of notifications of ours, beyond those of inquiries. */
let lastProbe = 1_000_000_000

/** Waits until all of these have heard everything that was committed before: a notification of its own has arrived everywhere. */
export async function untilHeard(
  { database }: Shop,
  addresses: readonly string[],
  cookie: string,
): Promise<void> {
  const probes = await Promise.all(addresses.map((address) => readStream(address, { cookie })))
  const notify = async () => {
    lastProbe += 1
    const event = JSON.stringify({ event: 'inquiry.changed', id: lastProbe, version: 1 })
    await database.pool.query(`select pg_notify('inquiry_changed', $1)`, [event])
    return lastProbe
  }
  // Some may not be linked to the database yet; of those that are, the last notification comes after all others.
  await waitFor(async () => {
    await notify()
    expect(probes.every(({ messages }) => messages.length > 0)).toBe(true)
  })
  const last = await notify()
  for (const { messages, abort } of probes) {
    await waitFor(() => expect(messages.map(({ data }) => data.id)).toContain(last))
    abort()
  }
}
