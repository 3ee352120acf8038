import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRecords, keepFile, keepRecord, keepSession, keepSignIn, lookAt } from '../scripts/drill/kept.ts'
import { findFaultyPages } from '../scripts/drill/open-pages.ts'
import { compareShapes } from '../scripts/drill/schema-shape.ts'

/** What the shop of these tests answers, by method and address; each test sets its own. */
let answers: Record<string, { status?: number; body: string; headers?: Record<string, string> }> = {}

const server = createServer(({ method, url }, response: ServerResponse) => {
  const { status = 200, body, headers = {} } = answers[`${method} ${url}`] ?? { status: 404, body: '' }
  response.writeHead(status, headers).end(body)
})
let shop = { address: '', cookie: '' }

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  shop = { address: `http://127.0.0.1:${address.port}`, cookie: 'staff_session=a' }
})
afterAll(() => server.close())

describe('What people have put into an early version', () => {
  const product = { id: 1, name: 'Топас', images: ['/a.png'] }

  test.each<[string, readonly Record<string, unknown>[], number]>([
    ['is there, whatever else its record has', [{ ...product, price: 5 }], 1],
    ['is lost when its record is gone', [{ ...product, id: 2 }], 0],
    ['is lost when one of its fields has changed', [{ ...product, images: [] }], 0],
    ['is lost when one of its fields is gone', [{ id: 1, name: 'Топас' }], 0],
    ['is doubled when two records have it', [product, product], 2],
  ])('%s', (_name, records, expected) => {
    expect(countRecords(records, 'id', product)).toBe(expected)
  })

  test('is looked for in lists and single records; a door that does not open shows nothing', async () => {
    answers = { 'GET /list': { body: '[{"id":1}]' }, 'GET /one': { body: '{"id":1}' } }
    const find = (door: string) => keepRecord('товары', door, 'id', { id: 1 }).find(lookAt(shop))
    expect(await Promise.all(['/list', '/one', '/shut'].map(find))).toEqual([1, 1, 0])
  })

  test('is a file with the bytes of then', async () => {
    answers = { 'GET /a.png': { body: 'bytes' } }
    const { find } = await keepFile(shop, '/a.png')
    expect(await find(lookAt(shop))).toBe(1)
    answers = { 'GET /a.png': { body: 'other bytes' } }
    expect(await find(lookAt(shop))).toBe(0)
  })

  test('is a password that opens, one that does not, and a session', async () => {
    const account = { username: 'a', password: 'b' }
    const kept = [keepSignIn(account, true), keepSignIn(account, false), keepSession('a', shop.cookie)]
    const findAll = () => Promise.all(kept.map(({ find }) => find(lookAt(shop))))
    answers = { 'POST /api/admin/login': { body: '{}' }, 'GET /api/admin/me': { body: '{}' } }
    expect(await findAll()).toEqual([1, 0, 1])
    answers = {
      'POST /api/admin/login': { status: 401, body: '{}' },
      'GET /api/admin/me': { status: 401, body: '{}' },
    }
    expect(await findAll()).toEqual([0, 1, 0])
  })
})

describe('The pages of an upgraded shop', () => {
  const look = async () => (await findFaultyPages(shop.address, [['/own', 'слова']])).join('\n')

  test('are wrong when they do not answer, lack their words or are closed to search engines', async () => {
    answers = {
      'GET /about': { body: '', headers: { 'x-robots-tag': 'noindex' } },
      'GET /robots.txt': { body: 'User-agent: *\nDisallow: /\nSitemap: /sitemap.xml' },
      'GET /own': { body: 'другие' },
    }
    const found = await look()
    expect(found).toContain('/catalog: 404')
    expect(found).toContain('/about закрыта от поисковиков: noindex')
    expect(found).toContain('robots.txt закрывает всё')
    expect(found).toContain('/own: нет слов «слова»')
    expect(found).toContain('/no-such-page: 404, нужно 404 «Страница не найдена»')
  })
})

test('a schema is that of a new shop when neither has anything that the other has not', () => {
  expect(compareShapes(['a', 'b'], ['b', 'a'])).toEqual([])
  expect(compareShapes(['a', 'b'], ['b', 'c'])).toEqual(['в схеме нет: a', 'в схеме лишнее: c'])
})
