import { beforeAll, describe, expect, test } from 'vitest'
import about from '../content/pages/about.json' with { type: 'json' }
import chrome from '../content/pages/chrome.json' with { type: 'json' }
import type { StaffPage } from '../src/contract/pages/pages.ts'
import { fillFirmWords } from '../src/domain/site/firm-words.ts'
import { seedContent } from '../src/server/features/seed/seed.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()

let staff = ''
beforeAll(async () => {
  staff = await signInAs(shop, 'manager')
})

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.app.request(`http://shop.test/api${path}`, {
    method,
    headers: { cookie: staff, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
type AboutPage = Extract<StaffPage, { key: 'about' }>
const read = async (): Promise<AboutPage> => (await call('GET', '/admin/pages/about')).json()
const withLead = (lead: unknown) => ({ blocks: { ...about, start: { ...about.start, lead } } })
const put = (body: unknown, version?: number) =>
  call('PUT', '/admin/pages/about', body, version === undefined ? {} : { 'if-match': `"${version}"` })

describe('Texts of the page «О компании»', () => {
  test('are those of the files in a new shop, and are named to staff', async () => {
    const list = await (await call('GET', '/admin/pages')).json()
    expect(list).toEqual(
      Object.entries({
        home: 'Главная',
        about: 'О компании',
        services: 'Услуги',
        contact: 'Контакты',
        privacy: 'Политика',
        terms: 'Оферта',
        consent: 'Согласия',
        chrome: 'Шапка, подвал, разделы',
      }).map(([key, title]) => ({ id: expect.any(Number), key, title })),
    )
    expect(await read()).toMatchObject({ key: 'about', version: 1, blocks: about })
    expect(await (await shop.get('/api/pages/about')).json()).toEqual({ key: 'about', blocks: about })
  })

  test('are not taken from a body that names another page', async () => {
    const before = await read()
    for (const key of ['home', 'nothing', null]) {
      const refused = await put({ key, ...withLead('С другой страницы') })
      expect([refused.status, await refused.text()]).toEqual([
        400,
        expect.stringContaining('Это тексты другой страницы'),
      ])
    }
    expect(await read()).toEqual(before)
  })

  test('stand on the page once they are saved, and come back to the original ones', async () => {
    const lead = 'Ставим септики в Казани с 2019 года.'
    const original = fillFirmWords(about.start.lead, chrome.firm)
    expect(await (await shop.get('/about')).text()).toContain(original)
    const { version } = await read()
    const saved = await put(withLead(lead), version)
    expect(saved.status).toBe(200)
    expect(await saved.json()).toMatchObject({ version: (version ?? 0) + 1, blocks: { start: { lead } } })
    const page = await (await shop.get('/about')).text()
    expect(page).toContain(lead)
    expect(page).not.toContain(original)
    const reset = await call('POST', '/admin/pages/about/reset', {})
    expect(await reset.json()).toMatchObject({ version: (version ?? 0) + 2, blocks: about })
    const { entries } = await (await call('GET', '/admin/journal?entity=pages&limit=2')).json()
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['restore', 'update'])
    expect(await (await shop.get('/about')).text()).toContain(original)
  })

  test('of one part come back alone, and parts that are not the original ones are named', async () => {
    const { blocks } = await read()
    const values = { ...blocks.values, title: 'Наши правила' }
    await call('PUT', '/admin/pages/about', { blocks: { ...withLead('Другое начало').blocks, values } })
    expect(await read()).toMatchObject({ changed: ['start', 'values'] })
    const reset = await call('POST', '/admin/pages/about/reset', { part: 'values' })
    expect(await reset.json()).toMatchObject({
      changed: ['start'],
      blocks: { start: { lead: 'Другое начало' }, values: about.values },
    })
    const wrong = await call('POST', '/admin/pages/about/reset', { part: 'toString' })
    expect(wrong.status).toBe(400)
    expect((await wrong.json()).message).toBe('На этой странице нет такой части')
    await call('POST', '/admin/pages/about/reset', {})
    expect(await read()).toMatchObject({ changed: [] })
  })

  test('are kept when another has changed them meanwhile', async () => {
    const { version = 0 } = await read()
    expect((await put(withLead('Первая правка'), version)).status).toBe(200)
    const late = await put(withLead('Вторая правка'), version)
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ current: { blocks: { start: { lead: 'Первая правка' } } } })
    expect((await read()).blocks.start.lead).toBe('Первая правка')
  })

  test('say in Russian what is wrong, and stay as they were', async () => {
    const { blocks: before } = await read()
    const wrong: [unknown, RegExp][] = [
      [withLead(''), /Заполните поле «Под заголовком»/],
      [withLead('а'.repeat(401)), /Не длиннее 400 символов/],
      [withLead(5), /Заполните поле «Под заголовком»/],
      [{ blocks: { ...about, start: { ...about.start, facts: [] } } }, /хотя бы одну строку: «Цифры»/],
      [{ blocks: { start: null } }, /blocks — части страницы с их полями/],
      [{}, /blocks — части страницы с их полями/],
    ]
    for (const [body, sentence] of wrong) {
      const response = await put(body)
      expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(sentence)])
    }
    expect((await read()).blocks).toEqual(before)
    expect((await call('GET', '/admin/pages/unknown')).status).toBe(404)
    expect((await call('PUT', '/admin/pages/unknown', { blocks: {} })).status).toBe(404)
    expect((await shop.get('/api/pages/unknown')).status).toBe(404)
  })

  test('can be taken back to a former version', async () => {
    await put(withLead('Так было'))
    const { id, version } = await read()
    await put(withLead('Так стало'))
    const restored = await call('POST', `/admin/versions/pages/${id}/${version}/restore`, {})
    expect(restored.status).toBe(200)
    expect((await read()).blocks.start.lead).toBe('Так было')
  })

  test('that fit no more are read from the files, field by field', async () => {
    await put(withLead('Своя правка'))
    const spoil = `update pages set blocks = jsonb_set(blocks #- '{history}', '{start,facts}', '"нет"')`
    await shop.database.pool.query(spoil)
    const { blocks } = await read()
    expect(blocks.start.lead).toBe('Своя правка')
    expect(blocks.start.facts).toEqual(about.start.facts)
    expect(blocks.history).toEqual(about.history)
    await shop.database.pool.query(
      `update pages set blocks = jsonb_set(blocks, '{team,roles,0,text}', '"{price}"') where key = 'about'`,
    )
    const [, ...fitting] = about.team.roles
    expect((await read()).blocks.team.roles).toEqual(fitting)
    await call('POST', '/admin/pages/about/reset', {})
  })

  test('are there after an update of a shop that had no such page', async () => {
    await shop.database.pool.query('delete from pages')
    expect((await shop.get('/about')).status).toBe(200)
    expect((await call('GET', '/admin/pages/about')).status).toBe(404)
    await seedContent(shop.database.db)
    await seedContent(shop.database.db)
    expect((await read()).blocks).toEqual(about)
  })
})

test('a service that staff add is on its page, in its contents and in the search', async () => {
  const { blocks } = await (await call('GET', '/admin/pages/services')).json()
  const added = {
    title: 'Кессон из бетона',
    drawing: 'well',
    description: 'Льём кессон на месте.',
    details: ['Армирование', 'Гидроизоляция'],
    ask: 'Спросить о кессоне',
  }
  const services = [...blocks.list.services, added]
  const saved = await call('PUT', '/admin/pages/services', { blocks: { ...blocks, list: { services } } })
  expect(saved.status).toBe(200)
  const page = await (await shop.get('/services')).text()
  expect(page).toContain('href="#well-2"')
  expect(page).toContain('id="well-2"')
  expect(page).toContain('Гидроизоляция')
  const found = await (await shop.get(`/api/search?q=${encodeURIComponent('кессон из бетона')}`)).json()
  expect(JSON.stringify(found)).toContain('/services#well-2')
  const wrong = { ...added, drawing: 'boat', details: [] }
  const refused = await call('PUT', '/admin/pages/services', {
    blocks: { ...blocks, list: { services: [wrong] } },
  })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/Выберите: «Рисунок»/)])
  await call('POST', '/admin/pages/services/reset', {})
})

test('a service is shown by a picture of the firm where staff choose one, and by its drawing where they take it away', async () => {
  const { blocks } = await (await call('GET', '/admin/pages/services')).json()
  const [first, ...others] = blocks.list.services
  expect(first.picture).toBeNull()
  const write = (picture: unknown) =>
    call('PUT', '/admin/pages/services', {
      blocks: { ...blocks, list: { services: [{ ...first, picture }, ...others] } },
    })
  const drawn = await (await shop.get('/services')).text()
  expect((await write('/assets/uploads/our-drill.jpg')).status).toBe(200)
  const page = await (await shop.get('/services')).text()
  expect(page).toMatch(/<source type="image\/avif"[^>]*our-drill/)
  const refused = await write('javascript:alert(1)')
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Адрес изображения')])
  expect((await write('')).status).toBe(200)
  const without = (html: string) => html.replace(/<script[\s\S]*/, '')
  expect(without(await (await shop.get('/services')).text())).toBe(without(drawn))
  await call('POST', '/admin/pages/services/reset', {})
})

test('what a call does not send stays, also what another sends at that moment; what is no part is refused', async () => {
  const send = (blocks: unknown) => call('PUT', '/admin/pages/about', { blocks })
  const titles = ['history', 'manufacturers', 'values', 'team', 'action'].map((part) => [
    part,
    `Новое: ${part}`,
  ])
  const answers = await Promise.all(titles.map(([part = '', title]) => send({ [part]: { title } })))
  expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 200))
  const { blocks } = await read()
  expect(Object.entries(blocks).map(([part, { title }]) => [part, title])).toEqual([
    ['start', about.start.title],
    ...titles,
  ])
  expect(blocks.team.roles).toEqual(about.team.roles)
  for (const wrong of [undefined, 'текст', { start: 'текст' }, { start: [] }, { start: { title: null } }])
    expect((await send(wrong)).status).toBe(400)
  await call('POST', '/admin/pages/about/reset', {})
})

test('links in a text lead to pages, and to nothing that a browser would run', async () => {
  const withText = (text: string) => ({ blocks: { ...about, history: { ...about.history, text } } })
  expect((await put(withText('Смотрите [наши работы](/projects).'))).status).toBe(200)
  expect(await (await shop.get('/about')).text()).toContain('<a href="/projects">наши работы</a>')
  for (const address of ['javascript:alert(1)', '//example.com', 'projects']) {
    const response = await put(withText(`Смотрите [это](${address}).`))
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringMatching(/Ссылка: \[слова\]/),
    ])
  }
  await call('POST', '/admin/pages/about/reset', {})
})
