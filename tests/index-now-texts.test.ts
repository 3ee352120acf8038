import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openDesk } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ PUBLIC_URL: 'https://septic.example' })
const { callAs } = openDesk(shop)

let admin = ''
const query = (sql: string) => shop.database.pool.query(sql)
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
  await query('update site_settings set index_now = true')
})
beforeEach(() => query('delete from changed_addresses'))

/** Paths that search engines are to be told of after these calls. */
async function toldAfter(...calls: (readonly [string, string, object?])[]): Promise<string[]> {
  for (const [method, address, body] of calls) {
    const { status } = await callAs(admin, method, address, body)
    expect(status, `${method} ${address}`).toBeLessThan(300)
  }
  const { rows } = await query('delete from changed_addresses returning path')
  return [...new Set(rows.map(({ path }) => String(path)))].toSorted()
}
const put = (address: string, body: object) => toldAfter(['PUT', address, body])

test.each([
  ['firm', { projects: '120' }, ['/', '/about']],
  ['footer', { text: 'Дилер двух заводов.' }, []],
  ['cataloguePage', { title: 'Станции' }, ['/catalog']],
  ['blogPage', { title: 'Статьи' }, ['/blog']],
  ['faqPage', { title: 'Ответы' }, ['/faq']],
  ['projectsPage', { title: 'Работы' }, ['/projects']],
  ['rulesPage', { title: 'Правила' }, ['/selection-rules']],
  ['siteMapPage', { title: 'Карта' }, ['/sitemap']],
  ['searchPage', { title: 'Найти' }, []],
  ['cartPage', { title: 'Заявка' }, []],
])('a changed part of the texts of all pages tells of its page, once: %s', async (block, fields, paths) => {
  const blocks = { [block]: fields }
  expect(await put('/admin/pages/chrome', { blocks })).toEqual(paths)
  expect(await put('/admin/pages/chrome', { blocks })).toEqual([])
})

test('a text of consent tells of «Согласия»', async () => {
  const { blocks } = await (await callAs(admin, 'GET', '/admin/pages/consent')).json()
  const request = { ...blocks.request, title: 'Согласие на ответ' }
  expect(await put('/admin/pages/consent', { blocks: { request } })).toEqual(['/consent'])
})

test('a manufacturer and its series tell of their list, but only while it has a model', async () => {
  expect(await put('/manufacturers/1', { description: 'Другой рассказ' })).toEqual(['/catalog/topas'])
  expect(await put('/manufacturers/1', { order: 7 })).toEqual([])
  expect(await put('/categories/1', { description: 'О серии' })).toEqual(['/catalog/topas'])
  expect(await put('/categories/1', { imageUrl: 'https://cdn.example/a.jpg' })).toEqual(['/catalog/topas'])
  const common = { name: 'Общая', slug: 'obschaya', description: 'Без моделей' }
  expect(await toldAfter(['POST', '/categories', common])).toEqual([])
  const made = await callAs(admin, 'POST', '/manufacturers', { name: 'Кама', slug: 'kama' })
  const { id } = await made.json()
  expect(await put(`/manufacturers/${id}`, { description: 'Станций пока нет' })).toEqual([])
  expect(await put('/manufacturers/1', { slug: 'topas-novyy' })).toEqual([
    '/catalog/topas',
    '/catalog/topas-novyy',
  ])
})

test('categories of posts and questions tell of their page, answers of that of their category', async () => {
  expect(await put('/blog/categories/1', { description: 'О выборе' })).toEqual([
    '/blog/category/vybor-stancii',
  ])
  expect(await put('/admin/faq/categories/1', { description: 'О выборе' })).toEqual(['/faq/vybor-stancii'])
  const item = '/admin/faq/items/1'
  expect(await put(item, { answer: 'Другой ответ' })).toEqual(['/faq/vybor-stancii'])
  expect(await put(item, { answer: 'Другой ответ' })).toEqual([])
  expect(await put(item, { categoryId: 2 })).toEqual(['/faq/montazh', '/faq/vybor-stancii'])
  expect(await put(item, { published: false })).toEqual(['/faq/montazh'])
  expect(await put(item, { answer: 'Скрытый ответ' })).toEqual([])
  expect(await toldAfter(['DELETE', item])).toEqual([])
  const answer = { question: 'Что ещё?', answer: 'Ничего.', categoryId: 2 }
  expect(await toldAfter(['POST', '/admin/faq/items', answer])).toEqual(['/faq/montazh'])
  expect(await toldAfter(['DELETE', '/admin/faq/categories/2'])).toContain('/faq/montazh')
})

test('nobody is told while it is switched off', async () => {
  await query('update site_settings set index_now = false')
  expect(await put('/admin/pages/chrome', { blocks: { blogPage: { title: 'Блог' } } })).toEqual([])
})
