import { beforeAll, describe, expect, test } from 'vitest'
import type { BlogPost } from '../src/contract/content/blog.ts'
import type { FaqCategory } from '../src/contract/content/faq.ts'
import { makeDataDir, openMediaDesk } from './support/media-desk.ts'
import { openShop } from './support/shop.ts'

const dataDir = await makeDataDir()
const shop = openShop({ DATA_DIR: dataDir })
const { add, callJson, make, makeProduct } = openMediaDesk(shop)

const TEXT = 'Зелёная крышка на газоне'
let id = 0
let url = ''
beforeAll(async () => {
  const made = await add()
  url = made.url
  id = made.id
  await callJson(200, 'PATCH', `/admin/media/${id}`, { alt: TEXT })
})

const page = async (address: string) => (await shop.get(address)).text()
/** Alternative texts of a picture wherever it stands on a page. */
const altsOf = (html: string, address: string) =>
  [...html.matchAll(/<img [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`src="${address}"`))
    .map((tag) => /alt="([^"]*)"/.exec(tag)?.[1])

describe('What staff write about a picture is what the blind hear', () => {
  test('on the page of a product and on its card', async () => {
    const product = await makeProduct({ name: 'Описанная станция', imageUrl: url })
    expect(altsOf(await page(`/product/${product.slug}`), url)).toContain(TEXT)
    expect(
      altsOf(await page('/catalog?q=%D0%9E%D0%BF%D0%B8%D1%81%D0%B0%D0%BD%D0%BD%D0%B0%D1%8F'), url),
    ).toEqual([TEXT])
  })

  test('in an article: its own picture, and those in the text that have none of their own', async () => {
    const content = `Сначала ![](${url}), потом ![Яма утром](${url}) и всё.`
    const post = await make('/blog/posts', {
      title: 'Как ставят зимой',
      slug: 'kak-stavyat-zimoi',
      content,
      featuredImage: url,
      published: true,
    })
    expect(altsOf(await page(`/blog/${String(post.slug)}`), url)).toEqual([TEXT, TEXT, 'Яма утром'])
  })

  test('in a project, in its card', async () => {
    const project = await make('/admin/projects', {
      title: 'Дом у леса',
      description: 'Дом',
      featuredImage: url,
    })
    expect(altsOf(await page(`/projects/${project.id}`), url)).toContain(TEXT)
    expect(altsOf(await page('/projects'), url)).toContain(TEXT)
  })

  test('in an answer', async () => {
    const [category] = (await (await shop.get('/api/faq/categories')).json()) as FaqCategory[]
    await make('/admin/faq/items', {
      question: 'Как выглядит?',
      answer: `Вот: ![](${url})`,
      categoryId: category?.id,
    })
    expect(altsOf(await page(`/faq/${category?.slug}`), url)).toEqual([TEXT])
  })

  test('and a changed text is on the page at once', async () => {
    const product = await makeProduct({ imageUrl: url })
    expect(altsOf(await page(`/product/${product.slug}`), url)).toContain(TEXT)
    await callJson(200, 'PATCH', `/admin/media/${id}`, { alt: 'Другое' })
    expect(altsOf(await page(`/product/${product.slug}`), url)).toContain('Другое')
    await callJson(200, 'PATCH', `/admin/media/${id}`, { alt: TEXT })
  })
})

test('a picture that nobody described keeps the words it had', async () => {
  const plain = await add()
  const product = await makeProduct({ name: 'Без слов', imageUrl: plain.url })
  expect(altsOf(await page(`/product/${product.slug}`), plain.url)).toContain('Без слов')
  const post: BlogPost = await (await shop.get('/api/blog/posts/1')).json()
  expect(post).not.toHaveProperty('alts')
  expect(product).not.toHaveProperty('alts')
})
