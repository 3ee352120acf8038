import { beforeAll, expect, test } from 'vitest'
import chrome from '../content/pages/chrome.json' with { type: 'json' }
import home from '../content/pages/home.json' with { type: 'json' }
import { openShop, signInAs } from './support/shop.ts'
import { shownPage } from './support/shown-page.ts'

const shop = openShop()

let staff = ''
beforeAll(async () => {
  staff = await signInAs(shop, 'manager')
})

const call = (method: string, path: string, body: unknown) =>
  shop.app.request(`http://shop.test/api/admin${path}`, {
    method,
    headers: { cookie: staff, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const write = async (key: string, blocks: object) =>
  expect((await call('PUT', `/pages/${key}`, { blocks })).status).toBe(200)
const show = async (address: string) => shownPage(await (await shop.get(address)).text())

test('steps of work stand on the home page in their order once staff have written some', async () => {
  expect(await show('/')).not.toContain(home.steps.title)
  const step = (title: string) => ({ title, text: `${title}: [услуги](/services)` })
  await write('home', { steps: { ...home.steps, list: ['Замер', 'Смета'].map(step) } })
  const page = await show('/')
  expect(page).toMatch(
    /<h2>Как мы работаем<\/h2><\/div><ol class="reasons"><li><b>1<\/b><div><h3>Замер<\/h3>.*<li><b>2<\/b><div><h3>Смета/,
  )
  expect(page).toContain('<p>Смета: <a href="/services">услуги</a></p>')
  await write('home', { steps: { ...home.steps, title: '' } })
  expect(await show('/')).not.toContain('class="reasons"><li><b>1</b>')
  const many = Array.from({ length: 7 }, (_, at) => step(`Этап ${at}`))
  const refused = await call('PUT', '/pages/home', { blocks: { steps: { ...home.steps, list: many } } })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Не больше 6 строк')])
  await call('POST', '/pages/home/reset', {})
})

test('the home page calls its works and says of the firm what staff write, with links', async () => {
  await write('home', {
    works: { title: 'Что построили', all: '' },
    about: { ...home.about, text: 'Читайте [о нас](/about).' },
  })
  const page = await show('/')
  expect(page).toContain('<h2>Что построили</h2></div>')
  expect(page).toContain('<p>Читайте <a href="/about">о нас</a>.</p>')
  await call('POST', '/pages/home/reset', {})
})

test('the page 404 speaks in the words of the staff, at any address', async () => {
  for (const address of ['/no-such-page', '/catalog/no-such-maker']) {
    const response = await shop.get(address)
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining(`<p class="lead">${chrome.notFound.text}</p>`),
    ])
  }
  await write('chrome', { notFound: { title: 'Здесь пусто', text: 'Позвоните нам.' } })
  for (const address of ['/no-such-page', '/catalog/no-such-maker']) {
    const page = await show(address)
    expect(page).toContain('<title>Здесь пусто</title>')
    expect(page).toMatch(/<h1>Здесь пусто<\/h1><p class="lead">Позвоните нам\.<\/p>/)
  }
})

test('what stands below a post, on a project and in the footer is the staff’s', async () => {
  await write('chrome', {
    footer: { ...chrome.footer, note: 'Не является офертой' },
    blogPage: {
      ...chrome.blogPage,
      title: 'Советы',
      nextTitle: 'Остались сомнения?',
      nextText: 'Посчитаем.',
      nextButton: 'Посчитать',
    },
    projectsPage: { ...chrome.projectsPage, story: 'Ход работ', discuss: 'Хочу так же' },
  })
  const post = await show('/blog/glubina-truby-i-korpus-long')
  for (const text of ['<b>Остались сомнения?</b>', 'Посчитаем.', 'Посчитать', 'Не является офертой'])
    expect(post).toContain(text)
  for (const page of [post, await show('/blog'), await show('/blog/category/montazh-i-grunty')])
    expect(page).toMatch(/<link rel="alternate" type="application\/rss\+xml" title="Советы"/)
  const project = await show('/projects/1')
  expect(project).toContain('<h2>Ход работ</h2>')
  expect(project).toContain('Хочу так же')
  expect(project).not.toContain(chrome.projectsPage.discuss)
})

test('a page of a task is framed in the words of the staff', async () => {
  const made = await call('POST', '/landing-pages', {
    title: 'Септик на 5 человек',
    slug: 'na-pyat',
    description: 'Кубометр воды.',
    text: 'Хватит.',
    filter: { users: 5 },
    published: true,
  })
  expect(made.status).toBe(201)
  const originals = Object.values(chrome.landingPage)
  const before = await show('/selection/na-pyat')
  for (const text of originals) expect(before).toContain(text)
  const own = Object.fromEntries(Object.keys(chrome.landingPage).map((name) => [name, `Своё: ${name}`]))
  await write('chrome', { landingPage: own })
  const after = await show('/selection/na-pyat')
  for (const text of Object.values(own)) expect(after).toContain(text)
  for (const text of originals) expect(after).not.toContain(text)
})
