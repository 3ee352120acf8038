import { beforeAll, describe, expect, test } from 'vitest'
import about from '../content/pages/about.json' with { type: 'json' }
import consent from '../content/pages/consent.json' with { type: 'json' }
import type { StaffPage } from '../src/contract/pages/pages.ts'
import type { Draft } from '../src/contract/records/drafts.ts'
import type { PageKey } from '../src/domain/site/text-pages.ts'
import { UNKNOWN_IDS } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'
import { recordStatements } from './support/statements.ts'

const shop = openShop()
const cookies = { admin: '', manager: '' }
const ids = new Map<string, number>()

const callAs = (role: 'admin' | 'manager', method: string, path: string, body?: unknown, headers = {}) =>
  shop.app.request(`http://shop.test/api/admin${path}`, {
    method,
    headers: { cookie: cookies[role], 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const call = (method: string, path: string, body?: unknown, headers = {}) =>
  callAs('manager', method, path, body, headers)
const read = async (key: PageKey): Promise<StaffPage> => (await call('GET', `/pages/${key}`)).json()
const draftOf = (key: PageKey) => `/drafts/pages/${ids.get(key)}`
/** The page without the state that its code reads. */
const show = async (address: string) =>
  (await (await shop.get(address)).text())
    .replaceAll('<!-- -->', '')
    .replace(/<script[^>]*type="application\/json"[^>]*>.*?<\/script>/gs, '')
const preview = async (key: PageKey) => {
  const made = await call('POST', '/previews', { entity: 'pages', id: ids.get(key) })
  expect(made.status).toBe(201)
  return new URL((await made.json()).url).pathname
}

beforeAll(async () => {
  for (const role of ['admin', 'manager'] as const) cookies[role] = await signInAs(shop, role)
  const list: { id: number; key: string }[] = await (await call('GET', '/pages')).json()
  for (const { id, key } of list) ids.set(key, id)
})

describe('A draft of the texts of a page', () => {
  const lead = 'Ставим станции в черновике.'
  const blocks = { start: { lead } }

  test('changes nothing on the site until it is published, and then only what it names', async () => {
    const before = await read('about')
    const first: Draft = await (await call('PUT', draftOf('about'), { key: 'about', blocks })).json()
    expect(first).toMatchObject({ draft: { blocks }, version: 1, baseVersion: 1, updatedBy: 'manager' })
    expect(await (await call('GET', draftOf('about'))).json()).toEqual(first)
    expect(await (await call('GET', `/drafts?entity=pages&id=${ids.get('about')}`)).json()).toEqual([first])
    expect(await read('about')).toEqual(before)
    expect(await show('/about')).not.toContain(lead)
    const published = await call('POST', `${draftOf('about')}/publish`, {})
    expect(published.status).toBe(200)
    const { start, ...others } = about
    const expected = { key: 'about', version: 2, blocks: { ...others, start: { ...start, lead } } }
    expect(await published.json()).toMatchObject(expected)
    expect(await show('/about')).toContain(lead)
    expect((await call('GET', draftOf('about'))).status).toBe(404)
    const journal = await call('GET', `/journal?entity=pages&entityId=${ids.get('about')}`)
    expect((await journal.json()).entries[0]).toMatchObject({ action: 'update', actorName: 'manager' })
  })

  test('over texts that a colleague has changed is published by force, and leaves the other fields', async () => {
    await call('PUT', draftOf('about'), { blocks: { start: { lead: 'Моё' } } })
    const { blocks: present } = await read('about')
    const history = { ...about.history, title: 'Правка коллеги' }
    await call('PUT', '/pages/about', { blocks: { ...present, history } })
    const refused = await call('POST', `${draftOf('about')}/publish`, {})
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ current: { key: 'about', blocks: { history } } })
    const forced = await call('POST', `${draftOf('about')}/publish`, { force: true })
    expect(await forced.json()).toMatchObject({ blocks: { start: { lead: 'Моё' }, history } })
  })

  test('takes whole texts too, is guarded by its own version and goes when it is thrown away', async () => {
    const whole = { ...about, start: { ...about.start, lead: 'Целиком' } }
    const first: Draft = await (await call('PUT', draftOf('about'), { blocks: whole })).json()
    const second: Draft = await (await call('PUT', draftOf('about'), { blocks })).json()
    const stale = { 'if-match': `"${first.version}"` }
    for (const [method, path] of [
      ['PUT', draftOf('about')],
      ['DELETE', draftOf('about')],
      ['POST', `${draftOf('about')}/publish`],
    ] as const) {
      const response = await call(method, path, method === 'DELETE' ? undefined : { blocks }, stale)
      expect([response.status, (await response.json()).current]).toEqual([409, second])
    }
    expect((await call('DELETE', draftOf('about'))).status).toBe(204)
    const thrown = `/journal?entity=system&entityId=draft-pages-${ids.get('about')}`
    const { entries } = await (await call('GET', thrown)).json()
    expect(entries).toMatchObject([
      {
        action: 'delete',
        title: 'черновик: тексты страницы «О компании»',
        changes: [{ field: 'pages.blocks', before: blocks }],
      },
    ])
    // What the page says by now is not lost.
    const said = { start: { title: about.start.title } }
    await call('PUT', draftOf('about'), { blocks: said })
    expect((await call('DELETE', draftOf('about'))).status).toBe(204)
    expect((await (await call('GET', thrown)).json()).entries).toHaveLength(1)
  })

  test('says in Russian what is wrong, and stays as it was', async () => {
    const kept = await (await call('PUT', draftOf('about'), { blocks })).json()
    const wrong: [unknown, RegExp][] = [
      [{ blocks: { start: { lead: '' } } }, /Заполните поле «Под заголовком»/],
      [{ blocks: { start: { lead: 'а'.repeat(401) } } }, /Не длиннее 400 символов/],
      [{ blocks: { start: { lead: 'С {fone}' } } }, /Нет вставки \{fone\}/],
      [{ blocks: { start: { facts: [] } } }, /хотя бы одну строку: «Цифры»/],
      [{ blocks: { start: { lead: '\ud800' } } }, /недопустимые символы/],
      [{ blocks: { start: 'текст' } }, /blocks — части страницы с их полями/],
      [{ blocks: [] }, /blocks — части страницы с их полями/],
      [{ blocks: null }, /blocks — части страницы с их полями/],
    ]
    for (const [body, sentence] of wrong) {
      const response = await call('PUT', draftOf('about'), body)
      expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(sentence)])
    }
    expect(await (await call('GET', draftOf('about'))).json()).toEqual(kept)
    for (const id of UNKNOWN_IDS) {
      for (const method of ['PUT', 'DELETE'])
        expect((await call(method, `/drafts/pages/${id}`, { blocks })).status, `${method} ${id}`).toBe(404)
    }
    expect((await call('DELETE', draftOf('about'))).status).toBe(204)
  })
})

describe('A draft of legal texts', () => {
  const blocks = { start: { lead: 'Черновик юриста' } }
  const ofConsent = {
    request: { title: 'Согласие', text: 'Согласен. Оператор — {company}, {years}.' },
  }
  const documents = async (): Promise<{ version: number; text: string }[]> =>
    (await shop.get('/api/consent/documents')).json()

  test.each(['privacy', 'terms', 'consent'] as const)('of the page %s is an admin’s alone', async (key) => {
    const draft = { blocks: key === 'consent' ? ofConsent : blocks }
    expect((await call('PUT', draftOf(key), draft)).status).toBe(403)
    expect((await callAs('admin', 'PUT', draftOf(key), draft)).status).toBe(200)
    expect((await call('POST', `${draftOf(key)}/publish`, { force: true })).status).toBe(403)
    expect((await call('DELETE', draftOf(key))).status).toBe(403)
    expect(await (await call('GET', draftOf(key))).json()).toMatchObject({ draft, version: 1 })
    expect((await read(key)).version).toBe(1)
    expect((await callAs('admin', 'DELETE', draftOf(key))).status).toBe(204)
  })

  test('of consents that is published is a new version of what visitors agree to', async () => {
    const before = await documents()
    await callAs('admin', 'PUT', draftOf('consent'), { blocks: ofConsent })
    const link = await preview('consent')
    const drafted = await show(link)
    expect(drafted).toContain('Согласен. Оператор — ООО «Автономная канализация»')
    expect(drafted).toContain('Версия 2, действует')
    expect(await documents()).toEqual(before)
    expect((await callAs('admin', 'POST', `${draftOf('consent')}/publish`, {})).status).toBe(200)
    const [newest, ...older] = await documents()
    expect(newest).toMatchObject({ version: 2, text: expect.stringContaining('Согласен. Оператор') })
    expect(older).toEqual(before)
    expect(await show('/consent')).toContain('Версия 2, действует')
    expect(await show(link)).toContain('Версия 2, действует')
    const reset = await callAs('admin', 'POST', '/pages/consent/reset', {})
    expect((await reset.json()).blocks).toEqual(consent)
  })
})

describe('A preview of the texts of a page', () => {
  const DRAFTS = [
    ['home', '/', { start: { title: 'Главная в черновике' } }, 'Главная в черновике'],
    ['about', '/about', { start: { title: 'О нас в черновике' } }, 'О нас в черновике'],
    ['services', '/services', { start: { title: 'Услуги в черновике' } }, 'Услуги в черновике'],
    ['contact', '/contact', { start: { title: 'Контакты в черновике' } }, 'Контакты в черновике'],
    ['privacy', '/privacy', { start: { title: 'Политика в черновике' } }, 'Политика в черновике'],
    ['terms', '/terms', { start: { title: 'Оферта в черновике' } }, 'Оферта в черновике'],
    ['chrome', '/', { firm: { region: 'Татарстан в черновике' } }, 'Татарстан в черновике, с 2016 года'],
  ] as const

  test.each(DRAFTS)(
    '%s is its page with the draft, for whoever has the link',
    async (key, path, blocks, words) => {
      const link = await preview(key)
      expect(await show(link)).not.toContain(words)
      expect((await callAs('admin', 'PUT', draftOf(key), { blocks })).status).toBe(200)
      const page = await shop.get(link)
      const html = (await page.text()).replaceAll('<!-- -->', '')
      expect(page.status).toBe(200)
      expect(html).toContain(words)
      expect(html).toContain('Предпросмотр: так страница будет выглядеть')
      expect(html).toContain('<meta name="robots" content="noindex')
      expect(html).not.toMatch(/<script(?![^>]*json)|"version"/)
      expect(page.headers.get('x-robots-tag')).toContain('noindex')
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(await show(path)).not.toContain(words)
      expect((await read(key)).version).toBe(key === 'about' ? 4 : 1)
      expect((await callAs('admin', 'POST', `${draftOf(key)}/publish`, {})).status).toBe(200)
      expect(await show(path)).toContain(words)
      await callAs('admin', 'POST', `/pages/${key}/reset`, {})
    },
  )

  test('names the changed texts that stand on other pages', async () => {
    const link = await preview('chrome')
    await call('PUT', draftOf('chrome'), { blocks: { cartPage: { lead: 'Черновик корзины' } } })
    expect(await show(link)).toContain('Здесь не видно, оно на других страницах: «Корзина».')
    expect((await call('DELETE', draftOf('chrome'))).status).toBe(204)
    expect(await show(link)).not.toContain('Здесь не видно')
  })

  test('says so when the draft fits the page no more', async () => {
    await call('PUT', draftOf('about'), { blocks: { start: { title: 'Не подойдёт' } } })
    const link = await preview('about')
    await shop.database.pool.query(
      `update drafts set draft = jsonb_set(draft, '{blocks,start,lead}', '""') where entity = 'pages' and draft <> 'null'`,
    )
    const html = await show(link)
    expect(html).toContain('Показано без черновика')
    expect(html).not.toContain('Не подойдёт')
    const refused = await call('POST', `${draftOf('about')}/publish`, {})
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Под заголовком')])
    expect((await call('DELETE', draftOf('about'))).status).toBe(204)
  })
})

test('a draft is published over texts that are read once, locked, as texts are written without a draft', async () => {
  const textsRead = async (work: () => Promise<Response>) => {
    const { result, statements } = await recordStatements(shop.database.pool, work)
    expect(result.status).toBe(200)
    return statements.map(({ text }) => text).filter((text) => /^select .*"blocks".* from "pages"/.test(text))
  }
  const written = await textsRead(async () =>
    call('PUT', '/pages/about', { blocks: { start: { lead: 'Сразу' } } }),
  )
  expect(written).toEqual([expect.stringMatching(/ for no key update$/)])
  await call('PUT', draftOf('about'), { blocks: { start: { lead: 'Ещё раз' } } })
  const published = await textsRead(async () => call('POST', `${draftOf('about')}/publish`, {}))
  // Before it, whose page it is.
  expect(published).toEqual([
    expect.stringMatching(/"id" = \$1::bigint$/),
    expect.stringMatching(/ for no key update$/),
  ])
})
