import type { RequestListener } from 'node:http'
import net from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { ConnectionLimits } from '../src/server/connections.ts'
import { createListener } from '../src/server/serve.ts'
import { type OpenedServer, openOnNetwork } from './support/on-network.ts'
import { openShop } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const shop = openShop()

const sockets = new Set<net.Socket>()
const servers = new Set<OpenedServer>()
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers) await server.close()
  sockets.clear()
  servers.clear()
})

/** Starts a server on a free port; `listener` defaults to the shop's. */
async function open(limits: Partial<ConnectionLimits> = {}, listener?: RequestListener) {
  const answer = listener ?? createListener(shop.app, shop.contentCache, shop.config)
  const listening = vi.fn(answer)
  const opened = await openOnNetwork(listening, limits)
  servers.add(opened)
  return { ...opened, listening }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`

/** Opens a connection that sends a text and never reads responses. */
async function sendUnread(port: number, text: string): Promise<net.Socket> {
  const socket = net.connect({ port, host: '127.0.0.1' }).pause()
  socket.on('error', () => undefined)
  sockets.add(socket)
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(text)
  return socket
}

/** Everything received until the connection ends. */
async function readAll(port: number, text: string): Promise<string> {
  const socket = net.connect({ port, host: '127.0.0.1' })
  sockets.add(socket)
  socket.write(text)
  let read = ''
  for await (const chunk of socket) read += chunk
  return read
}

/** Larger than the network buffers, so that it is only sent completely if the client reads. */
const long = Buffer.alloc(30_000_000)

test('of forty requests each on forty connections that nobody reads one each is served, and others are answered', async () => {
  const served = vi.fn()
  const answer = createListener(shop.app, shop.contentCache, shop.config)
  const { port, address } = await open({}, (request, response) => {
    if (request.url !== '/long') return answer(request, response)
    served()
    response.end(long)
  })
  await Promise.all(Array.from({ length: 40 }, () => sendUnread(port, get('/long').repeat(40))))
  await waitFor(() => expect(served).toHaveBeenCalledTimes(40))
  for (const path of ['/healthz', '/about']) {
    const response = await fetch(address + path, { signal: AbortSignal.timeout(10_000) })
    expect(response.status).toBe(200)
    await response.text()
  }
  expect(served).toHaveBeenCalledTimes(40)
})

test('requests sent ahead are answered in their order', async () => {
  const { port } = await open()
  const last = 'GET /healthz HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'
  const read = await readAll(
    port,
    get('/robots.txt') + get('/nothing').repeat(30) + get('/api/settings') + last,
  )
  expect(read.match(/HTTP\/1\.1 \d+/g)).toEqual([
    'HTTP/1.1 200',
    ...Array.from({ length: 30 }, () => 'HTTP/1.1 404'),
    'HTTP/1.1 200',
    'HTTP/1.1 200',
  ])
  expect(read.indexOf('User-agent')).toBeLessThan(read.indexOf('companyName'))
  expect(read.trimEnd().endsWith('{"status":"ok"}')).toBe(true)
})

test('who sends more ahead than anybody needs is cut off', async () => {
  const { port, listening } = await open({ sentAhead: 5 }, () => undefined)
  const socket = await sendUnread(port, get('/slow').repeat(8))
  socket.resume()
  await new Promise((resolve) => socket.once('close', resolve))
  expect(listening).toHaveBeenCalledTimes(1)
})

test('a connection whose reader takes nothing is cut, one that waits for us is not', async () => {
  const waiting: (() => void)[] = []
  const { server, port } = await open({ unreadFor: 300 }, (request, response) => {
    if (request.url === '/long') response.end(long)
    else waiting.push(() => response.end('at last'))
  })
  const closed = new Promise((resolve) =>
    server.once('connection', (socket) => socket.once('close', resolve)),
  )
  await sendUnread(port, get('/long'))
  const patient = readAll(port, 'GET /slow HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n')
  await closed
  await waitFor(() => expect(waiting).toHaveLength(1))
  await new Promise((resolve) => server.once('timeout', resolve))
  for (const finish of waiting) finish()
  expect(await patient).toContain('at last')
})

test('further connections than the server holds are closed, and it goes on answering', async () => {
  const { port, address } = await open({ connections: 3 })
  const held = await Promise.all(['/a', '/b', '/c'].map((path) => sendUnread(port, get(path))))
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  for (const socket of held) socket.destroy()
  await waitFor(async () => expect(await (await fetch(`${address}/healthz`)).text()).toContain('ok'))
})

test('a connection ends after its share of requests, and the visitor opens another without noticing', async () => {
  const { address, server } = await open({ requestsPerConnection: 3 })
  const opened = vi.fn()
  server.on('connection', opened)
  for (let number = 0; number < 7; number += 1) {
    const response = await fetch(`${address}/healthz`)
    expect(response.status).toBe(200)
    await response.text()
  }
  expect(opened.mock.calls.length).toBeGreaterThanOrEqual(3)
})
