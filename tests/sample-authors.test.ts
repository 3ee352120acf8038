import { beforeAll, expect, test } from 'vitest'
import type { Sample, Samples } from '../src/contract/content/samples.ts'
import { SAMPLE_SOURCES } from '../src/server/features/samples/sample-sources.ts'
import { openDesk } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ PUBLIC_URL: 'https://shop.example' })
const { call, callAs, callJson } = openDesk(shop)

let admin = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
})

const readItem = async (key: string, as?: string): Promise<Sample | undefined> => {
  const address = '/admin/samples?authors=true'
  const response = await (as ? callAs(as, 'GET', address) : call('GET', address))
  const { items }: Samples = await response.json()
  return items.find((item) => item.key === key)
}
const nameOf = async (cookie: string): Promise<string> => {
  const { user } = await (await callAs(cookie, 'GET', '/admin/me')).json()
  return user.fullName || user.username
}
const writeAs = async (cookie: string, page: string, blocks: object) =>
  expect((await callAs(cookie, 'PUT', `/admin/pages/${page}`, { blocks })).status).toBe(200)

test('who replaced a text is told with the time, not who changed another one of its page', async () => {
  expect(await readItem('header')).not.toHaveProperty('changedBy')
  await writeAs(admin, 'chrome', { header: { visit: 'Приезжаем по всей Казани' } })
  await callJson(200, 'PUT', '/admin/pages/chrome', { blocks: { button: { bot: 'Ответит сразу' } } })
  const item = await readItem('header')
  expect(item).toMatchObject({ state: 'replaced', changedBy: await nameOf(admin) })
  expect(Date.parse(item?.changedAt ?? '')).toBeGreaterThan(Date.parse('2026-01-01'))
  await callJson(200, 'PUT', '/admin/pages/chrome', { blocks: { header: { visit: 'Приедем сами' } } })
  expect((await readItem('header'))?.changedBy).not.toBe(await nameOf(admin))
  await callAs(admin, 'POST', '/admin/pages/chrome/reset')
  expect(await readItem('header')).toMatchObject({ state: 'open' })
  expect(await readItem('header')).not.toHaveProperty('changedBy')
})

/** Calls and first lines of all pages, each by other words. */
const APPEALS = {
  button: { chat: 'Напишите нам', bot: 'Ответит сразу', callNote: 'Перезвоним' },
  projectsPage: { lead: 'Что мы поставили.', nothingYet: '' },
  faqPage: { lead: 'О станциях.', askText: 'Спросите нас,' },
  siteMapPage: { projectsNote: 'Что мы поставили', termsNote: 'Договор' },
}

test('the journal is asked only by who asks for authors', async () => {
  await writeAs(admin, 'chrome', { footer: { text: 'Дилер двух заводов.' } })
  expect(await readItem('footer')).toHaveProperty('changedBy')
  const { items } = await callJson<Samples>(200, 'GET', '/admin/samples')
  expect(items.find(({ key }) => key === 'footer')).toMatchObject({ state: 'replaced' })
  expect(items.filter((item) => 'changedBy' in item)).toEqual([])
  expect((await call('GET', '/admin/samples?authors=all')).status).toBe(400)
})

test('who changed another field of the same part is not named', async () => {
  await writeAs(admin, 'home', { about: { lead: 'Работаем в Казани.', text: 'Дилер двух заводов.' } })
  await callJson(200, 'PUT', '/admin/pages/home', { blocks: { about: { more: 'Ещё о нас' } } })
  expect(await readItem('home-about')).toMatchObject({ state: 'replaced', changedBy: await nameOf(admin) })
  const others = [
    ['home', { start: { lead: 'Приедем.' }, why: { text: '' } }],
    ['about', { values: { text: 'Просто.' }, action: { text: 'Позвоним.' } }],
    ['contact', { ways: { lead: 'Ответим.', chat: 'фото', bot: 'счёт', office: 'мастерская' } }],
    ['chrome', APPEALS],
  ] as const
  for (const [page, blocks] of others) await writeAs(admin, page, blocks)
  await callJson(200, 'PUT', '/admin/pages/home', { blocks: { why: { reasons: [] } } })
  await callJson(200, 'PUT', '/admin/pages/contact', { blocks: { ways: { services: ['Осмотр'] } } })
  expect(await readItem('appeals')).toMatchObject({ state: 'replaced', changedBy: await nameOf(admin) })
  expect((await readItem('contact-services'))?.changedBy).not.toBe(await nameOf(admin))
})

test('who hid all reviews by an empty heading removed them', async () => {
  await writeAs(admin, 'home', { reviews: { title: '' } })
  expect(await readItem('reviews')).toMatchObject({ state: 'removed', changedBy: await nameOf(admin) })
  await callAs(admin, 'POST', '/admin/pages/home/reset', { part: 'reviews' })
})

test('each field of texts that an item is computed from is there', async () => {
  const missing: string[] = []
  for (const [key, sources] of Object.entries(SAMPLE_SOURCES))
    for (const { page, paths } of sources.filter(({ entity }) => entity === 'pages')) {
      const row: object = await callJson(200, 'GET', `/admin/pages/${page}`)
      const isThere = (path: readonly string[]) =>
        path.reduce<unknown>((value, step) => Object(value)[step], row) !== undefined
      missing.push(...paths.filter((path) => !isThere(path)).map((path) => `${key}: ${path.join('.')}`))
    }
  expect(missing).toEqual([])
})

test('who deleted the last record of the sample removed it', async () => {
  const reviews = await callJson<{ id: number }[]>(200, 'GET', '/admin/reviews')
  for (const { id } of reviews)
    expect((await callAs(admin, 'DELETE', `/admin/reviews/${id}`)).status).toBeLessThan(300)
  expect(await readItem('reviews')).toMatchObject({ state: 'removed', changedBy: await nameOf(admin) })
})

test('who changed the settings only admins are told, as in the journal', async () => {
  const { version: _version, ...settings } = await (await callAs(admin, 'GET', '/admin/settings')).json()
  const changed = { ...settings, siteName: 'Септики Казани', siteDescription: 'Ставим септики' }
  expect((await callAs(admin, 'PUT', '/admin/settings', changed)).status).toBe(200)
  expect(await readItem('site', admin)).toMatchObject({ state: 'replaced', changedBy: await nameOf(admin) })
  expect(await readItem('site')).toMatchObject({ state: 'replaced' })
  expect(await readItem('site')).not.toHaveProperty('changedBy')
})

test('who rewrote the last promise in the lists of a product is told', async () => {
  const { records = [] } = (await readItem('claims')) ?? {}
  const ids = records.map(({ href }) => Number(/\d+$/.exec(href)?.[0]))
  const own = { features: ['Сварной корпус'], warranty: null, technicalSpecs: {} }
  const [last = 0, ...others] = ids.toReversed()
  for (const id of others) await callJson(200, 'PATCH', `/products/${id}`, own)
  expect(await readItem('claims')).toMatchObject({ state: 'open', records: [records.at(-1)] })
  expect((await callAs(admin, 'PATCH', `/products/${last}`, own)).status).toBe(200)
  expect(await readItem('claims')).toMatchObject({ left: 0, changedBy: await nameOf(admin) })
})
