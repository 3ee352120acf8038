import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { CachedResponse } from './cached-response.ts'
import { compress } from './compress.ts'
import { PAGE_ORIGIN } from './page-origin.ts'

const securityHeaders = (origin: string) => ({ 'x-origin': origin })
const page = (body: string) =>
  new CachedResponse({ body: Buffer.from(body), type: 'text/html', securityHeaders })
const words = 'Септик на участке. '.repeat(50)
const linked = `<a href="${PAGE_ORIGIN}/catalog">Каталог</a> ${words}`
const HOST = 'http://shop.test'

describe('A cached response', () => {
  test('is packed as it is asked for, and keeps the same ETag', async () => {
    const cached = page(words)
    const [br, gzip, plain] = [
      await cached.build(HOST, 'br'),
      await cached.build(HOST, 'gzip'),
      await cached.build(HOST, 'identity'),
    ]
    expect(brotliDecompressSync(br.compressed ?? '').toString()).toBe(words)
    expect(gunzipSync(gzip.compressed ?? '').toString()).toBe(words)
    expect(br.body()).toEqual([br.compressed])
    expect(Buffer.concat(plain.body()).toString()).toBe(words)
    expect([br, gzip, plain].map(({ length }) => length)).toEqual([
      br.compressed?.length,
      gzip.compressed?.length,
      Buffer.byteLength(words),
    ])
    expect(br.compressed?.length).toBeLessThan(gzip.compressed?.length ?? 0)
    expect(plain.headers).toEqual({
      'x-origin': HOST,
      'content-type': 'text/html',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding, Cookie',
      etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
    })
    expect([br.headers.etag, gzip.headers.etag]).toEqual([plain.headers.etag, plain.headers.etag])
    expect((await page(`${words}.`).build(HOST, 'br')).headers.etag).not.toBe(br.headers.etag)
  })

  test('is filled in for the host it is asked under', async () => {
    const cached = page(linked)
    for (const host of ['http://shop.test', 'https://second.test:8443']) {
      const html = linked.replace(PAGE_ORIGIN, host)
      const plain = await cached.build(host, 'identity')
      expect(Buffer.concat(plain.body()).toString()).toBe(html)
      expect(plain.length).toBe(Buffer.byteLength(html))
      expect(gunzipSync((await cached.build(host, 'gzip')).compressed ?? '').toString()).toBe(html)
    }
  })

  test('is built once for many who ask at the same time, and is ready from then on', async () => {
    const cached = page(words)
    expect(cached.ready(HOST, 'br')).toBeUndefined()
    const [one, other, gzip] = [
      cached.build(HOST, 'br'),
      cached.build(HOST, 'br'),
      cached.build(HOST, 'gzip'),
    ]
    expect(other).toBe(one)
    expect(gzip).not.toBe(one)
    expect(cached.ready(HOST, 'br')).toBeUndefined()
    expect(await one).toBe(cached.ready(HOST, 'br') ?? (await one))
    expect(cached.ready(HOST, 'br')).toBe(await one)
    expect(cached.build(HOST, 'br')).not.toBe(one)
  })

  test('that names no host is shared by all hosts of a scheme', async () => {
    const cached = page(words)
    const ready = await cached.build(HOST, 'gzip')
    expect(cached.ready('http://other.test', 'gzip')).toBe(ready)
    expect(cached.ready('https://shop.test', 'gzip')).toBeUndefined()
  })

  test('that names its host is kept for the last four hosts', async () => {
    const cached = page(linked)
    const hosts = [1, 2, 3, 4].map((number) => `http://${number}.test`)
    for (const host of hosts) await cached.build(host, 'identity')
    expect(cached.ready('http://1.test', 'identity')).toBeDefined()
    expect(cached.ready('http://1.test', 'br')).toBeUndefined()
    await cached.build('http://5.test', 'identity')
    const kept = [...hosts, 'http://5.test'].filter((host) => cached.ready(host, 'identity'))
    expect(kept).toEqual(['http://1.test', 'http://3.test', 'http://4.test', 'http://5.test'])
  })

  test('weighs its body and its packed forms', async () => {
    const cached = page(linked)
    const body = Buffer.byteLength(linked)
    expect(cached.bytes).toBe(body)
    const forms = [
      await cached.build(HOST, 'br'),
      await cached.build(HOST, 'gzip'),
      await cached.build('http://second.test', 'gzip'),
      await cached.build(HOST, 'identity'),
    ]
    const packed = forms.map(({ compressed }) => compressed?.length ?? 0)
    expect(cached.bytes).toBe(packed.reduce((sum, bytes) => sum + bytes, body))
  })

  test('that could not be built is tried again', async () => {
    const broken = vi.fn(securityHeaders).mockImplementationOnce(() => {
      throw new Error('broken')
    })
    const cached = new CachedResponse({
      body: Buffer.from(words),
      type: 'text/html',
      securityHeaders: broken,
    })
    await expect(cached.build(HOST, 'gzip')).rejects.toThrow('broken')
    expect((await cached.build(HOST, 'gzip')).encoding).toBe('gzip')
  })
})

test.each(['br', 'gzip'] as const)(
  'what is cached is packed smaller by %s than what is sent once',
  async (encoding) => {
    const body = Buffer.from(
      Array.from({ length: 4000 }, (_, place) => `${(place * 7919) % 613} септик `).join(''),
    )
    const [once, cached] = [await compress(body, encoding, 'once'), await compress(body, encoding, 'cached')]
    expect(cached?.length).toBeLessThan(once?.length ?? 0)
  },
)

/** A body of this length that each step of packing makes smaller: prices, and then nothing that takes time. */
function list(length: number) {
  const body = Buffer.alloc(length)
  body.write(Array.from({ length: 900 }, (_, i) => String((i * i) % 99_999).padStart(8)).join(''))
  return body
}

test.each([
  ['one that is sent once is packed fast', 8_000, 'once', 3],
  ['a kept one is packed small', 8_000, 'cached', 9],
  ['a kept one of two million bytes is packed small', 2_000_000, 'cached', 9],
  ['a longer kept one does not take seconds', 2_000_008, 'cached', 6],
  ['a longer one that is sent once is packed fast', 2_000_008, 'once', 3],
] as const)('of lists %s', async (_what, length, use, level) => {
  const packed = await compress(list(length), 'gzip', use)
  expect(packed?.equals(gzipSync(list(length), { level }))).toBe(true)
})
