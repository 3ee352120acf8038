import { beforeAll, describe, expect, test } from 'vitest'
import type { JournalEntry } from '../src/contract/records/journal.ts'
import { hireWithout } from './support/narrowed.ts'
import { openShop } from './support/shop.ts'
import { openTrashDesk } from './support/trash-desk.ts'

const shop = openShop()
const { call, callAnonymously, callAs, callJson, make, makeProduct } = openTrashDesk(shop)

const people = { catalogue: '', content: '', prices: '' }
const ids = { product: 0, post: 0, project: 0 }
beforeAll(async () => {
  for (const closed of ['catalogue', 'content', 'prices'] as const)
    people[closed] = await hireWithout(shop, closed)
  const published = false
  const product = { name: 'Тайная станция', slug: 'taynaya-stanciya', price: 100_000, published }
  ids.product = (await makeProduct(product)).id
  const post = {
    title: 'Тайная статья',
    slug: 'taynaya',
    content: 'Текст тайной статьи',
    categoryId: 1,
    published,
  }
  ids.post = (await make('/blog/posts', post)).id
  ids.project = (await make('/admin/projects', { title: 'Тайный дом', description: 'Текст', published })).id
  await make('/admin/landing-pages', { title: 'Тайная подборка', slug: 'taynaya', text: 'Текст', published })
  await make('/admin/faq/items', { question: 'Тайна?', answer: 'Ответ', categoryId: 1, published })
})

const answerOf = async (response: Response) => [response.status, await response.text()] as const

describe('What is not published is shown by public reads only to whom its part is open', () => {
  const addressOf = (address: string) =>
    address
      .replace('{product}', String(ids.product))
      .replace('{post}', String(ids.post))
      .replace('{project}', String(ids.project))

  test.each([
    ['catalogue', '/products'],
    ['catalogue', '/products?published=false'],
    ['catalogue', '/products?search=тайная'],
    ['catalogue', '/products/id/{product}'],
    ['catalogue', '/products/taynaya-stanciya'],
    ['catalogue', '/categories'],
    ['catalogue', '/manufacturers'],
    ['content', '/blog/posts'],
    ['content', '/blog/posts?published=false'],
    ['content', '/blog/posts/{post}'],
    ['content', '/blog/posts/slug/taynaya'],
    ['content', '/blog/categories'],
    ['content', '/blog/categories/1'],
    ['content', '/blog/categories/1/posts'],
    ['content', '/projects'],
    ['content', '/projects?published=false'],
    ['content', '/projects/{project}'],
    ['content', '/landing-pages/taynaya'],
    ['content', '/faq/categories'],
    ['content', '/faq/categories/montazh'],
  ] as const)('without %s: %s', async (closed, pattern) => {
    const address = addressOf(pattern)
    const staff = await answerOf(await call('GET', address))
    const stranger = await answerOf(await callAnonymously('GET', address))
    expect(staff[0]).toBe(200)
    expect(staff).not.toEqual(stranger)
    expect(await answerOf(await callAs(people[closed], 'GET', address))).toEqual(stranger)
    const other = closed === 'content' ? people.catalogue : people.content
    expect(await answerOf(await callAs(other, 'GET', address))).toEqual(staff)
  })
})

describe('The journal tells nobody what was in a closed part', () => {
  const idsFor = async (cookie: string, more = '') => {
    const response = await callAs(cookie, 'GET', `/admin/journal?entity=system&limit=200${more}`)
    const { entries }: { entries: JournalEntry[] } = await response.json()
    return entries.map(({ entityId }) => entityId)
  }

  test('by drafts that were thrown away and planned prices that were cancelled', async () => {
    for (const [entity, id] of [
      ['products', ids.product],
      ['posts', ids.post],
    ] as const) {
      await callJson(200, 'PUT', `/admin/drafts/${entity}/${id}`, { metaTitle: 'Тайна' })
      expect((await call('DELETE', `/admin/drafts/${entity}/${id}`)).status).toBe(204)
    }
    const plan = { price: 120_000, effectiveAt: '2099-12-01T00:00:00.000Z' }
    const { scheduledId } = await callJson<{ scheduledId: number }>(
      202,
      'PATCH',
      `/products/${ids.product}/price`,
      plan,
    )
    expect((await call('DELETE', `/admin/scheduled-prices/${scheduledId}`)).status).toBe(204)

    const product = `draft-products-${ids.product}`
    const post = `draft-posts-${ids.post}`
    const price = `scheduled-price-${scheduledId}`
    expect(await idsFor(people.catalogue)).toEqual([price, post])
    expect(await idsFor(people.content)).toEqual([price, product])
    expect(await idsFor(people.prices)).toEqual([post, product])
    expect(await idsFor(people.content, `&entityId=${post}`)).toEqual([])
    expect(await idsFor(people.prices, `&entityId=${price}&action=delete`)).toEqual([])
    const { entries } = await callJson<{ entries: JournalEntry[] }>(
      200,
      'GET',
      '/admin/journal?entity=system&limit=200',
    )
    expect(entries.map(({ entityId }) => entityId)).toEqual([price, post, product])
  })
})
