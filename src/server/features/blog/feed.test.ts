import { expect, test } from 'vitest'
import type { BlogPost } from '../../../contract/content/blog.ts'
import { createPost } from '../../../contract/content/post.fixture.ts'
import { buildFeed } from './feed.ts'

const post = createPost({
  title: 'Труба & «корпус»',
  slug: 'truba',
  publishedAt: '2024-02-20T06:30:00.000Z',
  createdAt: '2024-01-01T00:00:00.000Z',
})
const feedOf = (changes: Partial<BlogPost>) =>
  buildFeed({
    title: 'Блог',
    description: '',
    origin: 'https://shop.example',
    posts: [{ ...post, ...changes }],
  })

test('a reader gets whole addresses and dates that every feed reader understands', () => {
  const feed = feedOf({})
  expect(feed).toContain('<guid isPermaLink="true">https://shop.example/blog/truba</guid>')
  expect(feed).toContain('<link>https://shop.example/blog/truba</link>')
  expect(feed).toContain(
    '<atom:link href="https://shop.example/blog/rss.xml" rel="self" type="application/rss+xml"/>',
  )
  expect(feed).toContain('<pubDate>Tue, 20 Feb 2024 06:30:00 GMT</pubDate>')
  expect(feedOf({ publishedAt: null })).toContain('<pubDate>Mon, 01 Jan 2024 00:00:00 GMT</pubDate>')
})

test.each([
  ['Труба & <b>«корпус»</b>', 'Труба &amp; &lt;b&gt;«корпус»&lt;/b&gt;'],
  [`"5" и 'шесть'`, '&quot;5&quot; и &apos;шесть&apos;'],
  [']]> и \u0000\u000b\uffff', ']]&gt; и '],
  ['капля 💧 \ud83d', 'капля 💧 \ufffd'],
])('%j cannot break the feed', (title, written) => {
  expect(feedOf({ title })).toContain(`<title>${written}</title>`)
})

test('what is not known is left out', () => {
  expect(feedOf({})).not.toMatch(/<description><|<category>/)
  expect(feedOf({ category: { name: 'Монтаж', slug: 'montazh' } })).toContain('<category>Монтаж</category>')
})
