import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hours } from '../src/lib/duration.ts'
import { createListener } from '../src/server/serve.ts'
import { type OpenedServer, openOnNetwork } from './support/on-network.ts'
import { openShop } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'
import { waitFor } from './support/wait-for.ts'

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-slow-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const shop = openShop({ TRUST_PROXY: 'on', DATA_DIR: dataDir })
const visitor = openVisitor(shop)

/** Windows that end when a test says so: the others' timers go on. */
const WINDOW = hours(1)
const LEAST = 1000
const TIMES = { bodyWindow: WINDOW, leastInWindow: LEAST, bodyFor: 3 * WINDOW, formFor: 5 * WINDOW }

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()
const HEAD = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n'
const WORDS = '{"name":"Ирина","phone":"+7 926 123-45-67"}'
const END = '\r\n--x--\r\n'

let server: OpenedServer
let arrived: IncomingMessage[] = []
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  arrived = []
  const answer = createListener(shop.app, shop.contentCache, shop.config)
  server = await openOnNetwork((received, response) => {
    arrived.push(received)
    answer(received, response)
  }, TIMES)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

/** Begins a request that its sender does not end. */
async function begin(address: string, type: string, network: string, others: Record<string, string> = {}) {
  const { port } = server
  const headers = { 'content-type': type, 'x-forwarded-for': network, ...others }
  const sending = request({ host: '127.0.0.1', port, method: 'POST', path: address, headers })
  sending.on('error', () => undefined)
  const response = once(sending, 'response').then(async ([answer]: IncomingMessage[]) => {
    const parts = await answer?.toArray()
    return { status: answer?.statusCode, text: parts?.join('') ?? '' }
  })
  const before = arrived.length
  sending.write(' ')
  await waitFor(() => expect(arrived.length).toBeGreaterThan(before))
  const received = arrived.at(-1)
  /** Sends, and waits until the shop has it. */
  async function write(bytes: Buffer | string) {
    const had = received?.socket.bytesRead ?? 0
    sending.write(bytes)
    await waitFor(() => expect(received?.socket.bytesRead).toBeGreaterThanOrEqual(had + bytes.length))
  }
  return { response, write, end: (text: string) => sending.end(text) }
}

let opened = 0
async function openRequest() {
  opened += 1
  const { id, attachmentSecret } = await visitor.sendInquiry({ message: `участок ${opened}` })
  const address = `/api/inquiries/${id}/attachments`
  const secret = { 'x-inquiry-secret': attachmentSecret }
  return {
    beginPhoto: (network: string, others: Record<string, string> = {}) =>
      begin(address, 'multipart/form-data; boundary=x', network, { ...secret, ...others }),
    async sendPhoto(network: string) {
      const body = new FormData()
      body.append('files', new File([new Uint8Array(photo)], 'участок.jpg'))
      const headers = { 'x-forwarded-for': network, ...secret }
      const response = await fetch(server.address + address, { method: 'POST', body, headers })
      return response.status
    },
  }
}

const listSpooled = () => readdir(path.join(dataDir, 'attachments')).catch(() => [])

test('slow photos of two networks take their own places only, and are cut; requests and photos of others go through', async () => {
  const [slow, other] = [await openRequest(), await openRequest()]
  const held: Awaited<ReturnType<typeof begin>>[] = []
  for (const network of ['203.0.113.1', '198.51.100.1']) {
    for (let n = 0; n < 3; n += 1) held.push(await slow.beginPhoto(network))
    expect(await other.sendPhoto(network)).toBe(429)
  }
  for (const one of held) await one.write(HEAD)
  expect(await other.sendPhoto('192.0.2.1')).toBe(201)
  const contact = await begin('/api/inquiries/contact', 'application/json', '192.0.2.1')
  contact.end(WORDS)
  expect((await contact.response).status).toBe(201)

  vi.advanceTimersByTime(2 * WINDOW)
  for (const { response } of held) {
    expect(await response).toEqual({ status: 408, text: expect.stringContaining('Связь слишком медленная') })
  }
  await waitFor(async () => expect(await other.sendPhoto('203.0.113.1')).toBe(201))
  await waitFor(async () => expect(await listSpooled()).toHaveLength(2))
})

test('an honest slow phone gets its photo through for as long as a form may take; words may take less', async () => {
  const { beginPhoto } = await openRequest()
  const form = await beginPhoto('203.0.113.1')
  const words = await begin('/api/inquiries/contact', 'application/json', '203.0.113.1')
  await form.write(`\r\n${HEAD}`)
  await form.write(photo)
  for (let window = 1; window <= 3; window += 1) {
    await form.write(Buffer.alloc(LEAST))
    await words.write(' '.repeat(LEAST))
    vi.advanceTimersByTime(WINDOW)
  }
  expect((await words.response).status).toBe(408)
  form.end(END)
  expect(await form.response).toMatchObject({ status: 201, text: expect.stringContaining('"photos":1') })
})

test('a phone that is without connection for a window, again and again, gets its photo through', async () => {
  const { beginPhoto } = await openRequest()
  const form = await beginPhoto('203.0.113.1')
  await form.write(`\r\n${HEAD}`)
  await form.write(photo)
  vi.advanceTimersByTime(WINDOW)
  await form.write(Buffer.alloc(LEAST))
  vi.advanceTimersByTime(WINDOW)
  vi.advanceTimersByTime(WINDOW)
  form.end(END)
  expect(await form.response).toMatchObject({ status: 201 })
})

const length = { 'content-length': String(Buffer.byteLength(` ${WORDS}`)) }

test('a few words that stall arrive within the time of a body, and are cut at its end; a small form likewise', async () => {
  const beginWords = () => begin('/api/inquiries/contact', 'application/json', '203.0.113.1', length)
  const { beginPhoto } = await openRequest()
  const [timely, late, form] = [await beginWords(), await beginWords(), await beginPhoto('192.0.2.1', length)]
  vi.advanceTimersByTime(2 * WINDOW)
  timely.end(WORDS)
  expect((await timely.response).status).toBe(201)
  vi.advanceTimersByTime(WINDOW)
  expect([(await late.response).status, (await form.response).status]).toEqual([408, 408])
})

test('a form that never ends is cut however fast it comes', async () => {
  const { beginPhoto } = await openRequest()
  const form = await beginPhoto('203.0.113.1')
  await form.write(`\r\n${HEAD}`)
  for (let window = 1; window <= 5; window += 1) {
    await form.write(Buffer.alloc(LEAST))
    vi.advanceTimersByTime(WINDOW)
  }
  expect((await form.response).status).toBe(408)
})

test('a body that waits for a busy shop is not cut', async () => {
  await server.close()
  server = await openOnNetwork((received, response) => {
    arrived.push(received)
    received.once('go on', () => received.resume().once('end', () => response.end('at last')))
  }, TIMES)
  const waiting = await begin('/', 'application/json', '203.0.113.1')
  vi.advanceTimersByTime(2 * WINDOW)
  waiting.end('')
  arrived.at(-1)?.emit('go on')
  expect(await waiting.response).toEqual({ status: 200, text: 'at last' })
})
