import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { SampleState, Samples } from '../src/contract/content/samples.ts'
import type { PageTexts } from '../src/contract/pages/pages.ts'
import { openDesk } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ PUBLIC_URL: 'https://shop.example' })
const { callAs } = openDesk(shop)

let admin = ''
let manager = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
  manager = await signInAs(shop, 'manager')
})

/** What the shop is reset to between tests, without its listener of changes. */
beforeEach(async () => {
  await shop.database.pool.query('delete from accepted_samples')
  shop.contentCache.invalidate()
})

const readSamples = async (): Promise<Samples> => (await callAs(manager, 'GET', '/admin/samples')).json()
const stateOf = async (key: string): Promise<SampleState | undefined> =>
  (await readSamples()).items.find((item) => item.key === key)?.state
const accept = (cookie: string, key: string) => callAs(cookie, 'POST', `/admin/samples/${key}/accept`)
const readTexts = async (key: string): Promise<PageTexts> =>
  (await callAs(admin, 'GET', `/admin/pages/${key}`)).json()

/** What search engines get. */
async function readForRobots() {
  const [page, api, sitemap, robots] = await Promise.all(
    ['/about', '/api/reviews', '/sitemap.xml', '/robots.txt'].map((address) => shop.get(address)),
  )
  return {
    headers: [page, api, sitemap, robots].map((answer) => answer?.headers.get('x-robots-tag') ?? null),
    pages: ((await sitemap?.text()) ?? '').split('<url>').length - 1,
  }
}
const CLOSED = { headers: ['noindex', 'noindex', 'noindex', 'noindex'], pages: 0 }

test('a new shop has a list of samples, all of them open, in which nothing is missing', async () => {
  const { total, done, isClosed, items } = await readSamples()
  expect({ done, isClosed, total }).toEqual({ done: 0, isClosed: true, total: items.length })
  expect(items.map(({ key }) => key)).toEqual([
    'experience',
    'projects-done',
    'promises',
    'figures',
    'home-about',
    'about-start',
    'history',
    'values',
    'team',
    'offers',
    'appeals',
    'districts',
    'districts-text',
    'bodies',
    'site',
    'contacts',
    'hours',
    'region',
    'header',
    'footer',
    'office',
    'services',
    'home-services',
    'footer-services',
    'contact-services',
    'reviews',
    'projects',
    'posts',
    'answers',
    'makers',
    'models',
    'claims',
    'privacy',
    'terms',
    'consent',
    'company',
    'prices-eurolos',
    'prices-topas',
  ])
  expect(items.at(-1)).toMatchObject({ title: 'Цены: Топас', state: 'open', group: 'prices' })
  expect((await shop.get('/api/admin/samples')).status).toBe(401)
})

test('an admin leaves a sample as it is and puts it back; a manager may not, and unknown ones are not found', async () => {
  expect((await accept(manager, 'reviews')).status).toBe(403)
  expect((await callAs(manager, 'DELETE', '/admin/samples/reviews/accept')).status).toBe(403)
  for (const key of ['nothing', 'prices-nobody', '__proto__'])
    expect((await accept(admin, key)).status).toBe(404)
  expect(await stateOf('reviews')).toBe('open')

  const accepted: Samples = await (await accept(admin, 'reviews')).json()
  expect(accepted.done).toBe(1)
  expect((await accept(admin, 'reviews')).status).toBe(200)
  const item = (await readSamples()).items.find(({ key }) => key === 'reviews')
  expect(item).toMatchObject({ state: 'accepted', acceptedBy: 'admin', acceptedAt: expect.any(String) })

  expect((await callAs(admin, 'DELETE', '/admin/samples/reviews/accept')).status).toBe(200)
  expect(await stateOf('reviews')).toBe('open')
  // Once more: nothing is decided by that.
  expect((await callAs(admin, 'DELETE', '/admin/samples/reviews/accept')).status).toBe(200)
  const journal = await callAs(admin, 'GET', '/admin/journal?entity=system&entityId=sample-reviews')
  expect((await journal.json()).entries).toMatchObject([
    { actorName: 'admin', title: 'список «Перед открытием»: снова в списке: Отзывы' },
    { actorName: 'admin', title: 'список «Перед открытием»: оставлено как есть: Отзывы' },
  ])
})

test('«Заменить» leads to the tab of the settings that has the fields', async () => {
  const { items } = await readSamples()
  const hrefs = new Map(items.map(({ key, href }) => [key, href]))
  for (const key of ['company', 'contacts', 'hours'])
    expect(hrefs.get(key)).toBe('/admin/settings?tab=company')
  expect(hrefs.get('site')).toBe('/admin/settings')
})

test('«Заменить» leads to the part of the first text that is left', async () => {
  const hrefOf = async (key: string) => (await readSamples()).items.find((item) => item.key === key)?.href
  const write = (page: string, blocks: object) => callAs(admin, 'PUT', `/admin/pages/${page}`, { blocks })
  expect(await hrefOf('figures')).toBe('/admin/pages?page=home#part-facts')
  await write('home', { facts: { facts: [{ figure: '12', text: 'бригад' }] } })
  expect(await hrefOf('figures')).toBe('/admin/pages?page=about#part-start')
  await write('home', { start: { lead: '' }, why: { text: '' } })
  expect(await hrefOf('appeals')).toBe('/admin/pages?page=about#part-values')
  await write('about', { values: { text: 'Просто.' }, action: { text: 'Позвоним.' } })
  expect(await hrefOf('appeals')).toBe('/admin/pages?page=contact#part-ways')
  await write('contact', { ways: { lead: 'Ответим.', chat: 'фото', bot: 'счёт', office: 'мастерская' } })
  expect(await hrefOf('appeals')).toBe('/admin/pages?page=chrome#part-button')
  for (const page of ['home', 'about', 'contact']) await callAs(admin, 'POST', `/admin/pages/${page}/reset`)
  expect(await hrefOf('appeals')).toBe('/admin/pages?page=home#part-start')
})

test('of every item of page texts «Заменить» leads to a part that is in the form of the page', async () => {
  const { items } = await readSamples()
  const texts = items.filter(({ href }) => href.startsWith('/admin/pages'))
  expect(texts.length).toBeGreaterThan(20)
  for (const { key, href } of texts) {
    const { searchParams, hash } = new URL(href, 'http://shop')
    const { blocks } = await readTexts(searchParams.get('page') ?? '')
    expect(
      Object.keys(blocks).map((part) => `#part-${part}`),
      key,
    ).toContain(hash)
  }
})

test('an entry that stands on two pages is one', async () => {
  const item = (await readSamples()).items.find(({ key }) => key === 'figures')
  expect(item).toMatchObject({ parts: 2, left: 2 })
})

test('while a sample is public, search engines are told to show nothing; when none is, all at once, without a restart', async () => {
  expect(await readForRobots()).toEqual(CLOSED)
  const keys = (await readSamples()).items.map(({ key }) => key)
  for (const key of keys.slice(1)) expect((await accept(admin, key)).status).toBe(200)
  expect(await readForRobots()).toEqual(CLOSED)
  await accept(admin, keys[0] ?? '')
  const open = await readForRobots()
  expect(open.headers).toEqual([null, null, null, null])
  expect(open.pages).toBeGreaterThan(100)
  await callAs(admin, 'DELETE', `/admin/samples/${keys[0]}/accept`)
  expect(await readForRobots()).toEqual(CLOSED)
})

test('a change replaces: settings, texts and prices, once nothing of the sample is left', async () => {
  await callAs(admin, 'PUT', '/admin/settings', { companyPhone: '+7 (495) 123-45-67' })
  expect(await stateOf('contacts')).toBe('open')
  await callAs(admin, 'PUT', '/admin/settings', { companyAddress: 'Москва, Лесная, 1' })
  expect(await stateOf('contacts')).toBe('replaced')

  const chrome = await readTexts('chrome')
  const blocks = { ...chrome.blocks, firm: { ...Object(chrome.blocks).firm, projects: '120' } }
  expect((await callAs(admin, 'PUT', '/admin/pages/chrome', { blocks })).status).toBe(200)
  expect(await stateOf('projects-done')).toBe('replaced')
  expect(await stateOf('experience')).toBe('open')

  const { rows } = await shop.database.pool.query<{ id: number }>(
    `select part::int as id from samples where key = 'prices-topas'`,
  )
  const { pool } = shop.database
  await pool.query('update products set price = price + 100 where id = any($1)', [
    rows.slice(1).map(({ id }) => id),
  ])
  shop.contentCache.invalidate()
  expect(await stateOf('prices-topas')).toBe('open')
  await callAs(admin, 'PATCH', `/products/${rows[0]?.id}/price`, { price: 12_300_000 })
  expect(await stateOf('prices-topas')).toBe('replaced')
})

test('what is hidden or deleted is removed; one of the own makes that replaced', async () => {
  const list: { id: number }[] = await (await callAs(admin, 'GET', '/admin/reviews')).json()
  const [first, ...others] = list
  for (const { id } of others) await callAs(admin, 'PUT', `/admin/reviews/${id}`, { published: false })
  expect(await stateOf('reviews')).toBe('open')
  await callAs(admin, 'DELETE', `/admin/reviews/${first?.id}`)
  expect(await stateOf('reviews')).toBe('removed')
  const own = {
    rating: 5,
    text: 'Поставили за день.',
    author: 'Пётр',
    location: 'Реутов',
    date: '2026-11-01',
  }
  expect((await callAs(admin, 'POST', '/admin/reviews', own)).status).toBe(201)
  expect(await stateOf('reviews')).toBe('replaced')
})

test('search engines are not told of changes either', async () => {
  expect(await (await callAs(admin, 'GET', '/admin/index-now')).json()).toMatchObject({ obstacle: 'samples' })
})

for (const publicUrl of [undefined, 'http://shop.example', 'https://192.168.1.5', 'https://shop.localhost']) {
  const other = openShop(publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl })
  test(`the address ${publicUrl ?? 'that is not set'} is closed to nobody`, async () => {
    expect((await other.get('/about')).headers.get('x-robots-tag')).toBeNull()
    expect(await (await other.get('/sitemap.xml')).text()).toContain('<url>')
    const cookie = await signInAs(other, 'manager')
    const samples: Samples = await (await other.get('/api/admin/samples', { cookie })).json()
    expect(samples).toMatchObject({ done: 0, isClosed: false })
    expect(samples.total).toBeGreaterThan(10)
  })
}

const upgraded = openShop({ PUBLIC_URL: 'https://shop.example' })
test('a shop that was seeded before has no samples and is never closed', async () => {
  await upgraded.database.pool.query('delete from samples')
  expect((await upgraded.get('/about')).headers.get('x-robots-tag')).toBeNull()
  expect(await (await upgraded.get('/sitemap.xml')).text()).toContain('<url>')
  const cookie = await signInAs(upgraded, 'manager')
  expect(await (await upgraded.get('/api/admin/samples', { cookie })).json()).toEqual({
    total: 0,
    done: 0,
    isClosed: false,
    items: [],
  })
})
