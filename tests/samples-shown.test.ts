import { beforeAll, expect, test } from 'vitest'
import type { Sample, Samples } from '../src/contract/content/samples.ts'
import { openDesk } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ PUBLIC_URL: 'https://shop.example' })
const { callAs } = openDesk(shop)

let admin = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
})

const readItem = async (key: string): Promise<Sample | undefined> => {
  const { items }: Samples = await (await callAs(admin, 'GET', '/admin/samples')).json()
  return items.find((item) => item.key === key)
}
const stateOf = async (key: string) => (await readItem(key))?.state
async function write(page: string, blocks: object): Promise<void> {
  expect((await callAs(admin, 'PUT', `/admin/pages/${page}`, { blocks })).status).toBe(200)
}
const count = async (sql: string): Promise<number> =>
  Number((await shop.database.pool.query(`select count(*) as count from ${sql}`)).rows[0].count)

test('what no visitor sees is no place: a legal text as a whole, a draft that nobody has touched', async () => {
  for (const key of ['privacy', 'terms', 'consent']) {
    const paragraphs = (await count(`samples where key = '${key}'`)) - 1
    expect(await readItem(key)).toMatchObject({ parts: paragraphs, left: paragraphs })
  }
  const places = await count(`samples where key = 'posts'`)
  // A draft that promises something, as it would be marked.
  await shop.database.pool.query(
    `insert into samples (key, part, fingerprint) select 'posts', id::text, 'of a draft' from blog_posts where not published`,
  )
  shop.contentCache.invalidate()
  expect(await count(`samples where key = 'posts'`)).toBeGreaterThan(places)
  expect(await readItem('posts')).toMatchObject({ parts: places, left: places })
  const [first] = (await readItem('posts'))?.records ?? []
  const id = /\d+/.exec(first?.href ?? '')?.[0]
  await callAs(admin, 'PUT', `/blog/posts/${id}`, { published: false })
  expect(await readItem('posts')).toMatchObject({ parts: places, left: places - 1 })
})

test.each([
  ['home-about', { about: { title: '' } }],
  [
    'home-services',
    { services: { installationTitle: '', drainageTitle: '', wellTitle: '', heatingTitle: '' } },
  ],
  ['bodies', { bodies: { boxTitle: '', cylinderTitle: '', lowTitle: '' } }],
  ['districts-text', { districts: { title: '' } }],
  ['reviews', { reviews: { title: '' } }],
])('a part of the home page without its title is not there: %s', async (key, blocks) => {
  expect(await stateOf(key)).toBe('open')
  await write('home', blocks)
  expect(await stateOf(key)).toBe('removed')
  await callAs(admin, 'POST', '/admin/pages/home/reset')
})

test('a card without its title leaves the others', async () => {
  const { parts = 0 } = (await readItem('home-services')) ?? {}
  await write('home', { services: { wellTitle: '' }, bodies: { boxTitle: '' } })
  expect(await readItem('home-services')).toMatchObject({ state: 'open', parts, left: parts - 1 })
  expect(await readItem('bodies')).toMatchObject({ state: 'open', parts: 7, left: 5 })
})

test('without the place of the office the text above the list of districts is left alone', async () => {
  const { parts = 0 } = (await readItem('districts-text')) ?? {}
  await write('home', { districts: { officePlace: '' } })
  expect(await readItem('districts-text')).toMatchObject({ state: 'open', parts, left: 1 })
  await callAs(admin, 'POST', '/admin/pages/home/reset')
})

test('a portrait replaces nobody of the team', async () => {
  const team: object[] = (await (await callAs(admin, 'GET', '/admin/pages/about')).json()).blocks.team.roles
  const roles = team.map((role) => ({ ...role, picture: '/assets/uploads/face.jpg' }))
  await write('about', { team: { roles } })
  expect(await readItem('team')).toMatchObject({ state: 'open', parts: team.length, left: team.length })
  await callAs(admin, 'POST', '/admin/pages/about/reset')
})

test('without a district there is no map, and its text is on no page', async () => {
  expect(await stateOf('districts-text')).toBe('open')
  const districts: { id: number }[] = await (await callAs(admin, 'GET', '/admin/districts')).json()
  for (const { id } of districts) await callAs(admin, 'PUT', `/admin/districts/${id}`, { published: false })
  expect(await stateOf('districts-text')).toBe('removed')
})

test('answers without a category are on no page', async () => {
  expect(await stateOf('answers')).toBe('open')
  await shop.database.pool.query('update faq_items set category_id = null')
  shop.contentCache.invalidate()
  expect(await stateOf('answers')).toBe('removed')
})

test('names of services that say nothing of the seller count only while the whole list is as it came', async () => {
  const { blocks } = await (await callAs(admin, 'GET', '/admin/pages/contact')).json()
  const services: string[] = Object(blocks).ways.services
  await write('contact', { ways: { services: ['Осмотр участка', ...services.toReversed()] } })
  expect(await readItem('contact-services')).toMatchObject({ state: 'open', parts: 5, left: 5 })
  await write('contact', { ways: { services: ['Осмотр участка', 'Монтаж', 'Ремонт'] } })
  expect(await stateOf('contact-services')).toBe('replaced')
})

test('what lists and characteristics of products promise is named with their forms until each is another', async () => {
  const { records = [], parts = 0 } = (await readItem('claims')) ?? {}
  expect(records).toHaveLength(36)
  expect(parts).toBeGreaterThan(36)
  expect(records[0]).toEqual({
    name: 'Топас 4',
    href: expect.stringMatching(/^\/admin\/products\?edit=\d+$/),
  })
  const id = /\d+$/.exec(records[0]?.href ?? '')?.[0]
  const own = ['Гарантия 3 года', 'Сварной корпус']
  await callAs(admin, 'PATCH', `/products/${id}`, { features: own })
  expect(await readItem('claims')).toMatchObject({ state: 'open', parts, left: parts - 1 })
  const specs = { warranty: '3 года', technicalSpecs: { warranty: '3 года' } }
  await callAs(admin, 'PATCH', `/products/${id}`, specs)
  expect((await readItem('claims'))?.records).toEqual(records.slice(1))
})

const OFFERS = {
  productPage: { priceNote: '', askNote: '', goneNote: '', specsNote: '', formNote: 'Позвоним.' },
  inquiryPart: { steps: ['Позвоним.'], thanks: '', thanksForPhone: '' },
  wizardPart: { toMeasure: '', noModels: '', individual: '', sendNote: '' },
  searchAnswers: { paymentTitle: '', contactsText: '', warrantyText: '', mountingText: '' },
}

test('leads and notes that promise something are on the list until each is another', async () => {
  const { left: appeals = 0 } = (await readItem('appeals')) ?? {}
  await write('chrome', {
    button: { chat: 'Напишите нам' },
    projectsPage: { lead: 'Что мы поставили.', nothingYet: '' },
    faqPage: { askText: 'Спросите нас,' },
  })
  expect(await readItem('appeals')).toMatchObject({ state: 'open', left: appeals - 4 })
  await write('chrome', {
    button: { bot: 'Посчитает станцию', callNote: 'Сегодня' },
    faqPage: { lead: 'О станциях.' },
    siteMapPage: { projectsNote: 'Что мы поставили', termsNote: 'Договор' },
  })
  expect(await readItem('appeals')).toMatchObject({ state: 'open', left: appeals - 9 })
  const { left: services = 0 } = (await readItem('services')) ?? {}
  await write('services', { start: { lead: 'Что мы делаем.', searchTitle: 'Наши услуги' } })
  expect(await readItem('services')).toMatchObject({ state: 'open', left: services - 2 })
  const { left: links = 0 } = (await readItem('footer-services')) ?? {}
  await write('chrome', { siteMapPage: { servicesNote: 'Монтаж' } })
  expect(await readItem('footer-services')).toMatchObject({ state: 'open', left: links - 1 })
  await write('chrome', { footer: { links: [{ label: 'Монтаж станций', href: '/services' }] } })
  expect(await stateOf('footer-services')).toBe('replaced')
})

test('promises with a request and a price count until all are others; an answer without a title is given to nobody', async () => {
  await write('chrome', OFFERS)
  expect(await readItem('offers')).toMatchObject({ state: 'open', parts: 22, left: 4 })
  await write('chrome', { cartPage: { noObligation: 'Это ещё не заказ.' } })
  expect(await readItem('offers')).toMatchObject({ state: 'open', parts: 22, left: 3 })
  await write('chrome', { cartPage: { lead: 'Заявка.', description: 'Заявка на станции.', whileEmpty: '' } })
  expect(await stateOf('offers')).toBe('replaced')
})

test('promises in first lines and calls count on all three pages', async () => {
  await write('home', { start: { lead: 'Приедем.' }, why: { text: '' } })
  await write('about', { values: { text: 'Просто.' }, action: { text: 'Позвоним.' } })
  expect(await readItem('appeals')).toMatchObject({ state: 'open', parts: 17, left: 4 })
  await write('contact', { ways: { lead: 'Ответим.', chat: 'фото', bot: 'счёт', office: 'мастерская' } })
  expect(await stateOf('appeals')).toBe('replaced')
})

test('what is written above the values is on no page without them', async () => {
  await callAs(admin, 'POST', '/admin/pages/about/reset')
  const { parts = 0, left = 0 } = (await readItem('appeals')) ?? {}
  await write('about', { values: { values: [] } })
  expect(await readItem('appeals')).toMatchObject({ parts, left: left - 1 })
  await callAs(admin, 'POST', '/admin/pages/about/reset')
})

test('descriptions of makers, series and models that promise something or name the region are named with their forms', async () => {
  const { records: makers = [] } = (await readItem('makers')) ?? {}
  expect(makers).toContainEqual({ name: 'Топас', href: '/admin/manufacturers?edit=1' })
  expect(makers).toContainEqual({ name: 'Евролос Био', href: '/admin/products?tab=categories&edit=3' })
  // «Трубы» are no roubles.
  const { records = [] } = (await readItem('models')) ?? {}
  const names = records.map(({ name }) => name)
  expect(names).toContain('Топас 15')
  expect(names).toContain('Топас 6 Пр')
  expect(names).not.toContain('Топас 5')
  const left = records.length
  const href = records.find(({ name }) => name === 'Топас 15')?.href ?? ''
  const own = { description: 'Для гостиницы.', shortDescription: 'Гостиница.' }
  await callAs(admin, 'PATCH', `/products/${new URL(href, 'http://shop').searchParams.get('edit')}`, own)
  expect(await readItem('models')).toMatchObject({ state: 'open', parts: left, left: left - 1 })
  await callAs(admin, 'PUT', '/manufacturers/1', { description: 'Прямоугольные станции.' })
  expect((await readItem('makers'))?.records).not.toContainEqual(makers[0])
})
