import { afterEach, expect, test } from 'vitest'
import { connect } from '../src/server/platform/db/database.ts'
import { findTraceId, withRequestId } from '../src/server/request-id.ts'
import { createListener } from '../src/server/serve.ts'
import { captureLog } from './support/log.ts'
import { type OpenedServer, openOnNetwork } from './support/on-network.ts'
import { urlOf } from './support/seeded-copy.ts'
import { openShop } from './support/shop.ts'
import { waitUntil } from './support/wait-for.ts'

const captured = captureLog()
const shop = openShop({}, captured.log)
const ANY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PROXYS = 'req-0001.proxy:7'

const opened: OpenedServer[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()))
  captured.clear()
})

/** Opens the shop to the network; returns its address. */
async function open(trustProxy = false): Promise<string> {
  const config = { ...shop.config, trustProxy }
  const server = await openOnNetwork(createListener(shop.app, shop.contentCache, config))
  opened.push(server)
  return server.address
}

const idOf = (response: Response) => response.headers.get('x-request-id') ?? ''

test.each(['/about', '/api/settings', '/healthz', '/api/nothing', '/assets/nothing.png'])(
  '%s is answered with an id of its own each time, also from the cache',
  async (path) => {
    const address = await open()
    const ids = []
    for (const _time of ['first', 'second', 'third']) ids.push(idOf(await fetch(address + path)))
    expect(ids).toEqual(ids.map(() => expect.stringMatching(ANY)))
    expect(new Set(ids).size).toBe(3)
  },
)

test('the id of a trusted proxy is kept when it is well-formed, and that of anybody else is not', async () => {
  const ask = async (address: string, given: string) =>
    idOf(await fetch(`${address}/healthz`, { headers: { 'x-request-id': given } }))
  const behindProxy = await open(true)
  expect(await ask(behindProxy, PROXYS)).toBe(PROXYS)
  for (const given of ['short', 'a b c d e f g', 'x'.repeat(101), '"><script>'])
    expect(await ask(behindProxy, given)).toMatch(ANY)
  expect(await ask(await open(), PROXYS)).toMatch(ANY)
})

test.each([
  [`00-${TRACE}-00f067aa0ba902b7-01`, TRACE],
  [`cc-${TRACE}-00f067aa0ba902b7-01`, TRACE],
  [`cc-${TRACE}-00f067aa0ba902b7-01-what-comes-later`, TRACE],
  [`00-${TRACE}-00f067aa0ba902b7-01-more`, null],
  [`ff-${TRACE}-00f067aa0ba902b7-01`, null],
  [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, null],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, null],
  [`00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`, null],
  [`00-${TRACE}-00f067aa0ba902b7`, null],
  ['', null],
  [[`00-${TRACE}-00f067aa0ba902b7-01`], null],
  [undefined, null],
])('the trace of %j is %s', (given, traceId) => {
  expect(findTraceId(given, true)).toBe(traceId)
  expect(findTraceId(given, false)).toBeNull()
})

test('the log names the trace of a trusted proxy beside the id of the request, and that of nobody else', async () => {
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`
  const fail = async (address: string) => {
    captured.clear()
    await shop.database.pool.query('alter table inquiries rename to hidden')
    await fetch(`${address}/api/inquiries/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent, 'x-request-id': PROXYS },
      body: JSON.stringify({ name: 'Ирина', phone: '+7 926 123-45-67' }),
    })
    await shop.database.pool.query('alter table hidden rename to inquiries')
    return captured.text()
  }
  expect(await fail(await open(true))).toContain(`"requestId":"${PROXYS}","trace_id":"${TRACE}"`)
  const untrusted = await fail(await open())
  expect(untrusted).toContain('"requestId"')
  expect(untrusted).not.toContain('trace_id')
})

test('a fault tells the id of its request, and the log has it in the lines about it alone', async () => {
  const address = await open()
  await shop.database.pool.query('alter table inquiries rename to hidden')
  const response = await fetch(`${address}/api/inquiries/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ирина', phone: '+7 926 123-45-67' }),
  })
  await shop.database.pool.query('alter table hidden rename to inquiries')
  const id = idOf(response)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    success: false,
    message: `Внутренняя ошибка сервера. Номер запроса для поддержки: ${id}`,
  })
  expect(captured.text()).toContain(`"requestId":"${id}"`)
  captured.clear()
  captured.log.warn('не о запросе')
  expect(captured.text()).not.toContain('requestId')
})

test('a connection that is lost later is no matter of the request that opened it', async () => {
  const { pool, close } = connect({ connectionString: urlOf(shop.database) }, captured.log)
  const { rows } = await withRequestId('first-request', () => pool.query('select pg_backend_pid() as pid'))
  captured.clear()
  await shop.database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await waitUntil(() => captured.text().includes('соединение с базой потеряно'))
  expect(captured.text()).not.toContain('requestId')
  await close()
})
