import { expect, test } from 'vitest'
import { chooseEncoding, type ReadyResponse, toResponse } from './ready-response.ts'

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
  length: 7,
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
    'content-length': '7',
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
