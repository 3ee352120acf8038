import { once } from 'node:events'
import net from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { CONNECTION_LIMITS } from '../src/server/connections.ts'
import { createListener } from '../src/server/serve.ts'
import { type OpenedServer, openOnNetwork } from './support/on-network.ts'
import { openShop, signInAs } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'
import { waitFor } from './support/wait-for.ts'

const shop = openShop({ MAX_BODY_BYTES: '5000' })
const visitor = openVisitor(shop)
const KB = 1024
const CONTACT = '/api/inquiries/contact'
const FORM = 'multipart/form-data; boundary=x'
const FIELDS = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(200)

let server: OpenedServer
const handled = vi.fn()
let additions = ''
let secret = ''
let cookie = ''
beforeAll(async () => {
  const { fetch } = shop.app
  shop.app.fetch = (...given) => {
    handled()
    return fetch(...given)
  }
  const answer = createListener(shop.app, shop.contentCache, shop.config)
  server = await openOnNetwork(answer)
  const sent = await visitor.sendInquiry({ message: 'снимки' })
  additions = `/api/inquiries/${sent.id}/attachments`
  secret = sent.attachmentSecret
  cookie = await signInAs(shop, 'manager')
})
afterAll(async () => {
  await server.close()
})

/** Sends a request up to a place in its body. */
async function begin(address: string, type: string, start: string, size: number, given: string) {
  const socket = net.connect({ port: server.port, host: '127.0.0.1' })
  let held: net.Socket | undefined
  const taken = once(server.server, 'connection').then(async ([one]: net.Socket[]) => {
    held = one
    if (held) await once(held, 'close')
    return held?.bytesRead ?? 0
  })
  const failed = vi.fn()
  socket.on('error', failed)
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  const ended = once(socket, 'close')
  socket.write(
    `POST ${address} HTTP/1.1\r\nHost: shop.test\r\n${given}Content-Type: ${type}\r\nContent-Length: ${size}\r\n\r\n${start}`,
  )
  /** Sends in pieces, each after the one before has gone. */
  async function send(bytes: number) {
    for (let left = bytes; left > 0; left -= 16 * KB) {
      if (!socket.write(Buffer.alloc(Math.min(left, 16 * KB), ' ')))
        await Promise.race([once(socket, 'drain'), ended])
    }
  }
  /** Sends, and waits until the shop has it. */
  async function bring(bytes: number) {
    const had = held?.bytesRead ?? 0
    await send(bytes)
    await waitFor(() => expect(held?.bytesRead).toBeGreaterThanOrEqual(had + bytes))
  }
  return { socket, read: () => answer, send, bring, isCut: () => held?.destroyed, failed, ended, taken }
}

/** Headers by which somebody is known. */
const HEADERS = {
  stranger: () => '',
  visitor: () => `X-Inquiry-Secret: ${secret}\r\n`,
  staff: () => `Cookie: ${cookie}\r\n`,
}

test.each([
  ['too long a request', CONTACT, 'application/json', '', 900 * KB, 413, 'stranger'],
  ['a form with too many fields', 'additions', FORM, FIELDS, 300 * KB, 400, 'visitor'],
  ['photos that are no form', 'additions', 'text/plain', '', 900 * KB, 415, 'visitor'],
  ['photos with a wrong secret', '/api/inquiries/1/attachments', FORM, '', 900 * KB, 403, 'stranger'],
  ['a call of staff by a stranger', '/api/admin/settings', 'application/json', '', 4 * KB, 404, 'stranger'],
  ['a new product by a stranger', '/api/products', 'application/json', '', 4 * KB, 401, 'stranger'],
  ['too large a picture of staff', '/api/upload/image', FORM, '--x\r\n', 6 * 1024 * KB, 413, 'staff'],
  ['a file by a stranger', '/api/upload/image', FORM, '', 900 * KB, 401, 'stranger'],
  ['words to a page', '/no-such-page', 'application/json', '', 900 * KB, 404, 'stranger'],
] as const)('%s (%s) is answered before its end, and the connection closes after it', async (...row) => {
  const [, address, type, start, size, status, who] = row
  const place = address === 'additions' ? additions : address
  const sending = await begin(place, type, start, size, HEADERS[who]())
  await waitFor(() => expect(sending.read()).toMatch(/\r\n\r\n[{<]/))
  expect(sending.read()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(sending.read()).toMatch(/^connection: close\r$/im)
  const count = handled.mock.calls.length
  await sending.send(size - start.length)
  sending.socket.write('GET /healthz HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  await sending.ended
  expect(sending.failed).not.toHaveBeenCalled()
  expect(await sending.taken).toBeGreaterThan(size)
  expect(sending.read()).not.toContain('HTTP/1.1 200')
  expect(handled.mock.calls.length).toBe(count)
})

describe('The rest of a refused form', () => {
  const { bodyWindow, leastInWindow, formFor } = CONNECTION_LIMITS
  const LONG = 40 * 1024 * KB
  async function beginRefused() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    const sending = await begin('/api/upload/image', FORM, '--x\r\n', LONG, HEADERS.staff())
    await waitFor(() => expect(sending.read()).toMatch(/^HTTP\/1.1 413 /))
    return sending
  }
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is taken for as long as a form may take, and no longer', async () => {
    const { bring, isCut, taken } = await beginRefused()
    for (let passed = bodyWindow; passed < formFor; passed += bodyWindow) {
      await bring(leastInWindow)
      vi.advanceTimersByTime(bodyWindow)
      expect({ passed, isCut: isCut() }).toEqual({ passed, isCut: false })
    }
    await bring(leastInWindow)
    vi.advanceTimersByTime(bodyWindow)
    expect(isCut()).toBe(true)
    expect(await taken).toBeLessThan(LONG)
  })

  test('is cut when no more comes', async () => {
    const { bring, isCut } = await beginRefused()
    await bring(leastInWindow)
    vi.advanceTimersByTime(bodyWindow)
    expect(isCut()).toBe(false)
    vi.advanceTimersByTime(2 * bodyWindow)
    expect(isCut()).toBe(true)
  })
})

test('a body that was read to its end leaves the connection open', async () => {
  const start = '{"name":"И'
  const sending = await begin(CONTACT, 'application/json', start, 400, '')
  await sending.send(400 - Buffer.byteLength(start))
  await waitFor(() => expect(sending.read()).toMatch(/^HTTP\/1.1 400 /))
  expect(sending.read()).toMatch(/^connection: keep-alive\r$/im)
  sending.socket.destroy()
})
