import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { traceStatements } from '../src/server/platform/db/tracing/trace-statements.ts'
import { findTracing, openTracing } from '../src/server/platform/tracing/tracing.ts'
import { CLIENT, FAILED, openCollector, SERVER } from './support/collector.ts'
import { createSeededDatabase } from './support/database.ts'
import { root } from './support/files.ts'
import { urlOf } from './support/seeded-copy.ts'
import { dist } from './support/shop.ts'
import { openProcess, type ShopProcess } from './support/shop-process.ts'
import { waitFor } from './support/wait-for.ts'

const PRELOAD = path.join(root, 'tests/support/tracing.mjs')
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PROXYS_SPAN = '00f067aa0ba902b7'
const CLIENTS = { name: 'Ирина Прозорова', phone: '+7 926 123-45-67', email: 'irina@example.org' }
const READ = '/api/faq/categories/'

describe('The built server with a preload of OpenTelemetry', () => {
  let database: DatabaseConnection
  let collector: Awaited<ReturnType<typeof openCollector>>
  let shop: ShopProcess
  beforeAll(async () => {
    ;[database, collector] = await Promise.all([createSeededDatabase(), openCollector()])
    shop = await openProcess({
      DATABASE_URL: urlOf(database),
      // Requests wait for the connections of others.
      DATABASE_POOL_SIZE: '2',
      TRUST_PROXY: 'on',
      NODE_OPTIONS: `--import=${PRELOAD}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    })
  })
  afterAll(async () => {
    shop.child.kill('SIGKILL')
    await shop.exit
    collector.close()
    await database.close()
  })

  const ask = (address: string, id: string, init: RequestInit = {}) =>
    fetch(shop.address + address, { ...init, headers: { ...init.headers, 'x-request-id': id } })
  const sendInquiry = (id: string) =>
    ask('/api/inquiries/contact', id, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${TRACE}-${PROXYS_SPAN}-01`,
      },
      body: JSON.stringify(CLIENTS),
    })

  /** The span of a request, once it has come, and those of its statements. */
  const findRequest = (id: string) =>
    waitFor(() => {
      const ofRequest = collector.spans.filter(
        ({ attributes }) => attributes['http.response.header.x-request-id'] === id,
      )
      expect(ofRequest).toHaveLength(1)
      const [request] = ofRequest
      const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
      return { request, statements }
    })

  test('sends the span of a request with its id, in the trace of the proxy, and those of its statements', async () => {
    expect((await sendInquiry('an-inquiry')).status).toBe(201)
    const { request, statements } = await findRequest('an-inquiry')
    expect(request).toMatchObject({
      name: 'POST api',
      kind: SERVER,
      traceId: TRACE,
      parentSpanId: PROXYS_SPAN,
      attributes: {
        'http.request.method': 'POST',
        'url.path': '/api/inquiries/contact',
        'http.response.status_code': '201',
        'shop.kind': 'api',
      },
    })
    expect(statements.length).toBeGreaterThan(2)
    for (const { kind, traceId, attributes } of statements) {
      expect({ kind, traceId, system: attributes['db.system.name'] }).toEqual({
        kind: CLIENT,
        traceId: TRACE,
        system: 'postgresql',
      })
    }
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'INSERT', 'COMMIT']))
    expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/^insert into "inquiries" .* values \(.*\$1/s),
    )
  })

  test('gives each of many requests at once its own statements', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `at-once-${index}`)
    await Promise.all(ids.map((id) => ask(`${READ}nothing-${id}`, id)))
    for (const id of ids) {
      const { statements } = await findRequest(id)
      expect(statements.map(({ name }) => name)).toEqual(['SELECT'])
    }
  })

  test('says that a statement and its request failed, by their codes', async () => {
    await database.pool.query('alter table inquiries rename to hidden')
    expect((await sendInquiry('a-failure')).status).toBe(500)
    await database.pool.query('alter table hidden rename to inquiries')
    const { request, statements } = await findRequest('a-failure')
    expect(request?.status).toEqual({ code: FAILED })
    const failed = statements.filter(({ status }) => status?.code === FAILED)
    expect(failed.map(({ attributes }) => attributes['error.type'])).toContain('42P01')
  })

  test('sends nothing personal: no values, no parameters of an address, no key of a preview', async () => {
    await ask('/api/admin/inquiries?search=Irina', 'a-search')
    await ask('/preview/key-of-a-preview', 'a-preview')
    expect((await findRequest('a-search')).request?.attributes['url.path']).toBe('/api/admin/inquiries')
    expect((await findRequest('a-preview')).request?.attributes['url.path']).toBe('/preview/…')
    const sent = JSON.stringify(collector.spans.map(({ name, attributes }) => [name, attributes]))
    expect(sent).toContain('insert into')
    expect(sent).not.toMatch(/Ирина|Прозорова|irina|926 123|9261234567|key-of-a-preview/i)
  })

  test('answers and ends as ever while the collector hangs, and when it is gone', async () => {
    collector.hang()
    const before = collector.calls()
    expect((await ask(READ, 'to-a-hung-one')).status).toBe(200)
    await waitFor(() => expect(collector.calls()).toBeGreaterThan(before))
    expect((await sendInquiry('while-it-hangs')).status).toBe(201)
    collector.close()
    expect((await sendInquiry('when-it-is-gone')).status).toBe(201)
    shop.child.kill('SIGTERM')
    expect(await shop.exit).toEqual([0, null])
  })
})

describe('Without a preload', () => {
  test('nothing is loaded, and a pool stays as it is', async () => {
    await openTracing()
    expect(findTracing()).toBeNull()
    const pool = new pg.Pool()
    traceStatements(pool)
    expect(Object.hasOwn(pool, 'connect')).toBe(false)
    expect(pool.listenerCount('connect')).toBe(0)
  })

  test('the built server does not read the library', () => {
    const read = new Set<string>()
    const collect = (file: string) => {
      if (read.has(file)) return
      read.add(file)
      const text = readFileSync(path.join(dist, 'server', file), 'utf8')
      for (const [, name = ''] of text.matchAll(/^(?:import|export) [^;]*?["']\.\/([\w.-]+\.js)["']/gm))
        collect(name)
      expect(text, file).not.toContain('opentelemetry.js.api.${')
    }
    collect('main.js')
    expect(read.size).toBeGreaterThan(3)
  })
})
