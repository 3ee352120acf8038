import { beforeAll, describe, expect, test } from 'vitest'
import chrome from '../content/pages/chrome.json' with { type: 'json' }
import consent from '../content/pages/consent.json' with { type: 'json' }
import privacy from '../content/pages/privacy.json' with { type: 'json' }
import terms from '../content/pages/terms.json' with { type: 'json' }
import { openShop, signInAs } from './support/shop.ts'
import { shownPage } from './support/shown-page.ts'

const shop = openShop()

let admin = ''
let manager = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
  manager = await signInAs(shop, 'manager')
})

const call = (cookie: string, method: string, path: string, body?: unknown) =>
  shop.app.request(`http://shop.test/api/admin${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const show = async (address: string) => shownPage(await (await shop.get(address)).text())
const documents = async (): Promise<{ version: number; purpose: string; text: string }[]> =>
  (await shop.get('/api/consent/documents')).json()

describe('Legal texts', () => {
  const first = {
    ...terms.sections.sections[0],
    text: 'Исполнитель — {company}.\n\n{bot?} Есть бот.\n- пункт',
  }
  const changed = { ...terms, sections: { sections: [first, ...terms.sections.sections.slice(1)] } }

  test('are changed by an admin, and stand on their page at once', async () => {
    expect((await call(admin, 'PUT', '/pages/terms', { blocks: changed })).status).toBe(200)
    const page = await show('/terms')
    expect(page).toContain('Исполнитель — ООО «Автономная канализация»')
    expect(page).not.toContain('Есть бот')
    expect(page).not.toContain('пункт</li>')
  })

  test('have no anchor that is an id of their page', async () => {
    const own = terms.sections.sections.map(({ anchor }) => anchor)
    const ids = [...(await show('/terms')).matchAll(/ id="([a-z][a-z-]*)"/g)].map(([, id = '']) => id)
    const taken = ids.filter((id) => !own.includes(id))
    expect(taken).toContain('requisites')
    for (const anchor of taken) {
      const blocks = { ...terms, sections: { sections: [{ ...first, anchor }] } }
      const response = await call(admin, 'PUT', '/pages/terms', { blocks })
      expect([anchor, response.status, await response.text()]).toEqual([
        anchor,
        400,
        expect.stringContaining('Этот якорь занят самой страницей'),
      ])
    }
  })

  test('are not changed by a manager, who may read them', async () => {
    const { id, version, blocks } = await (await call(manager, 'GET', '/pages/terms')).json()
    expect(blocks).toEqual(changed)
    for (const [method, path] of [
      ['PUT', '/pages/terms'],
      ['POST', '/pages/terms/reset'],
      ['POST', `/versions/pages/${id}/${version - 1}/restore`],
    ] as const) {
      const response = await call(manager, method, path, { blocks: terms })
      expect([path, response.status]).toEqual([path, 403])
    }
    expect((await (await call(manager, 'GET', '/pages/terms')).json()).version).toBe(version)
    expect((await call(admin, 'POST', '/pages/terms/reset', {})).status).toBe(200)
    expect(await show('/terms')).not.toContain('Есть бот')
  })

  test('say which word in braces is none', async () => {
    const wrong = { ...privacy, start: { ...privacy.start, lead: 'Звоните: {fone}' } }
    const response = await call(admin, 'PUT', '/pages/privacy', { blocks: wrong })
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('Нет вставки {fone}'),
    ])
    const undated = { ...privacy, start: { ...privacy.start, updated: 'вчера' } }
    const refused = await call(admin, 'PUT', '/pages/privacy', { blocks: undated })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Дата редакции')])
  })
})

test('Sections have addresses of their own, and the choice about counters stays when its section is gone', async () => {
  const { sections } = privacy.sections
  const put = (changed: unknown[]) =>
    call(admin, 'PUT', '/pages/privacy', { blocks: { ...privacy, sections: { sections: changed } } })
  const named = (anchor: string) => sections.map((one, at) => (at === 1 ? { ...one, anchor } : one))
  for (const [anchor, sentence] of [
    ['operator', '«operator» уже есть выше'],
    ['main', 'Этот якорь занят'],
    ['Раздел', 'строчные латинские буквы'],
  ] as const) {
    const response = await put(named(anchor))
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(sentence)])
  }
  expect((await put(sections.filter(({ anchor }) => anchor !== 'counters'))).status).toBe(200)
  expect(await show('/privacy')).toContain('id="counters"')
  await call(admin, 'POST', '/pages/privacy/reset', {})
})

describe('Texts of consent', () => {
  test('that are changed are a new version; the old one stays at its address', async () => {
    const before = await documents()
    const blocks = {
      ...consent,
      request: { title: 'Согласие', text: 'Я согласен. Оператор — {company}, {years}.' },
    }
    expect((await call(manager, 'PUT', '/pages/consent', { blocks })).status).toBe(403)
    expect(await documents()).toEqual(before)
    expect((await call(admin, 'PUT', '/pages/consent', { blocks })).status).toBe(200)
    const [newest, ...older] = await documents()
    expect(newest).toMatchObject({ version: 2, purpose: 'request' })
    expect(newest?.text).toMatch(
      /^Согласие\n\nЯ согласен\. Оператор — ООО «Автономная канализация».*, 3 года\.$/,
    )
    expect(older).toEqual(before)
    expect(await show('/consent')).toContain('Я согласен. Оператор')
    expect(await show('/consent/1')).not.toContain('Я согласен. Оператор')
  })

  test('that are changed where nobody is asked for them are no new version', async () => {
    const blocks = {
      ...consent,
      request: { title: 'Согласие', text: 'Я согласен. Оператор — {company}, {years}.' },
    }
    const other = { title: 'Согласие: {purpose}', text: 'Иначе' }
    expect((await call(admin, 'PUT', '/pages/consent', { blocks: { ...blocks, other } })).status).toBe(200)
    expect((await documents())[0]?.version).toBe(2)
  })

  test('are taken back by a former version of the texts, as a new one of the consent', async () => {
    const { id } = await (await call(admin, 'GET', '/pages/consent')).json()
    expect((await call(admin, 'POST', `/versions/pages/${id}/1/restore`, {})).status).toBe(200)
    const [newest, ...older] = await documents()
    expect(newest?.version).toBe(3)
    expect(newest?.text).toBe(older.find(({ version }) => version === 1)?.text)
  })
})

test('header, footer and the words of the firm are those of the staff on each page', async () => {
  const kazan = {
    ...chrome.firm,
    region: 'Татарстан',
    inRegion: 'Республике "Татарстан"',
    founded: '2019',
    projects: '120',
  }
  const sections = [{ label: 'Наши септики', href: '/catalog' }]
  const blocks = {
    ...chrome,
    firm: kazan,
    header: { ...chrome.header, visit: 'Выезд по Казани', sections },
    footer: { ...chrome.footer, links: [{ label: 'Замер', href: '/services#installation' }] },
  }
  expect((await call(manager, 'PUT', '/pages/chrome', { blocks })).status).toBe(200)
  for (const address of ['/', '/catalog', '/terms', '/cart']) {
    const page = await show(address)
    for (const words of [
      'Татарстан, с 2019 года',
      'Выезд по Казани',
      '>Наши септики</a>',
      '>Замер</a>',
      '© 2019–',
    ])
      expect([address, page]).toEqual([address, expect.stringContaining(words)])
    expect(page).not.toMatch(/Московская область, с 2016/)
  }
  const about = await show('/about')
  expect(about).toContain('>120+<')
  expect(about).toContain('Республике &quot;Татарстан&quot;')
  expect(await show('/terms')).toContain('2019 году')
  const found = await (await shop.get(`/api/search?q=${encodeURIComponent('одиннадцать услуг')}`)).text()
  expect(found).not.toContain('{inRegion}')
  const { headers } = await call(manager, 'POST', '/pages/chrome/reset', {})
  expect(headers.get('content-type')).toContain('json')
  expect(await show('/')).toContain('Московская область, с 2016 года')
})
