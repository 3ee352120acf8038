// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import type { BlogPost } from '../../../contract/content/blog.ts'
import { createPost } from '../../../contract/content/post.fixture.ts'
import { PostHead } from './post-head.tsx'

const post = createPost({ excerpt: 'Что спросить' })
const open = (shown: Partial<BlogPost> = {}) =>
  openStorefrontScreen(
    () => <PostHead post={{ ...post, ...shown }} />,
    async () => ({ siteName: 'Септики' }),
  )
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
const shared = () => document.querySelector('meta[property="og:image"]')?.getAttribute('content')
const types = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '')['@type'],
  )

test('a published post is an article for search engines, with its own words or those of its fields', async () => {
  await open()
  expect(types()).toEqual(['Article', 'BreadcrumbList'])
  expect([document.title, meta('description'), meta('robots')]).toEqual([
    'Высокая вода',
    'Что спросить',
    undefined,
  ])
})

test('what staff wrote for search engines comes first', async () => {
  await open({ metaTitle: 'Грунтовые воды', metaDescription: 'Насос или самотёк' })
  expect([document.title, meta('description')]).toEqual(['Грунтовые воды', 'Насос или самотёк'])
})

test.each([
  ['its own photo', '/assets/uploads/voda.jpg', '/pictures/1200/uploads/voda.jpg.jpeg'],
  ['the picture of all posts, without one of its own', null, '/pictures/1200/our_services.png.jpeg'],
])('messengers show a post with %s', async (_what, featuredImage, address) => {
  await open({ featuredImage })
  expect(shared()).toBe(`http://shop.test${address}`)
})

test('a draft is kept out of search engines, and is no article of theirs', async () => {
  await open({ published: false, publishedAt: null })
  expect(meta('robots')).toBe('noindex')
  expect(types()).toEqual(['BreadcrumbList'])
})
