import { describe, expect, test } from 'vitest'
import { removeExpiredPreviews } from '../src/server/features/previews/previews.service.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { hireWithout } from './support/narrowed.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callAs, callJson, callAnonymously, makeProduct, makeCategory } = openCatalogueDesk(shop)

interface Made {
  id: number
  slug: string
}
interface Preview {
  id: number
  url: string
  expiresAt: string
}
const preview = (entity: string, id: number) =>
  callJson<Preview>(201, 'POST', '/admin/previews', { entity, id })
const open = ({ url }: Preview) => shop.get(new URL(url).pathname)
const ask = async (path: string, fields: object) =>
  await callJson<Made>(201, 'POST', path, { ...fields, published: false })

/** A hidden record of each kind; what its page shows without its draft, the draft, and what it shows with it. */
const KINDS: [string, () => Promise<Made>, string, object | null, string][] = [
  [
    'products',
    () => makeProduct({ name: 'Станция Тайная', published: false }),
    'Станция Тайная',
    { name: 'Станция Новая', slug: 'novaya', published: true },
    'Станция Новая',
  ],
  [
    'posts',
    () => ask('/blog/posts', { title: 'Тайная статья', slug: 'taynaya', content: 'Длинный текст' }),
    'Тайная статья',
    { title: 'Новая статья' },
    'Новая статья',
  ],
  [
    'projects',
    () => ask('/admin/projects', { title: 'Тайный дом', description: 'Текст' }),
    'Тайный дом',
    { title: 'Новый дом' },
    'Новый дом',
  ],
  [
    'faq-items',
    () => ask('/admin/faq/items', { question: 'Тайный вопрос?', answer: 'Ответ', categoryId: 1 }),
    'Тайный вопрос?',
    null,
    'Тайный вопрос?',
  ],
  [
    'landing-pages',
    () => ask('/admin/landing-pages', { title: 'Тайная подборка', slug: 'taynaya', text: 'Текст' }),
    'Тайная подборка',
    { title: 'Новая подборка', slug: 'novaya-podborka', published: true },
    'Новая подборка',
  ],
  [
    'reviews',
    () =>
      ask('/admin/reviews', {
        rating: 5,
        text: 'Молчали долго.',
        author: 'Тайный заказчик',
        location: 'Клин',
        date: '2026-05-01',
      }),
    'Тайный заказчик',
    { author: 'Новый заказчик', published: true },
    'Новый заказчик',
  ],
  [
    'districts',
    () => ask('/admin/districts', { name: 'Тайный район', latitude: 56, longitude: 37.5 }),
    'Тайный район',
    { name: 'Новый район', latitude: 55.9 },
    'Новый район',
  ],
]

describe.each(KINDS)('A preview of %s', (entity, make, shown, draft, drafted) => {
  test('shows whoever has the link the page with its draft, and is found by nobody else', async () => {
    const { id } = await make()
    const first = await preview(entity, id)
    expect(first.url).toMatch(/^http:\/\/shop\.test\/preview\/[0-9a-f]{64}$/)
    const days = (Date.parse(first.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.99)
    expect(days).toBeLessThanOrEqual(7)
    const page = await open(first)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain(shown)
    expect(html).toContain('Предпросмотр: так страница будет выглядеть')
    expect(html).toContain('<meta name="robots" content="noindex')
    expect(html).not.toMatch(/<script(?![^>]*json)|видят только сотрудники|Не опубликован|"version"/)
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect(page.headers.get('cache-control')).toBe('no-store')
    if (draft) {
      await callJson(200, 'PUT', `/admin/drafts/${entity}/${id}`, draft)
      const withDraft = await (await open(first)).text()
      expect(withDraft).toContain(drafted)
      expect(withDraft.replaceAll(drafted, '')).not.toContain(`<h1>${shown}`)
      expect(await callJson(200, 'GET', `/admin/drafts/${entity}/${id}`)).toMatchObject({ draft })
    }
    expect(shop.contentCache.pages.fresh(new URL(first.url).pathname)).toBeUndefined()
    const { rows } = await shop.database.pool.query('select * from previews where id = $1', [first.id])
    expect(JSON.stringify(rows)).not.toContain(first.url.slice(-64))
    const { rows: entries } = await shop.database.pool.query(
      'select action from journal where entity = $1 and entity_id = $2',
      [entity, String(id)],
    )
    expect(entries).toEqual([{ action: 'create' }])
  })

  test('ends when it is closed, when its time is over, and with its record', async () => {
    const { rows } = await shop.database.pool.query(
      "select entity_id as id from journal where entity = $1 and action = 'create' order by journal.id desc limit 1",
      [entity],
    )
    const id = Number(rows[0].id)
    const closed = await preview(entity, id)
    expect((await call('DELETE', `/admin/previews/${closed.id}`)).status).toBe(204)
    expect((await call('DELETE', `/admin/previews/${closed.id}`)).status).toBe(404)
    expect((await open(closed)).status).toBe(404)
    const over = await preview(entity, id)
    await shop.database.pool.query(
      "update previews set expires_at = now() - interval '1 second' where id = $1",
      [over.id],
    )
    expect((await open(over)).status).toBe(404)
    await removeExpiredPreviews(shop.database.db)
    const left = await shop.database.pool.query('select id from previews where id = $1', [over.id])
    expect(left.rows).toEqual([])
  })
})

test('what cannot be shown is refused', async () => {
  await expectError(
    await call('POST', '/admin/previews', { entity: 'categories', id: 1 }),
    400,
    'Предпросмотр бывает',
  )
  expect((await call('POST', '/admin/previews', { entity: 'products', id: 999_999 })).status).toBe(404)
  expect((await callAnonymously('POST', '/admin/previews', { entity: 'products', id: 1 })).status).toBe(401)
  expect((await shop.get(`/preview/${'0'.repeat(64)}`)).status).toBe(404)
})

describe('A preview of what does not fit any more', () => {
  const read = async (made: Preview) => {
    const page = await open(made)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('cache-control')).toContain('no-store')
    const html = await page.text()
    expect(html).toContain('name="robots" content="noindex')
    return { status: page.status, html }
  }

  test('leaves out a category that was deleted after it was drafted, and shows the rest', async () => {
    const { id } = await makeProduct({ name: 'Станция Прежняя' })
    const category = await makeCategory()
    const draft = { name: 'Станция Следующая', categoryId: category.id }
    await callJson(200, 'PUT', `/admin/drafts/products/${id}`, draft)
    const early = await preview('products', id)
    expect((await call('DELETE', `/categories/${category.id}`)).ok).toBe(true)
    for (const made of [early, await preview('products', id)]) {
      const { status, html } = await read(made)
      expect(status).toBe(200)
      expect(html).toContain('Станция Следующая')
      expect(html).toContain('Не всё из черновика показано: Такой категории нет.')
    }
  })

  test('shows the record without a draft that contradicts it by now, and says so', async () => {
    const { id } = await makeProduct({ name: 'Станция Глубокая', inletFrom: 300, inletTo: 900 })
    await callJson(200, 'PUT', `/admin/drafts/products/${id}`, { name: 'Станция Иная', inletFrom: 800 })
    const made = await preview('products', id)
    expect((await read(made)).html).toContain('Станция Иная')
    await callJson(200, 'PATCH', `/products/${id}`, { inletTo: 600 })
    const { status, html } = await read(made)
    expect(status).toBe(200)
    expect(html).toContain('Станция Глубокая')
    expect(html).not.toContain('Станция Иная')
    expect(html).toContain('Показано без черновика')
    await preview('products', id)
  })

  test('shows a question without a category alone, and says that the site does not', async () => {
    const category = await ask('/admin/faq/categories', { name: 'Временная тема', slug: 'vremennaya' })
    const questionOf = (question: string, fields = {}) =>
      ask('/admin/faq/items', { question, answer: 'Ответ', ...fields })
    await questionOf('Чужой вопрос?')
    const early = await preview('faq-items', (await questionOf('Ещё видно?', { categoryId: category.id })).id)
    const inPlace = await read(early)
    expect(inPlace).toMatchObject({ status: 200, html: expect.stringContaining('Временная тема</h1>') })
    expect(inPlace.html).not.toContain('нет категории')
    expect((await call('DELETE', `/admin/faq/categories/${category.id}`)).ok).toBe(true)
    const late = await preview('faq-items', (await questionOf('Никогда не видно?')).id)
    for (const [made, question] of [
      [early, 'Ещё видно?'],
      [late, 'Никогда не видно?'],
    ] as const) {
      const { status, html } = await read(made)
      expect(status).toBe(200)
      expect(html).toContain('Пока у вопроса нет категории, на сайте его не видно: выберите её.')
      expect(html).toContain('Без категории</h1>')
      expect(html).toContain(question)
      expect(html).not.toContain('Чужой вопрос?')
    }
    expect((await shop.get('/faq/bez-kategorii')).status).toBe(404)
  })

  test('is a page that says so when nothing can be read', async () => {
    const made = await preview('products', (await makeProduct()).id)
    await shop.database.pool.query('alter table drafts rename to drafts_away')
    const { status } = await read(made).finally(() =>
      shop.database.pool.query('alter table drafts_away rename to drafts'),
    )
    expect(status).toBe(503)
  })
})

test('A link is closed only by whom the part of its record is open to', async () => {
  const made = await preview('products', (await makeProduct()).id)
  const remove = async (closed: 'catalogue' | 'content') =>
    callAs(await hireWithout(shop, closed), 'DELETE', `/admin/previews/${made.id}`)
  await expectError(await remove('catalogue'), 403, 'Администратор не дал вам доступа к каталогу')
  expect((await open(made)).status).toBe(200)
  expect((await remove('content')).status).toBe(204)
  expect((await open(made)).status).toBe(404)
})
