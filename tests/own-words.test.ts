import { beforeAll, expect, test } from 'vitest'
import { openPages } from './support/page-document.ts'
import { openShop, signInAs } from './support/shop.ts'
import { recordStatements } from './support/statements.ts'

const shop = openShop()
const read = openPages(shop)

let admin = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
})

const call = (method: string, path: string, body?: unknown) =>
  shop.app.request(`http://shop.test/api${path}`, {
    method,
    headers: { cookie: admin, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

type Blocks = Readonly<Record<string, Readonly<Record<string, unknown>>>>
const readBlocks = async (key: string): Promise<Blocks> =>
  (await (await call('GET', `/admin/pages/${key}`)).json()).blocks

/** Writes some fields of a part of a page; `undefined` leaves one out. */
async function write(key: string, part: string, fields: Readonly<Record<string, unknown>>) {
  const blocks = await readBlocks(key)
  const saved = await call('PUT', `/admin/pages/${key}`, {
    blocks: { ...blocks, [part]: { ...blocks[part], ...fields } },
  })
  expect([saved.status, saved.ok ? '' : await saved.text()]).toEqual([200, ''])
}

const reset = (key: string) => call('POST', `/admin/pages/${key}/reset`, {})

const answersTo = async (query: string): Promise<{ kind: string; title: string; url: string }[]> => {
  const found = await (await shop.get(`/api/search?q=${encodeURIComponent(query)}`)).json()
  return found.filter(({ kind }: { kind: string }) => kind === 'answer')
}

test('the services on the site map, in the form and on the home page are those that staff name', async () => {
  const offered = async (path: string) => (await read(path)).texts('select[name="service"] option')
  const seeded = ['Не выбрана', 'Монтаж', 'Проектирование', 'Обслуживание', 'Ремонт', 'Консультация']
  expect(await offered('/contact')).toEqual(seeded)
  expect(await offered('/')).toEqual(seeded)
  expect((await read('/contact')).attributes('select[name="service"] option', 'value')).toEqual([
    '',
    'installation',
    'design',
    'maintenance',
    'repair',
    'consultation',
  ])
  expect((await read('/sitemap')).text('main')).toContain('Монтаж, скважины, дренаж, отопление, обслуживание')
  expect((await read('/')).texts('.home-services h3')).toHaveLength(4)

  await write('contact', 'ways', { services: ['Обслуживание', 'Осмотр участка'] })
  await write('chrome', 'siteMapPage', { servicesNote: 'Монтаж и осмотр' })
  await write('home', 'services', { wellTitle: '', heatingTitle: ' ', heatingText: '' })
  const own = ['Не выбрана', 'Обслуживание', 'Осмотр участка']
  expect(await offered('/contact')).toEqual(own)
  expect(await offered('/')).toEqual(own)
  const values = (await read('/contact')).attributes('select[name="service"] option', 'value')
  expect(values).toEqual(['', 'maintenance', 'Осмотр участка'])
  expect((await read('/sitemap')).text('main')).toContain('Монтаж и осмотр')
  expect((await read('/sitemap')).text('main')).not.toMatch(/скважин|отоплен/)
  expect((await read('/')).texts('.home-services h3')).toEqual(['Монтаж септика', 'Дренаж участка'])

  await write('contact', 'ways', { services: [] })
  await write('home', 'services', { installationTitle: '', drainageTitle: '' })
  expect(await offered('/contact')).toEqual([])
  expect((await read('/')).texts('.home-services')).toEqual([])
  for (const key of ['contact', 'chrome', 'home']) await reset(key)

  await write('home', 'services', { wellPicture: '/assets/uploads/well.jpg' })
  expect((await read('/')).attributes('.home-services img', 'data-fallback')).toHaveLength(4)
  expect((await read('/')).attributes('.home-services img', 'src')[2]).toBe('/assets/uploads/well.jpg')
  await reset('home')
})

test('fields that came later are the original ones until staff empty them', async () => {
  await shop.database.pool.query(
    `update pages set blocks = blocks #- '{ways,services}' where key = 'contact'`,
  )
  expect((await readBlocks('contact')).ways?.services).toContain('Монтаж')
  await write('contact', 'ways', { services: [] })
  expect((await readBlocks('contact')).ways?.services).toEqual([])
  await write('contact', 'ways', { services: undefined })
  expect((await readBlocks('contact')).ways?.services, 'what is not sent stays').toEqual([])
  await call('PUT', '/admin/pages/contact', { blocks: { ways: { services: ['Монтаж', 'Монтаж'] } } })
  expect((await readBlocks('contact')).ways?.services, 'each is named once').toEqual([])
  await reset('contact')
})

test('an answer of the search leads to no service and no section that staff have taken away', async () => {
  expect((await answersTo('кессон')).map(({ url }) => url)).toEqual(['/services#well'])
  expect((await answersTo('гарантия')).map(({ url }) => url)).toEqual(['/terms#warranty'])
  const { list } = await readBlocks('services')
  const { sections } = await readBlocks('terms')
  const without = (rows: unknown, field: string, value: string) =>
    Object.values(Object(rows)).filter((row) => Object(row)[field] !== value)
  await write('services', 'list', { services: without(list?.services, 'drawing', 'well') })
  await write('terms', 'sections', { sections: without(sections?.sections, 'anchor', 'warranty') })
  expect(await answersTo('кессон')).toEqual([])
  expect((await answersTo('гарантия')).map(({ url }) => url)).toEqual(['/terms'])
  expect((await answersTo('монтаж')).map(({ url }) => url)).toEqual(['/services#installation'])
  for (const key of ['services', 'terms']) await reset(key)
})

test('how a maker calls a longer neck is an example of the search only while his description says it', async () => {
  const examples = async () => (await read('/search')).texts('[aria-labelledby="ideas"] a')
  const seeded = ['Топас', 'Евролос', 'Био-С', 'Лонг', 'с насосом', 'на 5 человек']
  expect(await examples()).toEqual(seeded)
  const makers: { id: number; slug: string; description: string }[] = await (
    await shop.get('/api/manufacturers')
  ).json()
  const { id = 0, description = '' } = makers.find(({ slug }) => slug === 'topas') ?? {}
  const saved = await call('PUT', `/manufacturers/${id}`, { description: 'Станции в ящике.' })
  expect(saved.status).toBe(200)
  expect(await examples()).toEqual(seeded.filter((text) => text !== 'Лонг'))
  await call('PUT', `/manufacturers/${id}`, { description })
})

/** Names of the products that a search finds, best first. */
async function found(query: string): Promise<string[]> {
  const products: { name: string }[] = await (
    await shop.get(`/api/products?search=${encodeURIComponent(query)}`)
  ).json()
  return products.map(({ name }) => name)
}

test('the button of contacts and the links of the page 404 are called as staff call them', async () => {
  const callBack = async () =>
    (await read('/about')).texts('.fab li').filter((text) => /номер|имени/.test(text))
  expect(await callBack()).toEqual(['Перезвоните мнеНужен только номер'])
  const linksOfMissing = async () => (await read('/nothing-here')).texts('.not-found .links a')
  expect((await linksOfMissing()).slice(-3)).toEqual(['Услуги', 'Контакты', 'Вопросы и ответы'])
  await write('chrome', 'button', { call: 'Закажите звонок', callNote: 'Без имени' })
  await write('chrome', 'header', { sections: [{ label: 'Что делаем', href: '/services' }] })
  expect(await callBack()).toEqual(['Закажите звонокБез имени'])
  expect((await read('/about')).text('.menu__call')).toContain('Закажите звонок')
  expect((await linksOfMissing()).slice(-3)).toEqual(['Что делаем', 'Контакты', 'Вопросы и ответы'])
  await reset('chrome')
})

test('words that name the region of the firm filter nothing in the search', async () => {
  const all = await found('топас 8')
  expect(all.length).toBeGreaterThan(3)
  expect(await found('топас 8 в Москве')).toEqual(all)
  expect(await found('топас 8 московская область')).toEqual(all)
  expect(await found('топас 8 в Казани')).toEqual([])
  // They are in memory.
  const { statements } = await recordStatements(shop.database.pool, () => found('топас 6 в Москве'))
  expect(statements.filter(({ text }) => text.includes('search_facts')).length).toBeGreaterThan(0)
  expect(statements.filter(({ text }) => text.includes('from "pages"'))).toEqual([])
  const every = (await found('септик')).toSorted()
  for (const joined of ['септикмосква', 'септикподмосковье', 'московскаяобласть'])
    expect((await found(joined)).toSorted(), joined).toEqual(every)
  expect(await found('септикказань')).toEqual([])
  await write('chrome', 'firm', {
    region: 'Татарстан',
    inRegion: 'Татарстане',
    ofRegion: 'Татарстана',
    nearby: 'Казани и Татарстане',
  })
  expect(await found('топас 8 в Казани')).toEqual(all)
  expect(await found('топас 8 татарстан')).toEqual(all)
  expect(await found('топас 8 в Москве')).toEqual([])
  await reset('chrome')
})

test('a product that is called like the region is found by its name, in every form and unfinished', async () => {
  const { id, name, model } = await (await shop.get('/api/products/topas-5')).json()
  const rename = async (names: { name: string; model: string }) =>
    expect((await call('PATCH', `/products/${id}`, names)).status).toBe(200)
  await rename({ name: 'Тверь 5', model: 'Тверь 5' })
  await write('chrome', 'firm', {
    region: 'Тверская область',
    inRegion: 'Тверской области',
    ofRegion: 'Тверской области',
    nearby: 'Твери и Тверской области',
  })
  for (const query of ['тверь', 'твери', 'тверью', 'твер'])
    expect(await found(query), query).toEqual(['Тверь 5'])
  expect((await found('септик тверская область')).length).toBeGreaterThan(3)
  // After «в» it is the town.
  const eights = await found('топас 8')
  expect(eights.length).toBeGreaterThan(3)
  for (const query of ['топас 8 в твери', 'топас 8 во твери', 'topas 8 v tveri'])
    expect(await found(query), query).toEqual(eights)
  expect(await found('тверь 5 в твери')).toEqual(['Тверь 5'])
  await reset('chrome')
  await rename({ name, model })
})

test('sources of the rules of the selection name posts and answers of the shop while they are public', async () => {
  const sources = async () =>
    (await read('/selection-rules')).texts('dd').filter((text) => text.startsWith('Откуда: '))
  const seeded = await sources()
  expect(seeded.filter((text) => /статья магазина/.test(text))).toHaveLength(7)
  expect(seeded.filter((text) => /ответ магазина/.test(text))).toHaveLength(2)
  const listed = async () => await (await shop.get('/api/own-texts')).json()
  expect(await listed()).toEqual(['choice', 'water', 'outlet', 'weekend', 'powerCut'])
  const hide = (table: string) => shop.database.pool.query(`update ${table} set published = false`)
  await hide('blog_posts')
  shop.contentCache.invalidate()
  expect((await sources()).join()).not.toContain('статья магазина')
  expect(await listed()).toEqual(['weekend', 'powerCut'])
  await shop.database.pool.query("delete from faq_categories where slug = 'vybor-stancii'")
  shop.contentCache.invalidate()
  expect(await listed()).toEqual(['powerCut'])
  await hide('faq_items')
  shop.contentCache.invalidate()
  expect((await sources()).join()).not.toMatch(/магазина|Опыт монтажа/)
  expect(await sources()).toHaveLength(seeded.length)
})

test('how deep the ground freezes is said by staff, on the picture too', async () => {
  const winter = async () =>
    (await read('/product/topas-5')).attributes('img', 'src').filter((src) => src?.includes('/winter'))
  const seeded = await winter()
  expect(seeded).toEqual([expect.stringMatching(/^\/drawings\/v4\/winter-small\//)])
  await write('chrome', 'firm', { frost: '160' })
  const [address = ''] = await winter()
  expect(address).toMatch(/^\/drawings\/v4\/winter-small-160\//)
  const drawn = await shop.get((address ?? '').replace('winter-small', 'winter'))
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect((await shop.get((address ?? '').replace('-160', '-999'))).status).toBe(404)
  await write('chrome', 'firm', { frost: '' })
  expect(await winter()).toEqual([])
  const blocks = await readBlocks('chrome')
  for (const frost of ['аб', '5', '300', '1.5']) {
    const wrong = await call('PUT', '/admin/pages/chrome', {
      blocks: { ...blocks, firm: { ...blocks.firm, frost } },
    })
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('от 20 до 250')])
  }
  await reset('chrome')
  expect(await winter()).toEqual(seeded)
})

test('parts of the home page that staff have emptied are not shown', async () => {
  const page = await read('/')
  const seeded = page.texts('main h2')
  expect(page.texts('main .hero .lead, main .dim-chain, main .reasons, main .towns')).toHaveLength(4)
  await write('home', 'start', { lead: '' })
  await write('home', 'facts', { facts: [] })
  await write('home', 'why', { reasons: [], text: '' })
  await write('home', 'bodies', { text: '', lowTitle: '', lowText: '', lowHref: '', cylinderHref: '' })
  await write('home', 'services', { all: '' })
  await write('home', 'about', { title: '', lead: '', text: '', more: '' })
  await write('home', 'districts', { title: '', text: '', officePlace: '' })
  await write('home', 'reviews', { title: '' })
  await write('contact', 'office', { plan: '' })
  const own = await read('/')
  expect(own.status).toBe(200)
  const gone = ['Почему нам доверяют', 'О компании', 'Где работаем', 'Отзывы заказчиков']
  expect(own.texts('main h2')).toEqual(seeded.filter((title) => !gone.includes(title)))
  expect(own.texts('main .hero .lead, main .dim-chain, main .reasons, main .towns')).toEqual([])
  expect(own.texts('.body-card h3')).toEqual(['Вертикальный корпус', 'Круглый корпус'])
  expect(own.links('a.body-card')).toEqual(['/catalog/topas', '/catalog'])
  expect(own.html).not.toContain('Все одиннадцать услуг')
  const contact = await read('/contact')
  expect(contact.texts('.office__plan')).toHaveLength(1)
  expect(contact.texts('.office__plan figcaption')).toEqual([])
  await write('home', 'about', { title: 'О нас' })
  const about = await read('/')
  expect([about.texts('#about h2'), about.texts('#about p')]).toEqual([['О нас'], []])
  for (const key of ['home', 'contact']) await reset(key)
  expect((await read('/')).texts('main h2')).toEqual(seeded)
})
