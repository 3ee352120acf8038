import { beforeAll, expect, test } from 'vitest'
import type { Sample, Samples } from '../src/contract/content/samples.ts'
import { openDesk } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ PUBLIC_URL: 'https://shop.example' })
const { callAs } = openDesk(shop)

type Blocks = Record<string, Record<string, unknown>>
let admin = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
})

const readItem = async (key: string): Promise<Sample | undefined> => {
  const { items }: Samples = await (await callAs(admin, 'GET', '/admin/samples')).json()
  return items.find((item) => item.key === key)
}
const stateOf = async (key: string) => (await readItem(key))?.state

async function readBlocks(page: string): Promise<Blocks> {
  return (await (await callAs(admin, 'GET', `/admin/pages/${page}`)).json()).blocks
}
async function writeBlocks(page: string, blocks: object): Promise<void> {
  expect((await callAs(admin, 'PUT', `/admin/pages/${page}`, { blocks })).status).toBe(200)
}
const write = (page: string, block: string, fields: object) => writeBlocks(page, { [block]: fields })

test.each(['privacy', 'terms', 'consent'])(
  'the text %s is replaced once each paragraph that names the seller or his terms is another, not by one edit',
  async (page) => {
    const blocks = await readBlocks(page)
    const text = JSON.stringify(blocks)
    await writeBlocks(page, JSON.parse(text.replace('данны', 'личны')))
    const { parts = 0, left } = (await readItem(page)) ?? {}
    expect(await stateOf(page)).toBe('open')
    expect(parts).toBeGreaterThan(5)
    expect(left).toBeGreaterThan(2)
    // The seller's data and terms are his own in each paragraph; what only explains the law stays.
    const own = text
      .replaceAll(/(\d)(\s*(?:%|банковск|календарн|рабоч|дн|месяц|лет|год|час))/g, '1$1$2')
      .replaceAll(/\{(?:company|address|phone|site|years|founded|inRegion)\}/g, 'Наша фирма: $&')
    await writeBlocks(page, JSON.parse(own))
    expect(await stateOf(page)).toBe('replaced')
    await callAs(admin, 'POST', `/admin/pages/${page}/reset`)
    expect(await stateOf(page)).toBe('open')
  },
)

test.each([
  ['header', 'chrome', 'header', { visit: 'Выезд по Казани' }],
  ['footer', 'chrome', 'footer', { text: 'Дилер двух заводов.' }],
  ['home-about', 'home', 'about', { lead: 'Работаем в Казани.', text: 'Дилер двух заводов.' }],
  [
    'districts-text',
    'home',
    'districts',
    { text: 'Казань.', officeName: 'Казань', officePlace: '55.796, 49.106', mapText: 'Казань вокруг' },
  ],
  ['office', 'contact', 'office', { plan: 'В центре Казани.' }],
  ['contact-services', 'contact', 'ways', { services: ['Осмотр участка'] }],
])('«%s» is replaced by words of the own', async (key, page, block, fields) => {
  expect(await stateOf(key)).toBe('open')
  await write(page, block, fields)
  expect(await stateOf(key)).toBe('replaced')
})

test('what is only taken away is removed; services are compared one by one', async () => {
  await write('contact', 'office', { plan: '' })
  expect(await stateOf('office')).toBe('removed')
  const { list, start } = await readBlocks('services')
  const [first, ...others] = Object(list).services
  const own = { ...first, description: 'Бурим сами.' }
  await writeBlocks('services', { start: { ...start, description: 'Услуги в Казани.' } })
  await write('services', 'list', { services: [own, ...others] })
  expect(await readItem('services')).toMatchObject({ state: 'open', parts: 14, left: 12 })
})

test('settings of the demo firm: name of the site and hours, each once all of it is another', async () => {
  await callAs(admin, 'PUT', '/admin/settings', { siteName: 'КазаньСептик' })
  expect(await readItem('site')).toMatchObject({ state: 'open', parts: 2, left: 1 })
  await callAs(admin, 'PUT', '/admin/settings', { siteDescription: 'Станции для Казани.' })
  expect(await stateOf('site')).toBe('replaced')
  await callAs(admin, 'PUT', '/admin/settings', { workingHours: '8:00–18:00' })
  expect(await stateOf('hours')).toBe('open')
  await callAs(admin, 'PUT', '/admin/settings', {
    hours: {
      mon: ['08:00', '18:00'],
      tue: null,
      wed: null,
      thu: null,
      fri: null,
      sat: null,
      sun: null,
    },
  })
  expect(await stateOf('hours')).toBe('replaced')
})

test('posts and answers that promise something are named with their forms until each is rewritten or hidden', async () => {
  const { records = [], parts = 0 } = (await readItem('answers')) ?? {}
  expect(records).toHaveLength(parts)
  expect(parts).toBeGreaterThan(5)
  const items: { id: number; question: string }[] = await (
    await callAs(admin, 'GET', '/admin/faq/items')
  ).json()
  // Those that only explain are no samples.
  expect(parts).toBeLessThan(items.length)
  const idOf = ({ href }: { href: string }) => Number(new URL(href, 'http://shop').searchParams.get('edit'))
  const [first, ...others] = records
  for (const record of others)
    await callAs(admin, 'PUT', `/admin/faq/items/${idOf(record)}`, { published: false })
  expect(await readItem('answers')).toMatchObject({ state: 'open', left: 1, records: [first] })
  await callAs(admin, 'PUT', `/admin/faq/items/${idOf(first ?? { href: '' })}`, { answer: 'Два года.' })
  expect(await stateOf('answers')).toBe('replaced')
})

const earlier = openShop({ PUBLIC_URL: 'https://shop.example' })
/** Items of the list before it named more. */
const EARLIER = [
  'experience',
  'projects-done',
  'promises',
  'figures',
  'history',
  'values',
  'team',
  'districts',
  'reviews',
  'projects',
  'privacy',
  'terms',
  'consent',
  'company',
  'contacts',
]

test('a list of an earlier version gets no more items, and what was replaced by its rule stays so', async () => {
  const { pool } = earlier.database
  await pool.query(`delete from samples where key <> all($1) and key not like 'prices-%'`, [EARLIER])
  await pool.query(`delete from samples where key in ('privacy', 'terms', 'consent') and part <> 'texts'`)
  const cookie = await signInAs(earlier, 'admin')
  const desk = openDesk(earlier)
  const read = async (): Promise<Samples> => (await desk.callAs(cookie, 'GET', '/admin/samples')).json()
  earlier.contentCache.invalidate()
  expect(await read()).toMatchObject({ total: 17, done: 0, isClosed: true })

  const { blocks } = await (await desk.callAs(cookie, 'GET', '/admin/pages/privacy')).json()
  const start = { ...Object(blocks).start, title: 'Политика' }
  await desk.callAs(cookie, 'PUT', '/admin/pages/privacy', { blocks: { start } })
  for (const { key, state } of (await read()).items)
    if (state === 'open') await desk.callAs(cookie, 'POST', `/admin/samples/${key}/accept`)
  const { total, done, isClosed, items } = await read()
  expect({ total, done, isClosed }).toEqual({ total: 17, done: 17, isClosed: false })
  expect(items.find(({ key }) => key === 'privacy')?.state).toBe('replaced')
  expect((await earlier.get('/about')).headers.get('x-robots-tag')).toBeNull()
})
