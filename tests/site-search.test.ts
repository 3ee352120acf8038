import { describe, expect, test } from 'vitest'
import type { Found } from '../src/contract/search.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callJson } = openCatalogueDesk(shop)

const search = async (q: string): Promise<Found[]> => {
  const answer = await shop.get(`/api/search?q=${encodeURIComponent(q)}`)
  expect(answer.status, q).toBe(200)
  return answer.json()
}
/** The page as it comes without scripts. */
const readPage = async (q: string) => (await shop.get(`/search?q=${encodeURIComponent(q)}`)).text()

describe('Words of the trade lead somewhere', () => {
  test.each([
    ['монтаж', 'service', /[Мм]онтаж/],
    ['сколько стоит монтаж', 'service', /[Мм]онтаж/],
    ['запах', 'faq', /запах/i],
    ['pfgf[', 'faq', /запах/i],
    ['кольца', 'answer', /[Кк]ольца/],
    ['бетонные кольца', 'answer', /[Кк]ольца/],
    ['кессон', 'answer', /Кессон/],
    ['кесон', 'answer', /Кессон/],
    ['выгребная яма', 'answer', /выгребная яма/],
    ['слив в канаву', 'answer', /канаву/],
    ['водоотведение', 'answer', /Водоотведение/],
    ['рассрочка', 'answer', /Рассрочка/],
    ['адрес', 'answer', /^Контакты/],
    ['гарантия', 'answer', /^Гарантия/],
    ['гарантия', 'faq', /гарантия/],
    ['замёрзнет зимой', 'faq', /./],
    ['до 200000', 'answer', /^До 200\s000\s₽: \d+ модел/],
    ['астра', 'answer', /Астру мы не продаём/],
    ['юнилос астра 5', 'answer', /Астру мы не продаём/],
    ['канализация для дома 150 м2', 'answer', /по жильцам/],
    ['глина', 'answer', /глина/],
  ])('«%s» finds %s', async (query, kind, title) => {
    const found = await search(query)
    expect(found.filter((one) => one.kind === kind).map((one) => one.title)).toContainEqual(
      expect.stringMatching(title),
    )
    for (const { url, excerpt } of found) {
      expect(url).toMatch(/^\//)
      expect(excerpt.length).toBeLessThan(250)
      expect((await shop.get(url.replace(/#.*/, ''))).status, url).toBe(200)
    }
  })

  test('a maker that we do not sell is said calmly, with what we have for as many people', async () => {
    const [answer] = await search('юнилос астра 5')
    expect(answer?.excerpt).toMatch(/^На 5 человек у нас .+ за \d+\s\d{3}\s₽/)
    expect(await readPage('юнилос астра 5')).toContain('Юнилос Астру мы не продаём')
  })
})

describe('The page without scripts', () => {
  test.each([
    ['Чайный'.normalize('NFD'), 'Чайный'],
    ['\u200bто\u200bпас\ufeff', 'топас'],
  ])('searches %j as «%s»', async (typed, meant) => {
    expect(await readPage(typed)).toContain(`Результаты поиска «${meant}»`)
    const idsOf = async (q: string) => {
      const found = await shop.get(`/api/products?search=${encodeURIComponent(q)}`)
      return ((await found.json()) as { id: number }[]).map(({ id }) => id)
    }
    expect(await idsOf(typed)).toEqual(await idsOf(meant))
    expect(await search(typed)).toEqual(await search(meant))
  })

  test('shows what is found besides products below them', async () => {
    const page = await readPage('запах')
    expect(page).toContain('Ответы, услуги, статьи и работы')
    expect(page).toContain('По запросу «запах» ничего не найдено')
    expect(page).toContain('Среди товаров такого нет.')
    expect(page).toMatch(/href="\/faq\/[\w-]+#answer-\d+"/)
  })

  test.each(['цена', 'под ключ', 'септик под ключ цена', 'сколько стоит', 'купить септик'])(
    'answers «%s» with what a price includes, not with whatever speaks of septic tanks',
    async (query) => {
      expect((await search(query))[0]).toMatchObject({ kind: 'faq', title: expect.stringMatching(/цен/i) })
    },
  )

  test('tells of the warranty above the models that have one', async () => {
    const page = await readPage('гарантия')
    expect(page).toMatch(/Ответы на запрос.*href="\/terms#warranty".*Найдено товаров: \d+/s)
  })

  test('leads on when nothing is found: questions, wizard, phone', async () => {
    const page = await readPage('ъъъъ')
    expect(page).toContain('По запросу «ъъъъ» ничего не найдено')
    expect(page).toContain('href="/#product-wizard"')
    expect(page).toContain('Часто спрашивают')
    expect(page).toMatch(/href="tel:/)
  })

  test('puts models with a price first and keeps the one that was named', async () => {
    const names = async (q: string) =>
      [...(await readPage(q)).matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, name]) => name)
    const query = 'септик под ключ цена'
    const found = await shop.get(`/api/products?search=${encodeURIComponent(query)}`)
    const listed: { name: string; installationPrice: number | null }[] = await found.json()
    const turnkey = listed
      .filter(({ installationPrice }) => installationPrice !== null)
      .map(({ name }) => name)
    expect(listed[0]?.name, 'the call keeps its order').not.toBe(turnkey[0])
    expect((await names(query)).slice(0, 3)).toEqual(turnkey.slice(0, 3))
    expect((await names('топас 15'))[0]).toBe('Топас 15')
  })
})

describe('Only what is published is found', () => {
  test('for strangers and for staff alike', async () => {
    const post = {
      title: 'Ксилофонный отстойник',
      slug: 'ksilofon',
      content: 'Ксилофонный текст для проверки поиска',
    }
    const { id } = await callJson<{ id: number }>(201, 'POST', '/blog/posts', { ...post, published: false })
    expect(await search('ксилофонный')).toEqual([])
    expect(await (await call('GET', `/search?q=${encodeURIComponent('ксилофонный')}`)).json()).toEqual([])
    await callJson(200, 'PUT', `/blog/posts/${id}`, { published: true })
    expect(await search('ксилофонный')).toMatchObject([
      { kind: 'post', title: post.title, excerpt: expect.stringContaining('Ксилофонный текст') },
    ])
  })

  test('a question without a category has no page and is not found', async () => {
    const item = { question: 'Ксилофонный вопрос?', answer: 'Ответ про ксилофонное дело' }
    await callJson(201, 'POST', '/admin/faq/items', item)
    expect((await search('ксилофонное')).filter(({ kind }) => kind === 'faq')).toEqual([])
  })
})

describe('Any text is taken', () => {
  test.each(['', '   ', "' | !& :* ( \\", 'а', '%_', '<script>', 'я'.repeat(500), `${'слово '.repeat(80)}`])(
    '«%s»',
    async (text) => {
      expect(Array.isArray(await search(text))).toBe(true)
    },
  )

  test('but not of any length', async () => {
    await expectError(await call('GET', `/search?q=${'a'.repeat(501)}`), 400, 'Не длиннее 500 символов')
  })
})
