import { describe, expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const shop = openShop()
/** Runs SQL and drops the cache, since a test's shop does not listen for content changes. */
const query = async (text: string, values: unknown[] = []) => {
  await shop.database.pool.query(text, values)
  shop.contentCache.invalidate()
}

interface Item {
  question: string
  orderIndex: number | null
  categoryId: number | null
}

const respond = async (address: string) => {
  const response = await shop.get(address)
  expect(response.status).toBe(200)
  return response.json()
}

describe('Questions and answers by API', () => {
  test('are grouped by categories that say how much is in each', async () => {
    const categories = await respond('/api/faq/categories')
    expect(categories.length).toBeGreaterThan(3)
    expect(categories[0]).toMatchObject({ name: 'Выбор станции', slug: 'vybor-stancii', icon: 'help-circle' })
    for (const { slug, itemCount } of categories) {
      expect((await respond(`/api/faq/categories/${slug}`)).items).toHaveLength(itemCount)
    }
  })

  test('come in the order of their numbers, those without one last, equal ones by age', async () => {
    const { category } = await respond('/api/faq/categories/montazh')
    await query('delete from faq_items where category_id = $1', [category.id])
    for (const [question, order] of [
      ['без номера', null],
      ['второй', 2],
      ['первый', -1],
      ['второй, моложе', 2],
      ['без номера, моложе', null],
    ]) {
      await query(
        'insert into faq_items (category_id, question, answer, order_index) values ($1, $2, $3, $4)',
        [category.id, question, 'Ответ', order],
      )
    }
    const { items }: { items: Item[] } = await respond('/api/faq/categories/montazh')
    expect(items.map(({ question }) => question)).toEqual([
      'первый',
      'второй',
      'второй, моложе',
      'без номера',
      'без номера, моложе',
    ])
  })

  test('without a category are shown to nobody', async () => {
    await query("insert into faq_items (question, answer) values ('Ничей вопрос', 'Ответ')")
    const categories: { slug: string }[] = await respond('/api/faq/categories')
    for (const { slug } of categories) {
      const { items }: { items: Item[] } = await respond(`/api/faq/categories/${slug}`)
      expect(items.every(({ categoryId }) => categoryId !== null)).toBe(true)
      expect(items.some(({ question }) => question === 'Ничей вопрос')).toBe(false)
    }
  })

  test.each(['/api/faq/categories/no-such', '/api/faq/categories/1'])(
    '%s is a 404 in Russian',
    async (address) => {
      const response = await shop.get(address)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: 'Категория не найдена' })
    },
  )

  test('with a broken address are refused, not broken', async () => {
    expect((await shop.get('/api/faq/categories/%00')).status).toBe(400)
  })
})

describe('Pages of questions', () => {
  test('carry every question and answer in their HTML, and the data that search engines read', async () => {
    const response = await shop.get('/faq/vybor-stancii')
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<title>Выбор станции — Часто задаваемые вопросы</title>')
    expect(html).toContain('Какую производительность выбрать на мою семью?')
    expect(html).toContain('<td>1\u00a0м³/\u2060сут</td>')
    expect(html).toContain('"@type":"FAQPage"')
    expect(html.match(/<details name="faq">/g)).toHaveLength(6)
  })

  test('of a category that does not exist say so with 404', async () => {
    const response = await shop.get('/faq/no-such')
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('Категория не найдена')
    expect(html).toContain('href="/faq"')
    expect(html).toContain('noindex')
  })
})
