import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createProduct } from '../contract/catalogue/product.fixture.ts'
import { ApiError } from './error.ts'
import { morePostsQuery } from './queries/article-queries.ts'
import { comparedQuery } from './queries/compare-queries.ts'
import { pageTextsQuery } from './queries/page-text-queries.ts'
import { productQuestionsQuery } from './queries/product-questions-query.ts'
import { queryDefaults } from './queries/queries.ts'
import { createStorefrontApi } from './storefront.ts'

const absent = new ApiError(404, '', null)

/** An API that has these responses by «noun.verb key»; anything else is a 404. */
const apiWith = (responses: Readonly<Record<string, unknown>>) =>
  createStorefrontApi(async ([noun, verb], _row, input) => {
    const name = [`${noun}.${verb}`, ...Object.values(Object(input))].join(' ')
    if (!(name in responses)) throw absent
    return responses[name]
  })
const client = () => new QueryClient({ defaultOptions: { queries: queryDefaults } })

test('a post is followed by three others of its category, drafts left out', async () => {
  const category = { id: 1, name: 'Вода', slug: 'voda' }
  const post = (id: number, published = true) => ({ id, slug: `post-${id}`, published, category })
  const posts = [post(1), post(2), post(3, false), post(4), post(5), post(6)]
  const api = apiWith({
    'blog.postBySlug post-2': post(2),
    'blog.postBySlug lonely': { ...post(9), category: null },
    'blog.category voda': { ...category, category, posts },
  })
  const idsAfter = async (slug: string) =>
    (await client().fetchQuery(morePostsQuery(api, slug))).map(({ id }) => id)
  expect(await idsAfter('post-2')).toEqual([1, 4, 5])
  expect(await idsAfter('lonely')).toEqual([])
  expect(await idsAfter('no-such-post')).toEqual([])
})

test('a buyer is answered the first question of three categories that have any, the price first', async () => {
  const topic = (slug: string, itemCount = 2) => ({ id: 1, slug, itemCount })
  const answers = (slug: string) => ({
    items: [1, 2].map((id) => ({ id, question: `${slug} ${id}`, answer: '', orderIndex: id })),
  })
  const slugs = ['obsluzhivanie', 'montazh', 'zapah', 'oplata-dogovor-i-garantiya']
  const api = apiWith({
    'products.bySlug topas-5': createProduct(),
    'faq.categories': [topic('elektrichestvo-i-avarii', 0), ...slugs.map((slug) => topic(slug))],
    ...Object.fromEntries(slugs.map((slug) => [`faq.category ${slug}`, answers(slug)])),
  })
  const questions = await client().fetchQuery(productQuestionsQuery(api, 'topas-5'))
  expect(questions.map(({ question }) => question)).toEqual([
    'oplata-dogovor-i-garantiya 1',
    'montazh 1',
    'obsluzhivanie 1',
  ])
})

test.each([
  [
    'with a pump is answered when one is needed, after the three',
    'pump',
    ['Когда нужен принудительный отвод?'],
  ],
  ['without one is not', 'gravity', []],
] as const)('a buyer of a station %s', async (_what, discharge, ofPump) => {
  const bought = ['oplata-dogovor-i-garantiya', 'montazh', 'elektrichestvo-i-avarii']
  const item = (id: number, question: string) => ({ id, question, answer: '', orderIndex: id })
  const product = createProduct()
  const api = apiWith({
    'products.bySlug topas-5': { ...product, station: { ...product.station, discharge } },
    'faq.categories': ['vybor-stancii', ...bought].map((slug) => ({ id: 1, slug, itemCount: 2 })),
    'faq.category vybor-stancii': {
      items: [item(1, 'Как выбрать станцию?'), item(2, 'Когда нужен принудительный отвод?')],
    },
    ...Object.fromEntries(bought.map((slug) => [`faq.category ${slug}`, { items: [item(1, slug)] }])),
  })
  const questions = await client().fetchQuery(productQuestionsQuery(api, 'topas-5'))
  expect(questions.map(({ question }) => question)).toEqual([...bought, ...ofPump])
})

test('a shared comparison keeps the order of its address and leaves out what is gone', async () => {
  const api = apiWith({ 'products.byId 7': { id: 7 }, 'products.byId 3': { id: 3 } })
  const found = await client().fetchQuery(comparedQuery(api, [7, 5, 3]))
  expect(found.map(({ id }) => id)).toEqual([7, 3])
})

test('texts have the words of the firm, those of the layout too, which are asked for once', async () => {
  const asked: string[] = []
  const texts: Readonly<Record<string, unknown>> = {
    about: { start: { lead: 'Ставим септики в {inRegion}, {other}' } },
    chrome: { firm: { inRegion: '«Казани»' }, footer: { text: 'Работаем в {inRegion}' } },
  }
  const api = createStorefrontApi(async (_name, _row, input) => {
    const { key } = Object(input)
    asked.push(key)
    return { key, blocks: texts[key] }
  })
  const queries = client()
  const [about, chrome, again] = await Promise.all([
    queries.fetchQuery(pageTextsQuery(api, 'about')),
    queries.fetchQuery(pageTextsQuery(api, 'chrome')),
    queries.fetchQuery(pageTextsQuery(api, 'about')),
  ])
  expect(about.start.lead).toBe('Ставим септики в «Казани», {other}')
  expect(again).toBe(about)
  expect(chrome.footer.text).toBe('Работаем в «Казани»')
  expect(asked.toSorted()).toEqual(['about', 'chrome'])
})
