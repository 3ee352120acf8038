import { describe, expect, test } from 'vitest'
import { ResponseCache } from '../src/server/cache/response-cache.ts'
import { plainPage, readText } from './support/cached-responses.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const query = (text: string) => shop.database.pool.query(text)
const open = async (address: string) => {
  shop.contentCache.invalidate()
  return await shop.get(address)
}

async function whileDatabaseIsBroken<T>(table: string, look: () => Promise<T>): Promise<T> {
  await query(`alter table ${table} rename to ${table}_away`)
  try {
    return await look()
  } finally {
    await query(`alter table ${table}_away rename to ${table}`)
  }
}

describe('A page that staff took away', () => {
  test('does not come back while the database is away', async () => {
    const { rows } = await query('select slug from blog_posts where published order by id limit 1')
    const address = `/blog/${rows[0].slug}`
    expect((await open(address)).status).toBe(200)
    await query(`update blog_posts set published = false where slug = '${rows[0].slug}'`)
    expect((await open(address)).status).toBe(404)
    const { status } = await whileDatabaseIsBroken('blog_posts', () => open(address))
    expect(status).toBe(503)
  })

  test('does come back when it was only out of reach in between', async () => {
    expect((await open('/product/topas-5')).status).toBe(200)
    for (const _try of ['first', 'second']) {
      const { status } = await whileDatabaseIsBroken('products', () => open('/product/topas-5'))
      expect(status).toBe(200)
    }
  })
})

describe('The store of pages', () => {
  const gone = async () => ({ cached: null, instead: 'gone', isGone: true })
  const failed = async () => ({ cached: null, instead: 'failed', isGone: false })

  test('forgets what is gone, and not what has failed', async () => {
    const cache = new ResponseCache<string>(1_000_000)
    await cache.makeOnce('/', () => plainPage('good'))
    await cache.makeOnce('/', failed)
    expect(await readText(cache.lastGood('/'))).toBe('good')
    await cache.makeOnce('/', gone)
    expect(cache.lastGood('/')).toBeUndefined()
  })

  test('gives back the bytes of what it has forgotten', async () => {
    const cache = new ResponseCache<string>(2_500)
    for (const key of ['a', 'b', 'c', 'd']) {
      await cache.makeOnce(key, () => plainPage(key.repeat(800)))
      await cache.makeOnce(key, gone)
    }
    await cache.makeOnce('e', () => plainPage('e'.repeat(800)))
    await cache.makeOnce('f', () => plainPage('f'.repeat(800)))
    expect(cache.lastGood('e')).toBeDefined()
  })

  test('does not let a slow look at old content forget a newer page', async () => {
    const cache = new ResponseCache<string>(1_000_000)
    let finish = () => {}
    const slow = cache.makeOnce('/', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return gone()
    })
    cache.invalidate()
    await cache.makeOnce('/', () => plainPage('new'))
    finish()
    await slow
    expect(await readText(cache.fresh('/'))).toBe('new')
  })
})
