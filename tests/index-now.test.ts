import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Told, tellSearchEngines } from '../src/server/features/index-now/index-now.service.ts'
import { createRobotsGate } from '../src/server/features/samples/robots-gate.service.ts'
import { acceptSamples } from './support/accepted-samples.ts'
import { openDesk } from './support/desk.ts'
import { createJobParts } from './support/job-parts.ts'
import { openShop, signInAs } from './support/shop.ts'

const ORIGIN = 'https://septic.example'
const JOB = 'tell-search-engines'
const shop = openShop({ PUBLIC_URL: ORIGIN })
acceptSamples(shop)
const { call, callJson, callAs } = openDesk(shop)

interface Call {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

/** What the service was told, and what it answers. */
const told: Call[] = []
let status = 200
/** What happens before it answers. */
let meanwhile: () => Promise<unknown> = async () => undefined
let service = ''
const server = http.createServer(async (request, response) => {
  expect(request.headers['content-type']).toBe('application/json; charset=utf-8')
  told.push(JSON.parse(await text(request)))
  await meanwhile()
  response.writeHead(status).end()
})

let admin = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  service = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/indexnow`
  admin = await signInAs(shop, 'admin')
})
afterAll(() => void server.close())

const query = (sql: string) => shop.database.pool.query(sql)
const turn = async (indexNow: boolean) => {
  expect((await callAs(admin, 'PUT', '/admin/settings', { indexNow })).status).toBe(200)
}
const toldOf = (other: Partial<Told>): Told => ({
  indexnowUrl: service,
  publicUrl: ORIGIN,
  robotsGate: createRobotsGate(shop.database.db, shop.contentCache, ORIGIN),
  ...other,
})
const tell = (publicUrl = ORIGIN) =>
  tellSearchEngines(createJobParts(shop.database.db), toldOf({ publicUrl }))
const reprice = async (id: number, price: number) => {
  expect((await call('PATCH', `/products/${id}/price`, { price })).status).toBe(200)
}
const readState = () =>
  callJson<{ isOn: boolean; keyAddress: string; waiting: number; sent: number; reason: string | null }>(
    200,
    'GET',
    '/admin/index-now',
  )
/** Minutes until the next attempt; null when none is planned. */
const readPause = async () => {
  const { rows } = await query(
    `select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs where key = '${JOB}'`,
  )
  return rows[0]?.minutes ?? null
}

beforeEach(async () => {
  told.length = 0
  status = 200
  meanwhile = async () => undefined
  await query('delete from changed_addresses')
  await query('delete from index_now_state')
  await query(`select graphile_worker.remove_job('${JOB}')`)
})

test('nobody is told before it is switched on, which an administrator does', async () => {
  expect(await readState()).toMatchObject({ isOn: false, waiting: 0 })
  await reprice(1, 19_000_000)
  await tell()
  expect(told).toEqual([])
  expect((await call('PUT', '/admin/settings', { indexNow: true })).status).toBe(403)
  await turn(true)
  expect(await readState()).toMatchObject({ isOn: true, waiting: 0 })
})

test('prices, publications, moves and deletions are told once, together, with the key of the site', async () => {
  await turn(true)
  await reprice(1, 19_100_000)
  await reprice(1, 19_200_000)
  const post = { title: 'Новая статья', slug: 'novaya', content: 'Вода стоит высоко.', published: false }
  const { id } = await callJson<{ id: number }>(201, 'POST', '/blog/posts', post)
  await call('PATCH', '/products/2', { slug: 'topas-4-nasos' })
  await call('PATCH', '/products/3', { featured: true })
  await call('DELETE', '/products/4')
  expect(await readState()).toMatchObject({ waiting: 4 })
  await call('PUT', `/blog/posts/${id}`, { published: true })
  await tell()
  expect(told).toHaveLength(1)
  const { key = '', urlList = [], ...rest } = { ...told[0] }
  expect(key).toMatch(/^[\da-f]{32}$/)
  expect(rest).toEqual({ host: 'septic.example', keyLocation: `${ORIGIN}/${key}.txt` })
  expect(urlList.toSorted()).toEqual(
    [
      '/blog/novaya',
      '/product/topas-4',
      '/product/topas-4-nasos',
      '/product/topas-4-pr',
      '/product/topas-5-pr',
    ].map((path) => ORIGIN + path),
  )
  expect(await readState()).toMatchObject({ waiting: 0, sent: 5, keyAddress: rest.keyLocation, reason: null })
  await tell()
  expect(told).toHaveLength(1)
  expect(await (await shop.get(`/${key}.txt`)).text()).toBe(key)
  expect((await shop.get(`/${'0'.repeat(32)}.txt`)).status).toBe(404)
})

test('what the service does not take waits, longer each time, and is told with what came meanwhile', async () => {
  await turn(true)
  await reprice(1, 19_300_000)
  status = 429
  const pauses = []
  for (let n = 0; n < 7; n += 1) {
    await tell()
    pauses.push(await readPause())
  }
  expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 360])
  expect(await readState()).toMatchObject({ waiting: 1, reason: 'сервис просит сообщать реже' })
  await reprice(3, 20_000_000)
  status = 202
  await tell()
  expect(told.at(-1)?.urlList).toEqual([`${ORIGIN}/product/topas-4`, `${ORIGIN}/product/topas-5`])
  expect(await readState()).toMatchObject({ waiting: 0, sent: 2, reason: null })
})

test('a service that cannot be reached is told later', async () => {
  await turn(true)
  await reprice(1, 19_400_000)
  const nowhere = toldOf({ indexnowUrl: 'http://127.0.0.1:1/' })
  await tellSearchEngines(createJobParts(shop.database.db), nowhere)
  expect(await readState()).toMatchObject({ waiting: 1, reason: 'сервис не отвечает' })
})

test.each(['http://septic.example', 'https://localhost:3000', 'https://192.168.1.5', 'https://shop'])(
  'nobody is told of a site at %s',
  async (origin) => {
    await turn(true)
    await reprice(1, 19_500_000)
    await reprice(1, 19_600_000)
    await tell(origin)
    expect(told).toEqual([])
    expect(await readState()).toMatchObject({ waiting: 1 })
  },
)

test('nobody is told of a site without an address of its own', async () => {
  await turn(true)
  await reprice(1, 19_500_000)
  await reprice(1, 19_600_000)
  await tellSearchEngines(createJobParts(shop.database.db), toldOf({ publicUrl: undefined }))
  expect(told).toEqual([])
})

test.each([
  ['installation_price', 'products', '1000', '/product/topas-4'],
  ['technical_specs', 'products', `'{"Цвет": "синий"}'`, '/product/topas-4'],
  ['specs', 'products', `specs || '{"depth": 2}'`, '/product/topas-4'],
  ['features', 'products', `'["Новое"]'`, '/product/topas-4'],
  ['image_url', 'products', "'/assets/new.jpg'", '/product/topas-4'],
  ['lead_days', 'products', '12', '/product/topas-4'],
  ['meta_title', 'products', "'Заголовок'", '/product/topas-4'],
  ['volume', 'products', '4321', '/product/topas-4'],
  ['body', 'products', "'cylinder'", '/product/topas-4'],
  ['inlet_to', 'products', '900', '/product/topas-4'],
  ['outlet', 'products', '345', '/product/topas-4'],
  ['max_residents', 'products', '44', '/product/topas-4'],
  ['accessory_ids', 'products', "'{1,2,3}'", '/product/topas-4'],
  ['meta_description', 'blog_posts', "'Описание'", null],
  ['images', 'projects', `'["/assets/new.jpg"]'`, '/projects/1'],
  ['solutions', 'projects', `'["Насос"]'`, '/projects/1'],
])('another %s of %s is told', async (column, table, value, path) => {
  await turn(true)
  await query(`update ${table} set published = true where id = 1`)
  await query('delete from changed_addresses')
  await query(`update ${table} set ${column} = ${value} where id = 1`)
  await tell()
  expect(told[0]?.urlList).toEqual([path === null ? expect.stringContaining('/blog/') : ORIGIN + path])
})

test('changed texts of a page are told, unchanged ones are not', async () => {
  await turn(true)
  const { blocks } = await callJson<{ blocks: { start: object } }>(200, 'GET', '/admin/pages/about')
  const put = (texts: object) => callJson(200, 'PUT', '/admin/pages/about', { blocks: texts })
  await put(blocks)
  await tell()
  expect(told).toEqual([])
  await put({ ...blocks, start: { ...blocks.start, lead: 'Другое начало.' } })
  await tell()
  expect(told.map(({ urlList }) => urlList)).toEqual([[`${ORIGIN}/about`]])
})

test.each([
  ['reviews', 'rating', '3'],
  ['districts', 'label', "'above'"],
])('the home page is told when its %s change', async (table, column, value) => {
  await turn(true)
  await query(`update ${table} set published = false where id = 2`)
  await query('delete from changed_addresses')
  await query(`update ${table} set ${column} = ${value} where id = 2`)
  await tell()
  expect(told).toEqual([])
  await query(`update ${table} set ${column} = ${value} where id = 1`)
  await tell()
  expect(told.map(({ urlList }) => urlList)).toEqual([[`${ORIGIN}/`]])
})

test('a landing page is told while it shows a model, and when it is gone', async () => {
  await turn(true)
  const create = async (slug: string, filter: object) => {
    const page = { title: 'Септики', slug, text: 'Какие подходят.', filter, published: true }
    return (await callJson<{ id: number }>(201, 'POST', '/admin/landing-pages', page)).id
  }
  const empty = await create('pustaya', { users: 9999 })
  await tell()
  expect(told).toEqual([])
  expect(await readState()).toMatchObject({ waiting: 0 })
  await create('polnaya', { users: 5 })
  await callJson(200, 'PUT', `/admin/landing-pages/${empty}`, { title: 'Без моделей' })
  await tell()
  await callJson(200, 'DELETE', `/admin/landing-pages/${empty}`)
  await tell()
  expect(told.map(({ urlList }) => urlList)).toEqual([
    [`${ORIGIN}/selection/polnaya`],
    [`${ORIGIN}/selection/pustaya`],
  ])
})

test('a restored shop tells nothing before it is released; what is a week old is no news', async () => {
  await turn(true)
  await reprice(1, 19_700_000)
  await reprice(3, 21_700_000)
  await query(
    "update changed_addresses set created_at = now() - interval '8 days' where path = '/product/topas-4'",
  )
  await query('insert into restores (backup_made_at) values (now())')
  await tell()
  expect(told).toEqual([])
  await query('update restores set released_at = now()')
  await tell()
  expect(told.map(({ urlList }) => urlList)).toEqual([[`${ORIGIN}/product/topas-5`]])
})

test('a change that is committed while they are told waits for the next time', async () => {
  await turn(true)
  const late = await shop.database.pool.connect()
  await reprice(1, 21_700_100)
  await late.query('begin')
  await late.query("insert into changed_addresses (path) values ('/product/topas-4')")
  await reprice(3, 21_800_000)
  meanwhile = () => late.query('commit')
  await tell()
  late.release()
  expect(told.at(-1)?.urlList).toEqual([`${ORIGIN}/product/topas-4`, `${ORIGIN}/product/topas-5`])
  expect(await readState()).toMatchObject({ sent: 2, waiting: 1 })
  await tell()
  expect(told.at(-1)?.urlList).toEqual([`${ORIGIN}/product/topas-4`])
})

test('what is a week old is forgotten also while nobody may be told, with the failures of it', async () => {
  await turn(true)
  await reprice(1, 19_900_000)
  status = 500
  await tell()
  expect(await readState()).toMatchObject({ waiting: 1, reason: 'сервис ответил 500' })
  await query("update changed_addresses set created_at = now() - interval '8 days'")
  await tell('https://localhost')
  expect(await readState()).toMatchObject({ waiting: 0, reason: null, failedAt: null })
})

test('switched off again, what waits is forgotten', async () => {
  await turn(true)
  await reprice(1, 19_800_000)
  await turn(false)
  await tell()
  await turn(true)
  await tell()
  expect(told).toEqual([])
})
