import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { RemovedEntity, Sample, Samples } from '../src/contract/content/samples.ts'
import { openDesk } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ PUBLIC_URL: 'https://shop.example' })
const { call, callAs } = openDesk(shop)

let admin = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
})

/** What the shop is reset to between tests, without its listener of changes. */
beforeEach(() => shop.contentCache.invalidate())

const readSamples = async (): Promise<Samples> => (await call('GET', '/admin/samples')).json()
async function readItem(key: string): Promise<Sample> {
  const item = (await readSamples()).items.find((one) => one.key === key)
  if (!item) throw new Error(`no item ${key}`)
  return item
}

const PATHS: Readonly<Record<RemovedEntity, string>> = {
  reviews: '/admin/reviews',
  districts: '/admin/districts',
  projects: '/admin/projects',
  posts: '/blog/posts',
  'faq-items': '/admin/faq/items',
}
const over = (version: number) => ({ 'if-match': `"${version}"` })

/** Sends what the list says takes the item off the site; statuses of the answers. */
async function remove({ removal }: Sample): Promise<number[]> {
  if (!removal) throw new Error('it can only be replaced')
  const statuses: number[] = []
  for (const { entity, id, version } of removal.records)
    statuses.push((await call('DELETE', `${PATHS[entity]}/${id}`, undefined, over(version))).status)
  for (const { key, version, blocks } of removal.texts)
    statuses.push((await call('PUT', `/admin/pages/${key}`, { blocks }, over(version))).status)
  return statuses
}

/** Takes it back: from the trash, and by the version that the texts had. */
async function putBack({ removal }: Sample): Promise<void> {
  for (const { entity, id } of removal?.records ?? [])
    expect((await call('POST', `/admin/trash/${entity}/${id}/restore`)).status).toBe(200)
  for (const { key, version } of removal?.texts ?? []) {
    const { id }: { id: number } = await (await call('GET', `/admin/pages/${key}`)).json()
    expect((await call('POST', `/admin/versions/pages/${id}/${version}/restore`)).status).toBe(200)
  }
}

const REMOVABLE = [
  'promises',
  'figures',
  'home-about',
  'history',
  'values',
  'team',
  'districts',
  'bodies',
  'office',
  'home-services',
  'contact-services',
  'reviews',
  'projects',
  'posts',
  'answers',
]

test('records, rows and what may be empty can be removed; names, legal texts, settings and prices only replaced', async () => {
  const { items } = await readSamples()
  expect(items.filter(({ removal }) => removal).map(({ key }) => key)).toEqual(REMOVABLE)
})

test.each(REMOVABLE)('what the list names takes %s off the site, and all of it comes back', async (key) => {
  const before = await readSamples()
  const item = await readItem(key)
  for (const status of await remove(item)) expect([200, 204]).toContain(status)
  expect(await readItem(key)).toMatchObject({ state: 'removed', left: 0 })
  expect(await readItem(key)).not.toHaveProperty('removal')
  // Without districts there is no map, whose text is another item.
  expect((await readSamples()).done).toBe(before.done + (key === 'districts' ? 2 : 1))
  await putBack(item)
  expect(await readItem(key)).toMatchObject({ state: 'open', left: item.left })
  expect((await readSamples()).done).toBe(before.done)
})

test('what a colleague has changed meanwhile is neither deleted nor overwritten', async () => {
  const reviews = await readItem('reviews')
  const [first] = reviews.removal?.records ?? []
  await callAs(admin, 'PUT', `/admin/reviews/${first?.id}`, { text: 'Это сказал нам заказчик.' })
  expect((await remove({ ...reviews, removal: { records: first ? [first] : [], texts: [] } }))[0]).toBe(409)
  const others = await readItem('reviews')
  expect(others.removal?.records.map(({ id }) => id)).not.toContain(first?.id)

  const team = await readItem('team')
  await callAs(admin, 'PUT', '/admin/pages/about', { blocks: { start: { title: 'Кто мы' } } })
  expect(await remove(team)).toEqual([409])
  expect((await readItem('team')).state).toBe('open')
})

test('only what is left of the sample is taken out', async () => {
  const { blocks } = await (await call('GET', '/admin/pages/about')).json()
  const own = { when: '2027', title: 'Свой цех', text: 'Собираем сами.' }
  await callAs(admin, 'PUT', '/admin/pages/about', {
    blocks: { history: { steps: [own, ...blocks.history.steps.slice(1)] } },
  })
  await remove(await readItem('history'))
  expect((await readItem('history')).state).toBe('replaced')
  const after = await (await call('GET', '/admin/pages/about')).json()
  expect(after.blocks.history.steps).toEqual([own])
})

test.each([
  ['home', 'about', { facts: { facts: [{ figure: '12', text: 'бригад' }] } }],
  ['about', 'home', { start: { facts: [{ figure: '12', text: 'бригад' }] } }],
])(
  'figures that are replaced on the page %s are removed from the page %s alone',
  async (own, other, blocks) => {
    for (const key of ['home', 'about']) await callAs(admin, 'POST', `/admin/pages/${key}/reset`)
    await callAs(admin, 'PUT', `/admin/pages/${own}`, { blocks })
    const figures = await readItem('figures')
    expect(figures.removal?.texts.map(({ key }) => key)).toEqual([other])
    await remove(figures)
    expect((await readItem('figures')).left).toBe(0)
  },
)

test('who has replaced one card of several removes the others in their form, not his own with them', async () => {
  await callAs(admin, 'PUT', '/admin/pages/home', { blocks: { services: { wellText: 'Бурим сами.' } } })
  expect(await readItem('home-services')).not.toHaveProperty('removal')
})

test('posts that teach leave the item removed; one of the own makes it replaced', async () => {
  await remove(await readItem('posts'))
  expect((await readItem('posts')).state).toBe('removed')
  const own = {
    title: 'Как мы работаем',
    slug: 'kak-my-rabotaem',
    content: 'Приезжаем и работаем.',
    published: true,
  }
  expect((await callAs(admin, 'POST', '/blog/posts', own)).status).toBe(201)
  expect((await readItem('posts')).state).toBe('replaced')
})

test('the page about the firm has no part whose list is empty', async () => {
  const page = async () => (await shop.get('/about')).text()
  expect(await page()).toContain('Команда')
  await callAs(admin, 'PUT', '/admin/pages/about', {
    blocks: { team: { roles: [] }, values: { values: [] }, history: { steps: [] } },
  })
  shop.contentCache.invalidate()
  const html = await page()
  for (const list of ['about__team', 'about__values', 'about__rows'])
    expect(html).not.toContain(`class="${list}"`)
})
