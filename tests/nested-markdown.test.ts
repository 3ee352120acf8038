import { describe, expect, test, vi } from 'vitest'
import type { BlogPost } from '../src/contract/content/blog.ts'
import type { FaqItem } from '../src/contract/content/faq.ts'
import { ContentCache } from '../src/server/platform/pages/content-cache.ts'
import type { PageBundle } from '../src/server/platform/pages/page-bundle.ts'
import { createPages } from '../src/server/platform/pages/pages.ts'
import { openDesk } from './support/desk.ts'
import { quietLog } from './support/log.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

const DEEP = `${'> '.repeat(5000)}вода`
const TOO_DEEP = 'Цитаты и списки вложены слишком глубоко: строка 1, можно не больше 12 уровней'
const post = { title: 'Вода под домом', slug: 'voda-gluboko', content: 'Вода стоит близко.', published: true }

describe('A manager pastes a text that would take the server seconds', () => {
  const expectRefused = async (response: Response, field: string, message: string) => {
    const body: { errors: Record<string, string> } = await response.json()
    expect([response.status, body.errors[field]]).toEqual([400, message])
  }

  test('a post is refused with a message at its text, new or changed, and the old text stays', async () => {
    await expectRefused(
      await desk.call('POST', '/blog/posts', { ...post, content: DEEP }),
      'content',
      TOO_DEEP,
    )
    const { id } = await desk.callJson<BlogPost>(201, 'POST', '/blog/posts', post)
    const dense = '*a_'.repeat(20_000)
    await expectRefused(
      await desk.call('PUT', `/blog/posts/${id}`, { content: dense }),
      'content',
      'Слишком много знаков разметки в одном абзаце: строка 1, можно не больше 200',
    )
    expect(await (await shop.get('/blog/voda-gluboko')).text()).toContain('Вода стоит близко.')
  })

  test('so is an answer', async () => {
    await expectRefused(
      await desk.call('POST', '/admin/faq/items', { question: 'Как?', answer: DEEP }),
      'answer',
      TOO_DEEP,
    )
  })
})

test('what is already stored and too deep is shown as plain text, and its page is cached like any other', async () => {
  const { pool } = shop.database
  await pool.query("update blog_posts set content = $1 where slug = 'topas-ili-evrolos'", [DEEP])
  const [item] = await desk.callJson<FaqItem[]>(200, 'GET', '/admin/faq/items')
  await pool.query('update faq_items set answer = $1 where id = $2', [DEEP, item?.id])
  const categories: { id: number; slug: string }[] = await (await shop.get('/api/faq/categories')).json()
  const slug = categories.find(({ id }) => id === item?.categoryId)?.slug
  shop.contentCache.invalidate()
  for (const address of ['/blog/topas-ili-evrolos', `/faq/${slug}`]) {
    const response = await shop.get(address)
    expect([address, response.status]).toEqual([address, 200])
    expect(response.headers.get('etag')).not.toBeNull()
    expect(await response.text()).toContain('<p>&gt; &gt; ')
  }
})

test('a page whose component breaks is rendered once, until content changes', async () => {
  const render = vi.fn<PageBundle['render']>(async () => ({
    kind: 'page',
    html: new TextEncoder().encode('Страница временно недоступна'),
    status: 503,
    complete: false,
    isBroken: true,
    settings: null,
  }))
  const contentCache = new ContentCache(1_000_000)
  const pages = createPages({
    bundle: {
      render,
      renderMarkdown: async () => '',
      meaningfulParameters: [],
      strictPolicy: true,
      assetsFor: () => ({ early: [], scripts: [], styles: [], preloads: [], fonts: [], worker: null }),
    },
    contentCache,
    securityHeaders: () => ({}),
    log: quietLog(),
    isLarge: async () => false,
  })
  const visit = async () => {
    const request = new Request('http://shop.test/blog/voda')
    const transport = () => Promise.reject(new Error('nothing is asked'))
    return (await pages({ request, transport, origin: 'http://shop.test', isStaff: false })).status
  }
  expect([await visit(), await visit(), await visit()]).toEqual([503, 503, 503])
  expect(render).toHaveBeenCalledOnce()
  contentCache.invalidate()
  await visit()
  expect(render).toHaveBeenCalledTimes(2)
})
