import { once } from 'node:events'
import { get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { plainPage } from '../../tests/support/cached-responses.ts'
import { seconds } from '../lib/duration.ts'
import { readConfig, WrongConfig } from './config.ts'
import { ContentCache } from './platform/pages/content-cache.ts'
import { closeServer, createListener, listen } from './serve.ts'

const HOST = '127.0.0.1'
const opened: Server[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(opened.splice(0).map((server) => closeServer(server)))
}, seconds(10))

const portOf = (server: Server) => {
  const bound = server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

/** A server with «/» in its cache; the app answers anything else with the method. */
async function open(environment: Record<string, string> = {}) {
  const config = readConfig({ HOST, ...environment })
  const cache = new ContentCache(1_000_000)
  await cache.pages.refresh('/', () => plainPage('cached'))
  const release = Promise.withResolvers<void>()
  const app = new Hono()
    .get('/slow', async (c) => {
      await release.promise
      return c.text('late')
    })
    .all('*', (c) => c.text(`app ${c.req.method}`))
  const unfinished = new Set<ServerResponse>()
  const server = await listen(createListener(app, cache, config, unfinished), { host: HOST, port: 0 })
  opened.push(server)
  const address = `http://${HOST}:${portOf(server)}`
  const read = async (path: string, init?: RequestInit) => (await fetch(address + path, init)).text()
  // The first request compresses the form that the cache then has ready.
  const cached = cache.pages.fresh('/')
  await cached?.build(config.publicUrl ?? address, 'identity')
  const plain = { headers: { 'accept-encoding': 'identity' } }
  return { server, read, plain, unfinished, cache, release: release.resolve, address }
}

describe('What is ready in the cache', () => {
  test('is sent without the app, to whoever reads; a write is not', async () => {
    const { read, plain } = await open()
    expect(await read('/', plain)).toBe('cached')
    expect(await read('/', { ...plain, method: 'POST' })).toBe('app POST')
    expect(await read('/other', plain)).toBe('app GET')
  })

  test('is sent without its body to who asks for the head only, and plain to who names no encoding', async () => {
    const { address } = await open()
    const head = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect([head.headers.get('etag'), await head.text()]).toEqual([expect.stringMatching(/^W\//), ''])
    const [response]: IncomingMessage[] = await once(get(address), 'response')
    expect(await response?.toArray().then((parts) => parts.join(''))).toBe('cached')
  })

  test('is not sent to somebody signed in; another cookie does not matter', async () => {
    const { read, plain } = await open()
    const withCookie = (cookie: string) => ({ headers: { ...plain.headers, cookie } })
    expect(await read('/', withCookie('staff_session=abc'))).toBe('app GET')
    expect(await read('/', withCookie('theme=dark'))).toBe('cached')
  })

  test('is no longer sent once content has changed', async () => {
    const { read, plain, cache } = await open()
    cache.invalidate()
    expect(await read('/', plain)).toBe('app GET')
  })

  test('is left to the app where a proxy has to say the address, unless that is given', async () => {
    const behind = await open({ TRUST_PROXY: 'on' })
    expect(await behind.read('/', behind.plain)).toBe('app GET')
    const cookie = 'staff_session=abc'
    expect(await behind.read('/', { headers: { ...behind.plain.headers, cookie } })).toBe('app GET')
    const named = await open({ TRUST_PROXY: 'on', PUBLIC_URL: 'http://shop.test' })
    expect(await named.read('/', named.plain)).toBe('cached')
  })
})

describe('A server', () => {
  test('counts a request as unfinished until its response has gone', async () => {
    const { read, unfinished, release } = await open()
    const response = read('/slow')
    await expect.poll(() => unfinished.size).toBe(1)
    release()
    expect(await response).toBe('late')
    await expect.poll(() => unfinished.size).toBe(0)
  })

  test('that is closed finishes what it has begun, and says that the connection ends', async () => {
    const { server, unfinished, release, address } = await open()
    const running = fetch(`${address}/slow`)
    await expect.poll(() => unfinished.size).toBe(1)
    const closed = closeServer(server, unfinished)
    release()
    const response = await running
    expect([await response.text(), response.headers.get('connection')]).toEqual(['late', 'close'])
    await closed
    await expect(fetch(address)).rejects.toThrow()
  })

  test('that is closed answers who had only connected, and says that the connection ends', async () => {
    const { server } = await open()
    const socket = connect(portOf(server), HOST)
    await once(server, 'connection')
    const closed = closeServer(server)
    socket.write(`GET /other HTTP/1.1\r\nhost: ${HOST}\r\n\r\n`)
    expect(String(await socket.toArray())).toMatch(
      /^HTTP\/1\.1 200 OK\r\n[\s\S]*^connection: close\r\n[\s\S]*app GET/im,
    )
    await closed
  })

  test('that is closed waits five seconds for what it has begun, and then cuts the connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { server, unfinished, address } = await open()
    const running = fetch(`${address}/slow`)
    const failed = expect(running).rejects.toThrow()
    await expect.poll(() => unfinished.size).toBe(1)
    const closed = closeServer(server, unfinished)
    vi.advanceTimersByTime(seconds(5))
    await closed
    await failed
  })

  test('holds idle connections for 65 seconds, waits for headers for 60 and for no body longer than for a form', async () => {
    const { server } = await open()
    expect([server.keepAliveTimeout, server.headersTimeout, server.requestTimeout]).toEqual([
      65_000, 60_000, 660_000,
    ])
    expect(server.listenerCount('error')).toBe(0)
  })

  test('on a port that is taken says which; another reason is told as it is', async () => {
    const { server } = await open()
    const port = portOf(server)
    const taken: unknown = await listen(() => undefined, { host: HOST, port }).catch(
      (error: unknown) => error,
    )
    expect(taken).toBeInstanceOf(WrongConfig)
    expect(taken).toMatchObject({ message: `PORT: порт ${port} уже занят, выберите другой` })
    const nowhere = listen(() => undefined, { host: '203.0.113.1', port: 0 })
    await expect(nowhere).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' })
  })

  test('without a host listens everywhere', async () => {
    const server = await listen((_request, response) => response.end('here'), { port: 0, host: undefined })
    opened.push(server)
    expect(await (await fetch(`http://localhost:${portOf(server)}`)).text()).toBe('here')
    const bound = server.address()
    expect(typeof bound === 'object' && bound?.address).not.toBe(HOST)
  })
})
