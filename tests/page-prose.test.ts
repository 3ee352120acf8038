import { beforeAll, expect, test } from 'vitest'
import about from '../content/pages/about.json' with { type: 'json' }
import contact from '../content/pages/contact.json' with { type: 'json' }
import services from '../content/pages/services.json' with { type: 'json' }
import terms from '../content/pages/terms.json' with { type: 'json' }
import { contact as kazanContact } from './kazan-dealer/page-words.ts'
import { openShop, signInAs } from './support/shop.ts'
import { shownPage } from './support/shown-page.ts'
import { recordStatements } from './support/statements.ts'

const shop = openShop()

let admin = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
})

const write = (key: string, blocks: object) =>
  shop.app.request(`http://shop.test/api/admin/pages/${key}`, {
    method: 'PUT',
    headers: { cookie: admin, 'content-type': 'application/json' },
    body: JSON.stringify({ blocks }),
  })
const show = async (address: string) => shownPage(await (await shop.get(address)).text())

const [first, ...otherSteps] = about.history.steps
const withStory = (text: string) => ({
  history: { ...about.history, steps: [{ ...first, text }, ...otherSteps] },
})
const withClause = (text: string) => {
  const [section, ...others] = terms.sections.sections
  return { sections: { sections: [{ ...section, text }, ...others] } }
}
const withOffice = (fields: object) => ({ office: { ...contact.office, ...fields } })

test('prose of a page is Markdown: paragraphs, bold, lists and links, no HTML of the writer', async () => {
  const text =
    'Начали с **монтажа**.\n\n- шурф\n- [договор](/terms)\n\n<script>alert(1)</script>\n\n| Год | Станций |\n|---|---|\n| 2016 | 12 |'
  expect((await write('about', withStory(text))).status).toBe(200)
  const page = await show('/about')
  for (const html of [
    '<p>Начали с <strong>монтажа</strong>.</p>',
    '<li>шурф</li>',
    '<li><a href="/terms">договор</a></li>',
    '<td>2016</td>',
  ])
    expect(page).toContain(html)
  expect(page).not.toContain('alert(1)')
})

test.each([
  'Ставим 5 * 3 = 15 станций.',
  'Имена с _ym, примерно ~30 см; < 5 и > 3.',
  'Одна строка\nи вторая.',
  '*) при хорошем подъезде',
])('a text of one paragraph looks as before, whatever signs it has: %s', async (text) => {
  expect((await write('about', withStory(text))).status).toBe(200)
  const shown = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  expect(await show('/about')).toContain(`<h3>Начали с монтажа</h3><p>${shown}</p>`)
})

test('what Markdown cannot show well is refused in words, and nothing is lost', async () => {
  for (const [text, sentence] of [
    ['Смотрите [это](javascript:alert(1)).', /Ссылка: \[слова\]/],
    ['> '.repeat(40), /вложены слишком глубоко/],
    ['а'.repeat(1501), /Не длиннее 1500 символов/],
    ['', /Заполните поле «Подробно»/],
    ['Скидка {price}', /Нет вставки \{price\}/],
  ] as const) {
    const response = await write('about', withStory(text))
    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(sentence)])
  }
  const titled = 'Смотрите:\n\n![двор](/assets/uploads/yard.jpg "Двор до работ")'
  expect((await write('about', withStory(titled))).status).toBe(200)
  expect(await show('/about')).toContain('<figcaption>Двор до работ</figcaption>')
})

test('the search finds the words of a service, not its marks and addresses', async () => {
  const [drilling, ...others] = services.list.services
  const description =
    'Бурим **дейтериевые** скважины: [условия](/terms#qwertyaddress).\n\n1. замер\n2. бурение'
  const list = { services: [{ ...drilling, description }, ...others] }
  expect((await write('services', { list })).status).toBe(200)
  expect(await show('/services')).toContain('<strong>дейтериевые</strong>')
  const search = async (words: string) =>
    JSON.stringify(await (await shop.get(`/api/search?q=${encodeURIComponent(words)}`)).json())
  expect(await search('дейтериевые')).toContain('Бурим дейтериевые скважины: условия.')
  expect(await search('qwertyaddress')).not.toContain('/services#')
  expect((await write('services', { list: services.list })).status).toBe(200)
  expect(await search('дейтериевые')).not.toContain('дейтериевые')
})

test('searches between two changes read the texts of pages once', async () => {
  expect((await write('services', { list: services.list })).status).toBe(200)
  const { statements } = await recordStatements(shop.database.pool, async () => {
    for (const words of ['скважина', 'дренаж', 'отопление']) await shop.get(`/api/search?q=${words}`)
  })
  expect(statements.filter(({ text }) => text.includes('from "pages"'))).toHaveLength(1)
})

test('a clause of a legal text has bold, numbered lists and tables; its conditions, data and number stay', async () => {
  const text =
    '{bot?} Есть **бот**.\n\nИсполнитель — **{company}**, телефон {phone}, {privacy|политика *здесь*}:\n1. раз\n2. два\n\nПросто {terms|договор}:\n- пункт'
  expect((await write('terms', withClause(text))).status).toBe(200)
  const page = await show('/terms')
  expect(page).not.toContain('Есть <strong>бот')
  expect(page).toContain('1.1.</span><div class="prose"><p>Исполнитель — <strong>ООО «')
  expect(page).toContain('<a href="tel:+74950000000">+7 (495) 000-00-00</a>')
  expect(page).toContain('<a href="/privacy">политика *здесь*</a>')
  expect(page).toMatch(/<ol>\s*<li>раз<\/li>\s*<li>два<\/li>\s*<\/ol>/)
  expect(page).toContain(
    '1.2.</span><div><p>Просто <a href="/terms">договор</a>:</p><ul><li>пункт</li></ul></div>',
  )
})

test('directions to an office in another town stand without the plan', async () => {
  const before = await (await shop.get('/api/settings')).json()
  const move = (companyAddress: string) =>
    shop.app.request('http://shop.test/api/admin/settings', {
      method: 'PUT',
      headers: { cookie: admin, 'content-type': 'application/json' },
      body: JSON.stringify({ companyAddress }),
    })
  expect((await move('Казань, улица Баумана, 1')).status).toBe(200)
  const plan = kazanContact.office.plan
  expect((await write('contact', withOffice({ plan }))).status).toBe(200)
  const page = await show('/contact')
  expect(page).toContain(`<p>${plan}</p>`)
  expect(page).not.toContain('office__plan')
  expect((await write('contact', withOffice({ plan: 'Во двор, **вторая** дверь.' }))).status).toBe(200)
  expect(await show('/contact')).toContain('<p>Во двор, <strong>вторая</strong> дверь.</p>')
  expect((await write('contact', withOffice({ plan: '' }))).status).toBe(200)
  expect(await show('/contact')).not.toContain('вторая')
  expect((await move(before.companyAddress)).status).toBe(200)
})

test('the contacts show the plan of the town, or a picture of the firm in its place, wherever the office is', async () => {
  const plan = 'aria-label="Схема: Реутов'
  expect(await show('/contact')).toContain(plan)
  const picture = '/assets/uploads/our-office.jpg'
  const own = withOffice({ picture, pictureText: 'Вход со двора', plan: 'Во двор, **вторая** дверь.' })
  expect((await write('contact', own)).status).toBe(200)
  const page = await show('/contact')
  expect(page).not.toContain(plan)
  expect(page).toContain('alt="Вход со двора"')
  expect(page).toMatch(/<source type="image\/avif"[^>]*our-office/)
  expect(page).toMatch(/<figcaption><div class="prose"><p>Во двор, <strong>вторая<\/strong> дверь\./)
  const refused = await write('contact', withOffice({ picture: 'javascript:alert(1)' }))
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Адрес изображения')])
  expect((await write('contact', withOffice({ picture: null }))).status).toBe(200)
  expect(await show('/contact')).toContain(plan)
})
