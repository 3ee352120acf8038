import { beforeAll, beforeEach, expect, test } from 'vitest'
import chrome from '../content/pages/chrome.json' with { type: 'json' }
import home from '../content/pages/home.json' with { type: 'json' }
import { homeBlocks } from '../src/contract/pages/home-blocks.ts'
import { listMarkdown } from '../src/contract/pages/markdown-texts.ts'
import { openShop, signInAs } from './support/shop.ts'
import { shownPage } from './support/shown-page.ts'

const shop = openShop()

let staff = ''
beforeAll(async () => {
  staff = await signInAs(shop, 'manager')
})
beforeEach(async () => {
  for (const key of ['home', 'chrome'])
    expect((await call('POST', `/pages/${key}/reset`, {})).status).toBe(200)
})

const call = (method: string, path: string, body?: unknown) =>
  shop.app.request(`http://shop.test/api/admin${path}`, {
    method,
    headers: { cookie: staff, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const write = async (key: string, blocks: object) =>
  expect((await call('PUT', `/pages/${key}`, { blocks })).status).toBe(200)
const show = async () => shownPage(await (await shop.get('/')).text())
const ask = async () => (await shop.get('/api/pages/home')).json()
const [first, ...others] = home.why.reasons
const withReason = (text: string) => ({ why: { ...home.why, reasons: [{ ...first, text }, ...others] } })
const idOf = async (key: string) => {
  const list: { id: number; key: string }[] = await (await call('GET', '/pages')).json()
  return list.find((page) => page.key === key)?.id
}

const FORMATTED =
  'Ставим **сами**, по [договору](/terms):\n\n- шурф\n- [пуск](https://example.com/start)\n\n<img src=x onerror=alert(1)> и <script>alert(2)</script>'
const FORMATTED_HTML = [
  '<p>Ставим <strong>сами</strong>, по <a href="/terms">договору</a>:</p>',
  '<li>шурф</li>',
  '<li><a href="https://example.com/start" target="_blank" rel="noopener">пуск</a></li>',
]

test('a reason and the words of the firm are Markdown, without HTML of the writer', async () => {
  await write('home', { ...withReason(FORMATTED), about: { ...home.about, lead: FORMATTED } })
  const page = await show()
  for (const html of FORMATTED_HTML) expect(page.split(html)).toHaveLength(3)
  expect(page).not.toMatch(/onerror|<script>alert/)
  expect(page).toContain(`<h3>${first?.title}</h3><div class="prose"><p>Ставим`)
  expect(page).toContain('<div class="prose lead"><p>Ставим')
  const { html, blocks } = await ask()
  expect(Object.keys(html)).toEqual(['why.reasons.0.text', 'why.reasons.2.text', 'about.lead'])
  expect(html['about.lead']).not.toMatch(/onerror|<script>/)
  expect(blocks.about.lead).toBe(FORMATTED)
})

test('every text that the form calls Markdown is shown so, and no paragraph holds a list', async () => {
  const list = [{ title: 'Замер', text: home.why.text }]
  const filled = { ...home, steps: { title: 'Этапы', text: home.why.text, list } }
  const places = listMarkdown(homeBlocks, filled).map(([place]) => place)
  const marked = JSON.parse(JSON.stringify(filled))
  for (const place of places) {
    const names = place.split('.')
    const owner = names.slice(0, -1).reduce((part, name) => part[name], marked)
    owner[names.at(-1) ?? ''] = `**Здесь ${place}**\n\n1. раз`
  }
  await write('home', marked)
  const page = await show()
  expect(places.filter((place) => !page.includes(`<strong>Здесь ${place}</strong>`))).toEqual([])
  expect(page.match(/<ol>\s*<li>раз<\/li>\s*<\/ol>/g)).toHaveLength(places.length)
  expect(page).not.toMatch(/<p[^>]*>(?:(?!<\/p>).)*<ol/s)
})

test('the texts with which a shop begins are words and one link', async () => {
  expect(Object.keys((await ask()).html)).toEqual(['why.reasons.2.text'])
  expect(await show()).toContain('открыты заранее: <a href="/terms">договор оферты</a>.</p></div>')
  await write('home', { why: { ...home.why, reasons: [first] } })
  expect(await ask()).not.toHaveProperty('html')
})

test('the firm’s words stand in a text with marks as they are, also in an address, and are no marks', async () => {
  const region = 'Крае *двух* <b>рек</b> & "озёр"'
  await write('chrome', { firm: { ...chrome.firm, region, founded: '2016' } })
  await write('home', withReason('**Работаем** в {region}: [итоги](/blog/{founded}).'))
  expect(await show()).toContain(
    '<p><strong>Работаем</strong> в Крае *двух* &lt;b&gt;рек&lt;/b&gt; &amp; &quot;озёр&quot;: <a href="/blog/2016">итоги</a>.</p>',
  )
})

test('a preview shows a draft with its marks, and the firm’s words of a draft', async () => {
  const preview = async (key: string, blocks: object) => {
    const id = await idOf(key)
    expect((await call('PUT', `/drafts/pages/${id}`, { blocks })).status).toBe(200)
    const made = await call('POST', '/previews', { entity: 'pages', id })
    const { pathname } = new URL((await made.json()).url)
    return shownPage(await (await shop.get(pathname)).text())
  }
  const before = await show()
  const page = await preview('home', withReason(FORMATTED))
  for (const html of FORMATTED_HTML) expect(page).toContain(html)
  expect(await show()).toBe(before)
  await write('home', withReason('**Работаем** в {nearby}.'))
  expect(await preview('chrome', { firm: { nearby: 'Казани' } })).toContain(
    '<strong>Работаем</strong> в Казани.',
  )
})

test('what Markdown cannot show well is refused in words', async () => {
  for (const [text, sentence] of [
    ['Смотрите [это](javascript:alert(1)).', /Ссылка: \[слова\]/],
    ['> '.repeat(40), /вложены слишком глубоко/],
    ['*_'.repeat(105), /Слишком много знаков разметки в одном абзаце/],
    ['', /Заполните поле «Подробно»/],
    ['Скидка **{price}**', /Нет вставки \{price\}/],
  ] as const) {
    const response = await call('PUT', '/pages/home', { blocks: withReason(text) })
    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(sentence)])
  }
})

test('a stored text beyond the limits of Markdown keeps the page', async () => {
  await shop.database.pool.query(
    `update pages set blocks = jsonb_set(blocks, '{about,lead}', to_jsonb($1::text)) where key = 'home'`,
    ['> '.repeat(60)],
  )
  shop.contentCache.invalidate()
  const response = await shop.get('/')
  expect(response.status).toBe(200)
  expect(shownPage(await response.text())).toContain(home.about.lead.split('{')[0])
})
