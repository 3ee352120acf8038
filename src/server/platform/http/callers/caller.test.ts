import { describe, expect, test } from 'vitest'
import { directOrigin, isForeignWrite, readCaller } from './caller.ts'

const BARE = { trustProxy: false, publicUrl: undefined }
const BEHIND_PROXY = { trustProxy: true, publicUrl: undefined }
const PUBLIC = { trustProxy: false, publicUrl: 'https://shop.example' }

const request = (headers: Record<string, string> = {}, url = 'http://shop.test/catalog', method = 'GET') =>
  new Request(url, { headers, method })

describe('Who calls', () => {
  const forged = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
  }

  test('is read from the socket: what a visitor writes into forwarded headers counts for nothing', () => {
    expect(readCaller(request(forged), '198.51.100.1', BARE)).toEqual({
      address: '198.51.100.1',
      origin: 'http://shop.test',
    })
    expect(readCaller(request(), undefined, BARE).address).toBe('unknown')
  })

  test('behind a trusted proxy is what the proxy added last', () => {
    const headers = {
      'x-forwarded-for': '192.0.2.1, 203.0.113.7 ',
      'x-forwarded-host': 'other.test,Shop.Example:8443',
      'x-forwarded-proto': 'http, https',
    }
    expect(readCaller(request(headers), '10.0.0.1', BEHIND_PROXY)).toEqual({
      address: '203.0.113.7',
      origin: 'https://shop.example:8443',
    })
  })

  test.each([
    [{}, 'http://shop.test'],
    [{ 'x-forwarded-for': ' ', 'x-forwarded-host': '', 'x-forwarded-proto': 'http' }, 'http://shop.test'],
    [{ 'x-forwarded-proto': 'gopher' }, 'http://shop.test'],
  ])('is the socket again where the proxy says nothing: %j', (headers, origin) => {
    expect(readCaller(request(headers), '10.0.0.1', BEHIND_PROXY)).toEqual({ address: '10.0.0.1', origin })
  })

  test('at an https address of its own is there', () => {
    expect(readCaller(request({}, 'https://shop.test/'), '10.0.0.1', BARE).origin).toBe('https://shop.test')
    expect(readCaller(request(), '10.0.0.1', PUBLIC).origin).toBe('https://shop.example')
  })

  test.each([
    ['shop.test:8080', 'http://shop.test:8080'],
    ['[2001:db8::1]:3000', 'http://[2001:db8::1]:3000'],
    ['[2001:DB8::1]', 'http://[2001:db8::1]'],
    ['shop.test:123456', 'http://localhost'],
    ['shop.test/../evil', 'http://localhost'],
    ['evil"shop.test', 'http://localhost'],
    ['x.[::1]', 'http://localhost'],
    ['a'.repeat(101), `http://${'a'.repeat(100)}`],
  ])('a host that says %s is %s', (host, origin) => {
    expect(readCaller(request({ 'x-forwarded-host': host }), '10.0.0.1', BEHIND_PROXY).origin).toBe(origin)
  })

  test('is known before any header is read, unless a proxy has to be asked', () => {
    expect(directOrigin('shop.test', BARE)).toBe('http://shop.test')
    expect(directOrigin('shop.test', BEHIND_PROXY)).toBeNull()
    expect(directOrigin('shop.test', { ...PUBLIC, trustProxy: true })).toBe('https://shop.example')
  })
})

describe('A write from a page of another site', () => {
  const isForeign = (headers: Record<string, string>, method = 'POST') =>
    isForeignWrite(request(headers, 'http://shop.test/api', method), 'https://shop.example')

  test.each([
    [{ origin: 'https://evil.test' }, true],
    [{ origin: 'https://shop.example' }, false],
    [{ origin: 'http://shop.test' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{}, false],
  ])('%j: %s', (headers, foreign) => {
    expect(isForeign(headers)).toBe(foreign)
  })

  test.each(['GET', 'HEAD', 'OPTIONS'])('%s writes nothing', (method) => {
    expect(isForeign({ origin: 'https://evil.test' }, method)).toBe(false)
  })
})
