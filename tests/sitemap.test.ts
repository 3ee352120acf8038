import { expect, test } from 'vitest'
import { acceptSamples } from './support/accepted-samples.ts'
import { openDesk } from './support/desk.ts'
import { readYml } from './support/read-yml.ts'
import { openShop, signInAs } from './support/shop.ts'

const ORIGIN = 'https://septic.example'
const shop = openShop({ PUBLIC_URL: ORIGIN })
acceptSamples(shop)
const { call, callAs } = openDesk(shop)

/** What the sitemap says of each page, by its path. */
async function readSitemap() {
  const response = await shop.get('/sitemap.xml')
  const pages = readYml(await response.text()).children.map(({ children }) => {
    const textOf = (name: string) => children.find((child) => child.name === name)?.text ?? null
    const pictures = children
      .filter(({ name }) => name === 'image:image')
      .flatMap((image) => image.children.map(({ text }) => text))
    return { path: textOf('loc')?.replace(ORIGIN, '') ?? '', changed: textOf('lastmod'), pictures }
  })
  return new Map(pages.map((page) => [page.path, page]))
}

test('products, projects and posts name their pictures, all by whole addresses', async () => {
  const pages = await readSitemap()
  expect(pages.get('/product/topas-4')?.pictures).toEqual([
    expect.stringMatching(/^https:\/\/septic\.example\/drawings\/.+\.jpeg$/),
  ])
  for (const [path, { pictures }] of pages) {
    const hasPictures = /^\/(?:product|projects\/\d|blog\/(?!category))/.test(path)
    expect(pictures.length > 0, path).toBe(hasPictures)
    for (const picture of pictures) expect(picture).toMatch(/^https:\/\/septic\.example\//)
  }
})

test('a list has changed when one of its records has; what nobody dates has no date', async () => {
  const before = await readSitemap()
  expect((await call('PATCH', '/products/1/price', { price: 19_900_000 })).status).toBe(200)
  const after = await readSitemap()
  const isNewer = (path: string) => (after.get(path)?.changed ?? '') > (before.get(path)?.changed ?? '')
  const lists = ['/', '/catalog', '/catalog/topas', '/product/topas-4']
  expect(lists.filter(isNewer)).toEqual(lists)
  expect(['/catalog/evrolos', '/projects', '/blog', '/faq'].filter(isNewer)).toEqual([])
  for (const path of ['/projects', '/projects/1', '/blog', '/faq'])
    expect(before.get(path)?.changed).not.toBeNull()
  for (const path of ['/selection-rules', '/sitemap']) expect(before.get(path)?.changed).toBeNull()
})

/** Pages whose date has moved since. */
async function listNewer(write: () => Promise<Response>): Promise<string[]> {
  const before = await readSitemap()
  expect((await write()).status).toBe(200)
  const after = await readSitemap()
  return [...after.values()]
    .filter(({ path, changed }) => (changed ?? '') > (before.get(path)?.changed ?? ''))
    .map(({ path }) => path)
}

test.each([
  ['home', 'start', '/'],
  ['chrome', 'footer', '/'],
  ['about', 'start', '/about'],
  ['services', 'start', '/services'],
  ['contact', 'start', '/contact'],
  ['privacy', 'start', '/privacy'],
  ['terms', 'start', '/terms'],
  ['consent', 'request', '/consent'],
])('a page has changed when its texts have: %s', async (key, block, path) => {
  const admin = await signInAs(shop, 'admin')
  const { blocks } = await (await shop.get(`/api/pages/${key}`)).json()
  blocks[block].title = 'Другое название'
  expect(await listNewer(() => callAs(admin, 'PUT', `/admin/pages/${key}`, { blocks }))).toEqual([path])
})

test.each([
  ['cataloguePage', '/catalog'],
  ['blogPage', '/blog'],
  ['faqPage', '/faq'],
  ['projectsPage', '/projects'],
  ['rulesPage', '/selection-rules'],
  ['siteMapPage', '/sitemap'],
])('the texts of a section date its own page: %s', async (section, path) => {
  const blocks = { [section]: { title: 'Другое название' } }
  const write = () => call('PUT', '/admin/pages/chrome', { blocks })
  expect(await listNewer(write)).toEqual([path])
  expect(await listNewer(write)).toEqual([])
})

test.each([
  ['firm', { projects: '120' }, ['/', '/about']],
  ['header', { logo: 'Станции и колодцы' }, ['/']],
  ['button', { chat: 'Напишите нам' }, ['/']],
  ['notFound', { title: 'Здесь пусто' }, []],
  ['searchAnswers', { warrantyTitle: 'Сколько гарантии' }, []],
  ['inquiryPart', { nextSteps: 'Дальше' }, []],
  ['wizardPart', { toMeasure: 'Измерим всё.' }, []],
  ['productPage', { priceNote: 'Цена со склада.' }, []],
  ['landingPage', { choose: 'Подобрать' }, []],
  ['cartPage', { title: 'Ваша заявка' }, []],
  ['searchPage', { title: 'Найти' }, []],
  ['comparePage', { title: 'Рядом' }, []],
])('what stands on several pages or on none that is listed: %s', async (block, fields, paths) => {
  const write = () => call('PUT', '/admin/pages/chrome', { blocks: { [block]: fields } })
  const storesBefore = await readStored()
  expect(await listNewer(write)).toEqual(paths)
  expect((await readStored()) === storesBefore).toBe(paths.length === 0)
})

/** Dates of pages by what keeps none of its own. */
async function readStored(): Promise<string> {
  const { rows } = await shop.database.pool.query('select * from page_changes order by kind, record')
  return JSON.stringify(rows)
}

test('fields that the texts of an earlier version did not have date nothing when they are first saved', async () => {
  // What an earlier version has stored: neither this field nor that section.
  await shop.database.pool.query(
    `update pages set blocks = (blocks #- '{cataloguePage,makerAbout}' #- '{footer,note}') - 'siteMapPage' where key = 'chrome'`,
  )
  const save = (blogPage: object) => call('PUT', '/admin/pages/chrome', { blocks: { blogPage } })
  expect(await listNewer(() => save({ title: 'Заметки о станциях' }))).toEqual(['/blog'])
})

test('texts of a manufacturer, its series, a category and an answer date the page on which they stand', async () => {
  for (const [address, change, path] of [
    ['/manufacturers/1', { description: 'Другой рассказ' }, '/catalog/topas'],
    ['/categories/1', { description: 'О серии' }, '/catalog/topas'],
    ['/blog/categories/1', { description: 'О чём здесь' }, '/blog/category/vybor-stancii'],
    ['/admin/faq/items/1', { answer: 'Другой ответ' }, '/faq/vybor-stancii'],
  ] as const) {
    const write = () => call('PUT', address, change)
    expect(await listNewer(write), address).toEqual([path])
    expect(await listNewer(write), address).toEqual([])
  }
})

test('a changed answer dates the landing pages that name its question, too', async () => {
  const page = { title: 'На троих', text: 'Троим хватит.', filter: { users: 3 }, published: true }
  const make = (slug: string, questionIds: number[]) =>
    call('POST', '/admin/landing-pages', { ...page, slug, questionIds })
  expect((await make('three', [2])).status).toBe(201)
  expect((await make('three-without', [])).status).toBe(201)
  const write = () => call('PUT', '/admin/faq/items/2', { answer: 'Ответ о троих' })
  expect((await listNewer(write)).toSorted()).toEqual(['/faq/vybor-stancii', '/selection/three'])
  expect(await listNewer(write)).toEqual([])
})

test('pictures of services, of a manufacturer and its series are named with their pages', async () => {
  const [logoUrl, imageUrl, picture] = ['logo', 'series', 'service'].map(
    (name) => `https://cdn.example/${name}.jpg`,
  )
  await call('PUT', '/manufacturers/1', { logoUrl })
  await call('PUT', '/categories/1', { imageUrl })
  const { blocks } = await (await shop.get('/api/pages/services')).json()
  blocks.list.services[0].picture = picture
  expect((await call('PUT', '/admin/pages/services', { blocks })).status).toBe(200)
  const pages = await readSitemap()
  expect(pages.get('/catalog/topas')?.pictures).toEqual([logoUrl, imageUrl])
  expect(pages.get('/catalog/eurolos')?.pictures).toEqual([])
  expect(pages.get('/services')?.pictures).toEqual([picture])
})

test('pictures of cards, portraits, office, prose and answers are named with their pages', async () => {
  const [card, hidden, inStory, face, office, inTerms, inAnswer, inFirm] = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (name) => `https://cdn.example/${name}.jpg`,
  )
  const admin = await signInAs(shop, 'admin')
  const write = async (page: string, blocks: object) =>
    expect((await callAs(admin, 'PUT', `/admin/pages/${page}`, { blocks })).status).toBe(200)
  await write('home', {
    services: { drainagePicture: card, wellPicture: hidden, wellTitle: '' },
    about: { text: `Мы здесь. ![Офис](${inFirm})` },
    districts: { title: '', text: `![Карта](${hidden})` },
  })
  const { team } = (await (await shop.get('/api/pages/about')).json()).blocks
  const [first, ...others] = team.roles
  await write('about', {
    history: { text: `Начали так. ![Бригада](${inStory} "Бригада")` },
    team: { roles: [{ ...first, picture: face }, ...others] },
  })
  await write('contact', { office: { picture: office } })
  const { sections } = (await (await shop.get('/api/pages/terms')).json()).blocks.sections
  sections[0].text += `\n\n![Печать](${inTerms})`
  await write('terms', { sections: { sections } })
  const answer = `Вот так. ![Схема](${inAnswer})`
  expect((await call('PUT', '/admin/faq/items/1', { answer })).status).toBe(200)
  const landing = { slug: 'answered', title: 'На семерых', text: 'Семеро.', filter: { users: 7 } }
  const asked = { ...landing, questionIds: [1], published: true }
  expect((await call('POST', '/admin/landing-pages', asked)).status).toBe(201)
  const pages = await readSitemap()
  const paths = ['/', '/about', '/contact', '/terms', '/faq/vybor-stancii', '/selection/answered']
  expect(paths.map((path) => pages.get(path)?.pictures)).toEqual([
    [card, inFirm],
    [inStory, face],
    [office],
    [inTerms],
    [inAnswer],
    [inAnswer],
  ])
})

test('pictures in the text of a post and of a landing page are named with their pages', async () => {
  const inPost = 'https://cdn.example/post.jpg'
  const inText = 'https://cdn.example/text.jpg'
  const [post] = await (await shop.get('/api/blog/posts')).json()
  const content = `${post.content}\n\n![Котлован](${inPost} "Котлован")`
  expect((await call('PUT', `/blog/posts/${post.id}`, { content })).status).toBe(200)
  const landing = { slug: 'five', title: 'На пятерых', text: `![Дом](${inText})`, filter: { users: 5 } }
  expect((await call('POST', '/admin/landing-pages', { ...landing, published: true })).status).toBe(201)
  const pages = await readSitemap()
  expect(pages.get(`/blog/${post.slug}`)?.pictures.at(-1)).toBe(inPost)
  expect(pages.get('/selection/five')?.pictures).toEqual([inText])
})

test('the home page has changed when a review or a district has', async () => {
  for (const [records, change] of [
    ['reviews', { author: 'Другой заказчик' }],
    ['districts', { name: 'Другой район' }],
  ] as const) {
    const [{ id }] = await (await shop.get(`/api/${records}`)).json()
    expect(await listNewer(() => call('PUT', `/admin/${records}/${id}`, change))).toEqual(['/'])
  }
})
