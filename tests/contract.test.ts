import { ContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { contract } from '../src/contract/index.ts'
import { generateDocument } from '../src/server/http/documentation.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()

const rows = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, procedure]) => ({ name: `${noun}.${verb}`, procedure })),
)

/** The access table of the specification's decisions: what is not listed here fails. */
const ACCESS: Record<string, 'anyone' | 'staff' | 'admin'> = {
  'manufacturers.list': 'anyone',
  'products.list': 'anyone',
  'products.bySlug': 'anyone',
  'products.byId': 'anyone',
  'categories.list': 'anyone',
  'projects.list': 'anyone',
  'projects.byId': 'anyone',
  'settings.get': 'anyone',
  'faq.categories': 'anyone',
  'faq.category': 'anyone',
  'blog.categories': 'anyone',
  'blog.category': 'anyone',
  'blog.categoryPosts': 'anyone',
  'blog.posts': 'anyone',
  'blog.post': 'anyone',
  'blog.postBySlug': 'anyone',
  'inquiries.contact': 'anyone',
  'session.me': 'anyone',
  'session.login': 'anyone',
  'session.logout': 'staff',
  'adminProducts.create': 'staff',
  'adminProducts.update': 'staff',
  'adminProducts.updatePrice': 'staff',
  'adminCategories.create': 'staff',
  'adminCategories.update': 'staff',
  'adminCategories.remove': 'staff',
  'adminInquiries.list': 'staff',
}

test.each(rows)('$name is open to whom the access table says', ({ name, procedure }) => {
  expect(procedure).toBeInstanceOf(ContractProcedure)
  expect(procedure['~orpc'].meta.access).toBe(ACCESS[name])
})

test('the document is OpenAPI 3.1 with every row, and people can read it', async () => {
  const document = await generateDocument()
  expect(document.openapi).toMatch(/^3\.1/)
  const described = Object.values(document.paths ?? {}).flatMap((item) => Object.keys(item ?? {}))
  expect(described).toHaveLength(rows.length)
  const response = await shop.get('/api/openapi.json')
  expect((await response.json()).openapi).toBe(document.openapi)
  const page = await (await shop.get('/api/docs')).text()
  expect(page).toContain('POST /api/inquiries/contact')
  expect(page).not.toContain('<script')
})

test('an unknown call is a JSON 404 in Russian', async () => {
  const response = await shop.get('/api/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: 'Не найдено' })
})
