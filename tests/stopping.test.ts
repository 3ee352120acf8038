import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { closeServer } from '../src/server/serve.ts'
import { createSeededDatabase } from './support/database.ts'
import { openOnNetwork } from './support/on-network.ts'
import { urlOf } from './support/seeded-copy.ts'
import { openProcess } from './support/shop-process.ts'

const PASSWORD = 'проверка-входа-1'

describe('A server that takes leave', () => {
  test('answers what has arrived, says that the connection ends, and does not wait for idle ones', async () => {
    const waiting: ServerResponse[] = []
    const arrived = Promise.withResolvers<void>()
    const { server, port } = await openOnNetwork((request, response) => {
      if (request.url === '/stream') response.write('begun')
      else if (request.url !== '/slow') return void response.end('quick')
      waiting.push(response)
      if (waiting.length === 2) arrived.resolve()
    })
    // An idle connection would end by itself after a while.
    Object.assign(server, { keepAliveTimeout: 0, timeout: 0 })
    const idle = new Agent({ keepAlive: true })
    await getResponse({ port, agent: idle, path: '/quick' })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const slow = getResponse({ port, agent, path: '/slow' })
    // On the same connection, behind the slow one.
    const next = getResponse({ port, agent, path: '/next' })
    // One that has begun has said already that its connection stays.
    const streaming = new Agent({ keepAlive: true })
    const stream = getResponse({ port, agent: streaming, path: '/stream' })
    await arrived.promise
    // The time after which connections are cut never comes: only what it does by itself ends it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const closing = closeServer(server, new Set(waiting))
    for (const response of waiting) response.end('slow')
    expect(await slow).toMatchObject({ status: 200, connection: 'close' })
    expect(await stream).toMatchObject({ status: 200, connection: 'keep-alive' })
    await next.catch(() => undefined)
    await closing
    for (const one of [agent, idle, streaming]) one.destroy()
  })
})

interface RequestOptions {
  port: number
  agent: Agent
  path: string
}

async function getResponse({ port, agent, path }: RequestOptions) {
  const request = get({ host: '127.0.0.1', port, agent, path })
  const [response]: IncomingMessage[] = await once(request, 'response')
  response?.resume()
  return { status: response?.statusCode, connection: response?.headers.connection }
}

describe('A shop that is told to stop', () => {
  const databases: DatabaseConnection[] = []
  afterAll(async () => {
    for (const database of databases) await database.close()
  })
  async function openShop(environment: Record<string, string> = {}) {
    const database = await createSeededDatabase()
    databases.push(database)
    const settings = { DATABASE_URL: urlOf(database), ADMIN_PASSWORD: PASSWORD, ...environment }
    return { database, ...(await openProcess(settings)) }
  }

  test('with a time to drain says that it is not ready, and takes what comes as long', async () => {
    const shop = await openShop({ DRAIN_SECONDS: '20' })
    const isReady = async () => (await fetch(`${shop.address}/readyz`)).status
    const visit = async (name: string) => {
      const page = await fetch(`${shop.address}/contact`)
      const inquiry = await fetch(`${shop.address}/api/inquiries/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, phone: '+7 916 000-00-00' }),
      })
      return [page, inquiry].map(({ status, headers }) => [status, headers.get('connection')])
    }
    expect(await isReady()).toBe(200)
    // The first of each takes longer: it is not to count against the time to drain.
    await visit('Пётр')
    shop.child.kill('SIGTERM')
    await expect.poll(isReady).toBe(503)
    expect(await visit('Павел')).toEqual([
      [200, 'close'],
      [201, 'close'],
    ])
    shop.child.kill('SIGKILL')
    await shop.exit
  })

  test('ends well after its time to drain', async () => {
    const shop = await openShop({ DRAIN_SECONDS: '1' })
    shop.child.kill('SIGTERM')
    expect(await shop.exit).toEqual([0, null])
  })

  test('stores the inquiry that is just arriving, and ends well', async () => {
    const shop = await openShop()
    const { port } = new URL(shop.address)
    const body = JSON.stringify({ name: 'Пётр', phone: '+7 916 000-00-00' })
    const sending = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/inquiries/contact',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    })
    sending.write(body.slice(0, 10))
    await fetch(`${shop.address}/healthz`)
    shop.child.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`${shop.address}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    sending.end(body.slice(10))
    const [response]: IncomingMessage[] = await once(sending, 'response')
    expect(response?.statusCode).toBe(201)
    expect(response?.headers.connection).toBe('close')
    response?.resume()
    expect(await shop.exit).toEqual([0, null])
  })

  test('ends although a save waits for a row that nobody gives back', async () => {
    const shop = await openShop()
    const send = (method: string, path: string, body: unknown, cookie = '') =>
      fetch(shop.address + path, {
        method,
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    const signedIn = await send('POST', '/api/admin/login', { username: 'admin', password: PASSWORD })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const other = await shop.database.pool.connect()
    await other.query('begin')
    await other.query('select 1 from faq_items where id = 1 for update')
    const saving = send('PUT', '/api/admin/faq/items/1', { answer: 'Никогда' }, cookie).catch(() => 'cut')
    await expect.poll(() => countWaiting(shop.database)).toBe(1)
    shop.child.kill('SIGTERM')
    expect(await shop.exit).toEqual([0, null])
    expect(await saving).toBe('cut')
    await other.query('rollback')
    other.release()
  })

  async function countWaiting(database: DatabaseConnection): Promise<number> {
    const { rowCount } = await database.pool.query(`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    return rowCount ?? 0
  }
})
