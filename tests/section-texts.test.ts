import { beforeAll, expect, test } from 'vitest'
import chrome from '../content/pages/chrome.json' with { type: 'json' }
import { type SectionKey, sectionBlocks } from '../src/contract/pages/section-blocks.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()

let staff = ''
beforeAll(async () => {
  staff = await signInAs(shop, 'manager')
})

const call = (method: string, path: string, body?: unknown) =>
  shop.app.request(`http://shop.test/api/admin/pages${path}`, {
    method,
    headers: { cookie: staff, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const read = async (address: string) => (await shop.get(address)).text()
const readJson = async (address: string) => (await shop.get(address)).json()
const write = (section: SectionKey, texts: object) =>
  call('PUT', '/chrome', { blocks: { ...chrome, [section]: { ...chrome[section], ...texts } } })
const headOf = (page: string) => [
  /<title>([^<]*)/.exec(page)?.[1],
  /<meta name="description" content="([^"]*)/.exec(page)?.[1],
  /<h1>([^<]*)/.exec(page)?.[1],
  /<p class="lead">([^<]*)/.exec(page)?.[1],
]
const OWN = { searchTitle: 'Свой поиск', description: 'Своё описание', title: 'Свой', lead: 'Своё' }
const ALL = ['Свой поиск', 'Своё описание', 'Свой', 'Своё']
const AFTER_MAKERS = expect.stringMatching(/^[А-Я].+ и .+\. Все здесь\.$/)
const sections = Object.keys(sectionBlocks.shape)

test.each<[SectionKey, string, object, unknown[]]>([
  ['blogPage', '/blog', OWN, ALL],
  ['faqPage', '/faq', OWN, ALL],
  ['searchPage', '/search', OWN, ALL],
  ['cartPage', '/cart', OWN, ALL],
  ['rulesPage', '/selection-rules', OWN, ALL],
  ['siteMapPage', '/sitemap', OWN, ALL],
  ['comparePage', '/compare', OWN, ['Свой поиск', 'Своё описание', 'Свой', undefined]],
  [
    'comparePage',
    '/compare?ids=1,2',
    { sharedTitle: 'Вам прислали', sharedDescription: 'Их выбор' },
    [expect.stringMatching(/^Сравнение: /), 'Их выбор', 'Вам прислали', undefined],
  ],
  [
    'projectsPage',
    '/projects',
    { ...OWN, searchTitle: 'Работы в {inRegion}' },
    ['Работы в Московской области', 'Своё', 'Свой', 'Своё'],
  ],
  [
    'projectsPage',
    '/projects?location=%D0%9F%D1%83%D1%88%D0%BA%D0%B8%D0%BD%D0%BE',
    { placeSearchTitle: 'Что стоит: {name}' },
    ['Что стоит: Пушкино', chrome.projectsPage.lead, 'Наши работы', chrome.projectsPage.lead],
  ],
  [
    'cataloguePage',
    '/catalog',
    { ...OWN, lead: 'Все здесь.' },
    ['Свой поиск', AFTER_MAKERS, 'Свой', AFTER_MAKERS],
  ],
  [
    'cataloguePage',
    '/catalog/topas',
    { makerTitle: 'Станции {name}', makerSearchTitle: '{name} в {inRegion}' },
    ['Топас в Московской области', expect.any(String), 'Станции Топас', expect.any(String)],
  ],
  [
    'blogPage',
    '/blog/category/montazh-i-grunty',
    { categorySearchTitle: 'Статьи: {name}' },
    ['Статьи: Монтаж и грунты', expect.any(String), 'Монтаж и грунты', expect.any(String)],
  ],
  [
    'faqPage',
    '/faq/montazh',
    { categorySearchTitle: 'Ответы: {name}' },
    ['Ответы: Монтаж', expect.any(String), 'Монтаж', undefined],
  ],
])('texts of %s that staff write stand on %s', async (section, address, texts, head) => {
  const original = headOf(await read(address))
  expect((await write(section, texts)).status).toBe(200)
  expect(headOf(await read(address))).toEqual(head)
  expect((await call('POST', '/chrome/reset', {})).status).toBe(200)
  expect(headOf(await read(address))).toEqual(original)
  expect(original).not.toEqual(head)
})

test("the feed of the blog describes itself in the staff's words", async () => {
  const feed = { feed: 'Статьи инженеров {ofRegion} & соседей' }
  expect((await write('blogPage', feed)).status).toBe(200)
  expect(await read('/blog/rss.xml')).toContain(
    '<description>Статьи инженеров Московской области &amp; соседей</description>',
  )
  await call('POST', '/chrome/reset', {})
  expect(await read('/blog/rss.xml')).toContain(`<description>${chrome.blogPage.feed}</description>`)
})

test('the site map says of each page what staff write, and questions end in their words', async () => {
  expect(
    (await write('siteMapPage', { servicesNote: 'Монтаж в Казани', makerNote: 'Все модели' })).status,
  ).toBe(200)
  const page = await read('/sitemap')
  expect(page).toContain('<p>Монтаж в Казани</p>')
  expect(page).toContain('<p>Все модели</p>')
  expect((await write('faqPage', { askTitle: 'Остались вопросы?', askText: 'Звоните' })).status).toBe(200)
  for (const address of ['/faq', '/faq/montazh']) expect(await read(address)).toContain('Остались вопросы?')
  await call('POST', '/chrome/reset', {})
})

test('what stands on all pages leaves the texts of sections out, and each page has its own alone', async () => {
  const { blocks } = await readJson('/api/pages/chrome')
  expect(Object.keys(blocks)).toEqual(['firm', 'header', 'footer', 'button', 'notFound'])
  expect(Object.keys((await (await call('GET', '/chrome')).json()).blocks)).toEqual(Object.keys(chrome))
  expect(sections).toEqual(Object.keys(chrome).slice(5))
  for (const key of sections)
    expect(await readJson(`/api/pages/chrome/${key}`)).toEqual({
      [key]: new Map(Object.entries(chrome)).get(key),
    })
  for (const key of ['firm', 'toString', 'unknown'])
    expect((await shop.get(`/api/pages/chrome/${key}`)).status).toBe(404)
  const home = await read('/')
  for (const text of [chrome.blogPage.description, chrome.cartPage.lead]) expect(home).not.toContain(text)
  expect(await read('/blog')).not.toContain(chrome.cartPage.lead)
})

test('a text of many pages keeps the place of their name, and only these have one', async () => {
  for (const [section, texts, sentence] of [
    ['cataloguePage', { makerTitle: 'Станции' }, /оставьте вставку \{name\}/],
    ['cataloguePage', { makerTitle: '{name} {brand}' }, /Нет вставки \{brand\}\. Есть \{name\}, \{region\}/],
    ['blogPage', { title: 'Блог {name}' }, /Нет вставки \{name\}/],
    ['cartPage', { lead: '' }, /Заполните поле «Под заголовком»/],
  ] as const) {
    const response = await write(section, texts)
    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(sentence)])
  }
})

test('texts of chrome that are written without sections leave these as they are', async () => {
  expect((await write('cartPage', { lead: 'Заявка, не оплата.' })).status).toBe(200)
  const { blocks } = await readJson('/api/pages/chrome')
  expect((await call('PUT', '/chrome', { blocks })).status).toBe(200)
  expect(await read('/cart')).toContain('Заявка, не оплата.')
  await call('POST', '/chrome/reset', {})
})

test('a shop that has been upgraded has the original ones beside its own header', async () => {
  const { firm, footer, button } = chrome
  const stored = { firm, header: { ...chrome.header, visit: 'Выезд по Казани' }, footer, button }
  await shop.database.pool.query(`update pages set blocks = $1 where key = 'chrome'`, [
    JSON.stringify(stored),
  ])
  const { blocks } = await (await call('GET', '/chrome')).json()
  expect(blocks).toEqual({ ...chrome, header: stored.header })
  expect(await readJson('/api/pages/chrome/cartPage')).toEqual({ cartPage: chrome.cartPage })
  expect(await read('/cart')).toContain(chrome.cartPage.lead)
  await call('POST', '/chrome/reset', {})
})
