import { afterEach, describe, expect, test } from 'vitest'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const DRAFT = { id: 12, slug: 'drenazh-vokrug-doma', title: 'Дренаж вокруг дома и септик' }
const CATEGORY = 'otvod-vody'

interface Post {
  id: number
  slug: string
  published: boolean
  publishedAt: string | null
  createdAt: string
}

async function respond(address: string, headers: Record<string, string> = {}) {
  const response = await shop.get(address, headers)
  expect(response.status).toBe(200)
  return response.json()
}

/** Runs SQL and drops the cache, since a test's shop does not listen for content changes. */
const query = async (text: string) => {
  await shop.database.pool.query(text)
  shop.contentCache.invalidate()
}

describe('The blog by API', () => {
  test('lists published posts, newest first, with their categories', async () => {
    const posts: Post[] = await respond('/api/blog/posts?published=true')
    expect(posts.length).toBeGreaterThan(6)
    expect(posts.every(({ published }) => published)).toBe(true)
    const dates = posts.map(({ publishedAt, createdAt }) => publishedAt ?? createdAt)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(posts[0]).toMatchObject({
      slug: 'pasport-stancii-i-dokumenty',
      category: { name: 'Документы и расходы', slug: 'dokumenty-i-rashody' },
      author: 'Инженеры компании',
      content: expect.stringContaining('##'),
    })
  })

  test('dates a post without publication by its creation', async () => {
    await query("update blog_posts set published_at = null where slug = 'topas-ili-evrolos'")
    const [first]: Post[] = await respond('/api/blog/posts?published=true')
    expect(first?.slug).toBe('topas-ili-evrolos')
    await query("update blog_posts set published_at = '2025-11-25' where slug = 'topas-ili-evrolos'")
  })

  test('of posts of one moment the one written later comes first', async () => {
    const stored = await shop.database.pool.query('select id, published_at from blog_posts')
    await query("update blog_posts set published_at = '2026-01-01' where published")
    const posts: Post[] = await respond('/api/blog/posts?published=true')
    const ids = posts.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    for (const { id, published_at } of stored.rows) {
      await shop.database.pool.query('update blog_posts set published_at = $2 where id = $1', [
        id,
        published_at,
      ])
    }
    shop.contentCache.invalidate()
  })

  test('gives one post by id and by slug', async () => {
    const bySlug = await respond('/api/blog/posts/slug/topas-ili-evrolos')
    expect(bySlug.title).toBe('Топас или Евролос: сравнение без рекламы')
    expect(await respond(`/api/blog/posts/${bySlug.id}`)).toEqual(bySlug)
  })

  test('names a category by a whole number or by its slug', async () => {
    const categories: { id: number; slug: string; postCount: number }[] =
      await respond('/api/blog/categories')
    for (const { id, slug, postCount } of categories) {
      const bySlug = await respond(`/api/blog/categories/${slug}`)
      expect(bySlug).toMatchObject({ id, slug, category: { id, slug } })
      expect(bySlug.posts).toHaveLength(postCount)
      expect(await respond(`/api/blog/categories/${id}`)).toEqual(bySlug)
      expect(await respond(`/api/blog/categories/${slug}/posts`)).toEqual(bySlug.posts)
    }
  })

  test.each([
    ['/api/blog/posts/999999', 'Статья не найдена'],
    ['/api/blog/posts/slug/no-such', 'Статья не найдена'],
    ['/api/blog/categories/no-such', 'Категория не найдена'],
    ['/api/blog/categories/999999', 'Категория не найдена'],
    ['/api/blog/categories/99999999999999999999', 'Категория не найдена'],
    ['/api/blog/categories/no-such/posts', 'Категория не найдена'],
  ])('%s is a 404 in Russian', async (address, message) => {
    const response = await shop.get(address)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message })
  })

  test.each(['/api/blog/posts/abc', '/api/blog/posts?published=maybe', '/api/blog/posts/slug/%00'])(
    '%s is refused, not broken',
    async (address) => {
      const response = await shop.get(address)
      expect(response.status).toBe(400)
      expect((await response.json()).message).toMatch(/[а-яё]|published/i)
    },
  )
})

describe('A draft', () => {
  test.each([
    `/api/blog/posts/${DRAFT.id}`,
    `/api/blog/posts/slug/${DRAFT.slug}`,
    `/api/blog/posts/${DRAFT.id}?published=false`,
    `/blog/${DRAFT.slug}`,
  ])('does not exist for a visitor at %s', async (address) => {
    const response = await shop.get(address)
    expect(response.status).toBe(404)
    expect((await response.text()).includes(DRAFT.title)).toBe(false)
  })

  test.each([
    '/api/blog/posts',
    '/api/blog/posts?published=true',
    '/api/blog/posts?published=false',
    `/api/blog/categories/${CATEGORY}`,
    '/api/blog/categories/3',
    `/api/blog/categories/${CATEGORY}/posts`,
    '/blog',
    `/blog/category/${CATEGORY}`,
    '/blog/kuda-otvodit-ochishennuyu-vodu',
    '/blog/rss.xml',
    '/sitemap.xml',
  ])('is not in %s', async (address) => {
    expect((await (await shop.get(address)).text()).includes(DRAFT.slug)).toBe(false)
  })

  test('does not count', async () => {
    const categories: { slug: string; postCount: number }[] = await respond('/api/blog/categories')
    expect(categories.find(({ slug }) => slug === CATEGORY)?.postCount).toBe(1)
  })

  test('is seen by staff everywhere but in the feed', async () => {
    const cookie = await signInAs(shop, 'manager')
    const posts: Post[] = await respond('/api/blog/posts', { cookie })
    expect(posts.map(({ slug }) => slug)).toContain(DRAFT.slug)
    const drafts: Post[] = await respond('/api/blog/posts?published=false', { cookie })
    expect(drafts.map(({ slug }) => slug)).toEqual([DRAFT.slug])
    const published: Post[] = await respond('/api/blog/posts?published=true', { cookie })
    expect(published.map(({ slug }) => slug)).not.toContain(DRAFT.slug)
    expect((await respond(`/api/blog/categories/${CATEGORY}`, { cookie })).posts).toHaveLength(2)
    expect((await respond(`/api/blog/posts/${DRAFT.id}`, { cookie })).slug).toBe(DRAFT.slug)
    expect((await (await shop.get('/blog/rss.xml', { cookie })).text()).includes(DRAFT.slug)).toBe(false)
  })

  test('is marked on a page for staff, and that page is kept for nobody', async () => {
    const cookie = await signInAs(shop, 'manager')
    for (const address of [`/blog/${DRAFT.slug}`, `/blog/category/${CATEGORY}`]) {
      const forStaff = await shop.get(address, { cookie })
      expect(forStaff.status).toBe(200)
      expect(forStaff.headers.get('cache-control')).toContain('no-store')
      expect((await forStaff.text()).includes('Черновик')).toBe(true)
      expect((await (await shop.get(address)).text()).includes('Черновик')).toBe(false)
    }
    expect((await shop.get(`/blog/${DRAFT.slug}`)).status).toBe(404)
  })
})

describe('The feed', () => {
  afterEach(() => query("update blog_posts set published = true where slug = 'topas-ili-evrolos'"))

  test('changes with the blog at once', async () => {
    const read = async () => {
      const response = await shop.get('/blog/rss.xml')
      expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
      return response.text()
    }
    expect(await read()).toContain('<link>http://shop.test/blog/topas-ili-evrolos</link>')
    await query("update blog_posts set published = false where slug = 'topas-ili-evrolos'")
    expect(await read()).not.toContain('topas-ili-evrolos')
  })

  test('is named by the pages of the blog', async () => {
    for (const address of ['/blog', `/blog/category/${CATEGORY}`, '/blog/topas-ili-evrolos']) {
      expect(await (await shop.get(address)).text()).toMatch(
        /<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/blog\/rss\.xml"/,
      )
    }
  })
})

describe('A post as a page', () => {
  test('carries its text, tables and anchors in its HTML, and the data that search engines read', async () => {
    const html = await (await shop.get('/blog/glubina-truby-i-korpus-long')).text()
    expect(html).toContain('<h2 id="chto-imenno-izmeryat">')
    expect(html).toContain('<td>Лонг Ус</td>')
    expect(html).toContain('20 февраля 2024 г.')
    expect(html).toContain('Автор: Инженеры компании')
    expect(html).toContain('5 мин')
    expect(html).toContain('src="/assets/blog/glubina.svg"')
    expect(html).toContain('"@type":"Article"')
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).toContain('<meta property="og:type" content="article"/>')
  })

  test.each(['/blog/no-such', '/blog/category/no-such', '/blog/category/1'])(
    '%s is a 404',
    async (address) => {
      const response = await shop.get(address)
      expect(response.status).toBe(404)
      expect(await response.text()).toMatch(/Статья не найдена|Категория не найдена/)
    },
  )
})
