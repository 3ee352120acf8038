import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { chooseEncoding, type ReadyResponse, toResponse, writeReady } from './ready-response.ts'

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.9', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  ['gzip;q=0', 'identity'],
  ['br;q=0.0,gzip;q=0.5', 'gzip'],
  ['br ; q=0', 'identity'],
  ['br;q=0.05', 'br'],
  ['deflate,br', 'br'],
  ['brotli', 'identity'],
  ['x-gzip', 'identity'],
] as const)('of «%s» the server chooses %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen)
})

const form = (encoding: ReadyResponse['encoding'], compressed: Buffer | null): ReadyResponse => ({
  headers: { etag: 'W/"1"', 'content-type': 'text/html' },
  encoding,
  compressed,
  length: Buffer.byteLength('топа'),
  body: () => [Buffer.from('топ'), Buffer.from('а')],
})
const ask = (ready: ReadyResponse, headers: Record<string, string> = {}) =>
  toResponse(ready, new Request('http://shop.test/', { headers }))

test('a page is sent whole, with its length and how it is packed', async () => {
  const plain = ask(form('identity', null))
  expect([plain.status, await plain.text()]).toEqual([200, 'топа'])
  expect(Object.fromEntries(plain.headers)).toEqual({
    etag: 'W/"1"',
    'content-type': 'text/html',
    'content-length': '8',
  })
  expect(ask(form('gzip', Buffer.from('packed'))).headers.get('content-encoding')).toBe('gzip')
})

test('to a browser that has it, only its head is sent', async () => {
  const ready = form('gzip', Buffer.from('packed'))
  const unchanged = ask(ready, { 'if-none-match': 'W/"1"' })
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  expect(Object.fromEntries(unchanged.headers)).toEqual({ etag: 'W/"1"', 'content-type': 'text/html' })
  expect(ask(ready, { 'if-none-match': 'W/"2"' }).status).toBe(200)
})

/** Sends a form straight through node:http, as the server does. */
async function openServer(ready: ReadyResponse) {
  const server = createServer((request, response) => writeReady(ready, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const bound = server.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`
  return async (method = 'GET', headers: Record<string, string> = {}) => {
    const response = await fetch(address, { method, headers })
    const length = response.headers.get('content-length')
    return { status: response.status, text: await response.text(), length }
  }
}

test('through node:http it is the same: whole, packed, its head alone, or nothing anew', async () => {
  const packed = gzipSync('топа')
  for (const ready of [form('identity', null), { ...form('gzip', packed), length: packed.length }]) {
    const fetchReady = await openServer(ready)
    const length = String(ready.length)
    expect(await fetchReady()).toEqual({ status: 200, text: 'топа', length })
    expect(await fetchReady('HEAD')).toEqual({ status: 200, text: '', length })
    const unchanged = await fetchReady('GET', { 'if-none-match': 'W/"1"' })
    expect(unchanged).toEqual({ status: 304, text: '', length: null })
  }
})
