import { describe, expect, test } from 'vitest'
import { plainPage, readText } from '../../../../tests/support/cached-responses.ts'
import { ResponseCache } from './response-cache.ts'

describe('The cache of responses', () => {
  test('renders once for many waiting', async () => {
    const cache = new ResponseCache(1_000_000)
    const { promise, resolve } = Promise.withResolvers<void>()
    let renders = 0
    const compute = async () => {
      renders += 1
      await promise
      return plainPage('one')
    }
    const waiting = [cache.refresh('/', compute), cache.refresh('/', compute), cache.refresh('/', compute)]
    resolve()
    await Promise.all(waiting)
    expect(renders).toBe(1)
  })

  test('gives what may not be kept to everybody who waits, and keeps it not', async () => {
    const cache = new ResponseCache<string>(1_000_000)
    const { promise, resolve } = Promise.withResolvers<void>()
    const compute = async () => {
      await promise
      return { cached: null, uncached: 'gone', isGone: true }
    }
    const waiting = [cache.refresh('/', compute), cache.refresh('/', compute)]
    resolve()
    const results = await Promise.all(waiting)
    expect(results.map(({ uncached }) => uncached)).toEqual(['gone', 'gone'])
    expect(cache.lastGood('/')).toBeUndefined()
  })

  test('does not let a slow render of old content replace a newer page', async () => {
    const cache = new ResponseCache(1_000_000)
    let finish = () => {}
    const slow = cache.refresh('/', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return plainPage('old')
    })
    cache.invalidate()
    await cache.refresh('/', () => plainPage('new'))
    finish()
    await slow
    expect(await readText(cache.fresh('/'))).toBe('new')
  })

  test('does not call a page fresh whose content changed while it was rendered', async () => {
    const cache = new ResponseCache(1_000_000)
    await cache.refresh('/', async () => {
      cache.invalidate()
      return plainPage('old')
    })
    expect(cache.fresh('/')).toBeUndefined()
    expect(await readText(cache.lastGood('/'))).toBe('old')
  })

  test('keeps within its bytes, the least recently used page leaves first', async () => {
    const cache = new ResponseCache(2_500)
    for (const key of ['a', 'b', 'c']) await cache.refresh(key, () => plainPage(key.repeat(800)))
    cache.fresh('a')
    await cache.refresh('d', () => plainPage('d'.repeat(800)))
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.lastGood(key))).toEqual(['a', 'c', 'd'])
  })

  test('is used to its last byte, and what is larger than all of it pushes nothing out', async () => {
    const cache = new ResponseCache(1_600)
    for (const key of ['a', 'b']) await cache.refresh(key, () => plainPage(key.repeat(800)))
    await cache.refresh('large', () => plainPage('x'.repeat(1_601)))
    expect(['a', 'b', 'large'].filter((key) => cache.lastGood(key))).toEqual(['a', 'b'])
    await cache.refresh('full', () => plainPage('x'.repeat(1_600)))
    expect(['a', 'b', 'full'].filter((key) => cache.lastGood(key))).toEqual(['full'])
  })

  test('keeps within a number of entries too', async () => {
    const cache = new ResponseCache(1_000_000)
    for (let key = 0; key < 2001; key += 1) await cache.refresh(String(key), () => plainPage('x'))
    expect([0, 1, 2000].map((key) => cache.lastGood(String(key)) !== undefined)).toEqual([false, true, true])
  })

  test('counts compressed forms, and makes room for them', async () => {
    const cache = new ResponseCache(2_500)
    const random = Array.from({ length: 800 }, (_, place) =>
      String.fromCharCode(33 + ((place * place * 7919) % 90)),
    )
    for (const key of ['a', 'b', 'c']) await cache.refresh(key, () => plainPage(random.join('')))
    const cached = cache.fresh('c')
    if (cached)
      for (const encoding of ['br', 'gzip']) {
        const request = new Request('http://shop.test/c', { headers: { 'accept-encoding': encoding } })
        expect(
          (await cache.respond(cached, 'http://shop.test', request)).headers.get('content-encoding'),
        ).toBe(encoding)
      }
    expect(cache.lastGood('a')).toBeUndefined()
    expect(cache.fresh('c')).toBe(cached)
  })
})

describe('A page that is gone', () => {
  const gone = async () => ({ cached: null, uncached: 'gone', isGone: true })
  const failed = async () => ({ cached: null, uncached: 'failed', isGone: false })

  test('forgets what is gone, and not what has failed', async () => {
    const cache = new ResponseCache<string>(1_000_000)
    await cache.refresh('/', () => plainPage('good'))
    await cache.refresh('/', failed)
    expect(await readText(cache.lastGood('/'))).toBe('good')
    await cache.refresh('/', gone)
    expect(cache.lastGood('/')).toBeUndefined()
  })

  test('gives back the bytes of what it has forgotten', async () => {
    const cache = new ResponseCache<string>(2_500)
    for (const key of ['a', 'b', 'c', 'd']) {
      await cache.refresh(key, () => plainPage(key.repeat(800)))
      await cache.refresh(key, gone)
    }
    await cache.refresh('e', () => plainPage('e'.repeat(800)))
    await cache.refresh('f', () => plainPage('f'.repeat(800)))
    expect(cache.lastGood('e')).toBeDefined()
  })

  test('does not let a slow look at old content forget a newer page', async () => {
    const cache = new ResponseCache<string>(1_000_000)
    let finish = () => {}
    const slow = cache.refresh('/', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return gone()
    })
    cache.invalidate()
    await cache.refresh('/', () => plainPage('new'))
    finish()
    await slow
    expect(await readText(cache.fresh('/'))).toBe('new')
  })
})

test('what is forgotten does not come back as the last good page, nor by a slow look at older content', async () => {
  const cache = new ResponseCache(1_000_000)
  await cache.refresh('/list', () => plainPage('secret and more'))
  await cache.refresh('/other', () => plainPage('other'))
  let finish = () => {}
  const slow = cache.refresh('/page', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return plainPage('secret')
  })
  cache.invalidate()
  cache.forget((page) => page.contains('secret'))
  finish()
  await slow
  expect(['/list', '/page', '/other'].filter((key) => cache.lastGood(key))).toEqual(['/other'])
  await cache.refresh('/page', () => plainPage('public'))
  expect(await readText(cache.fresh('/page'))).toBe('public')
})
