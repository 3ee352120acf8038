import { beforeAll, expect, test } from 'vitest'
import type { Samples } from '../src/contract/content/samples.ts'
import { PAGE_KEYS } from '../src/domain/site/text-pages.ts'
import { type Answer, readSite } from './kazan-dealer/read-site.ts'
import { findRemains } from './kazan-dealer/remains.ts'
import { type Call, turnIntoKazan } from './kazan-dealer/turn-into-kazan.ts'
import { untilDone } from './support/queue.ts'
import { signInAs } from './support/shop.ts'
import { openWorkingShop } from './support/working-shop.ts'

const { shop } = await openWorkingShop()

const search = (words: string) => `/search?q=${encodeURIComponent(words)}`
const SEARCHES = ['Кама', 'топас', 'гарантия', 'юнилос 5', 'скважина', 'москва', 'лонг', 'qwzx'].map(search)

const PATHS = [
  '/',
  '/catalog',
  '/selection-rules',
  '/compare',
  '/cart',
  '/blog?page=2',
  '/sitemap',
  '/sitemap.xml',
  '/robots.txt',
  '/feeds/yandex.yml',
  '/blog/rss.xml',
  '/site.webmanifest',
  '/favicon.ico',
  '/favicon.svg',
  '/sw.js',
  '/offline.js',
  '/api/settings',
  '/api/products',
  '/api/catalogue',
  '/api/catalogue/models',
  '/api/catalogue/selectable',
  '/api/facets',
  '/api/manufacturers',
  '/api/categories',
  '/api/projects',
  '/api/reviews',
  '/api/districts',
  '/api/landing-pages',
  '/api/faq/categories',
  '/api/blog/posts',
  '/api/own-texts',
  '/api/consent/documents',
  ...PAGE_KEYS.map((key) => `/api/pages/${key}`),
  ...SEARCHES,
]
/** Addresses of the demo, which the shop does not have any more. */
const GONE = ['/no-such-page', '/product/topas-5', '/catalog/topas', '/api/no-such-call']

let answers: Answer[] = []
let samples: Samples
/** What his work has left of the samples, which he leaves as they are. */
let accepted: string[] = []
/** What the shop answers to an address, by the crawl. */
const answerTo = (path: string) => answers.find((answer) => answer.path === path)?.text

beforeAll(async () => {
  const cookie = await signInAs(shop, 'admin')
  const call: Call = async (method, address, body) => {
    const isForm = body instanceof FormData
    const response = await shop.app.request(`http://shop.test/api${address}`, {
      method,
      headers: { cookie, ...(!isForm && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`)
    return JSON.parse(text || 'null')
  }
  await turnIntoKazan(call)
  samples = await call('GET', '/admin/samples')
  accepted = samples.items.flatMap(({ key, state }) => (state === 'open' ? key : []))
  for (const key of accepted) samples = await call('POST', `/admin/samples/${key}/accept`)
  await shop.database.pool.query("select graphile_worker.add_job('make-product-feed')")
  await untilDone(shop.database.pool, 'make-product-feed')
  answers = await readSite(shop.get, [...PATHS, ...GONE])
})

test('a dealer of another region makes the shop his own by the staff area alone: nothing tells of the demo', () => {
  expect(answers.length).toBeGreaterThan(200)
  // Code knows more than it shows: the map that is drawn, colours of known makers.
  const shown = answers.filter(({ path }) => !path.startsWith('/built/'))
  const remains = shown.flatMap(({ text, path }) =>
    findRemains(text, path).map((remain) => `${path} ${remain}`),
  )
  expect(remains).toEqual([])
})

test("and nothing is broken: what was the demo's is gone, all else is there", () => {
  const broken = answers
    .filter(({ path, status }) => status >= 400 !== GONE.includes(path))
    .map(({ path, status }) => `${status} ${path}`)
  expect(broken).toEqual([])
})

test.each([
  ['the works of the firm', '/', /Кама 4 в Верхнем Услоне/],
  ['its town, for search engines', '/', /"addressLocality":"Казань"/],
  ['its region, for search engines', '/', /"addressRegion":"[^"]*Татарстан/],
  ['its districts', '/', /Лаишево[\s\S]*Зеленодольск/],
  ['its reviews', '/', /Алсу Х\./],
  ['the number of its makers', '/about', /Дилер двух производителей/],
  ['its name in the manifest', '/site.webmanifest', /КазаньСептик/],
  ['its author', '/blog/rss.xml', /Рустам Галиев/],
  ['its models in the feed', '/feeds/yandex.yml', /Кама 4/],
])('visitors find %s', (_what, path, words) => {
  expect(answerTo(path)).toMatch(words)
})

test('his list of samples is done: what he has not replaced are the legal texts, which he leaves as they are', () => {
  expect(accepted).toEqual(['privacy', 'terms', 'consent'])
  expect(samples.total).toBeGreaterThan(25)
  expect(samples).toMatchObject({ done: samples.total, isClosed: false })
})
