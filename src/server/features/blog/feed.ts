import type { BlogPost } from '../../../contract/content/blog.ts'
import { BLOG_PATH, FEED_PATH, postPath } from '../../../domain/site/site-paths.ts'
import { xmlElement as element, escapeXml } from '../../../lib/text/xml.ts'

interface Feed {
  title: string
  description: string
  origin: string
  posts: readonly BlogPost[]
}

/** RFC 822 date with a four-digit year, as RSS requires: «Tue, 20 Feb 2024 06:30:00 GMT». */
const rssDate = (iso: string): string => new Date(iso).toUTCString()

function item(post: BlogPost, origin: string): string {
  const address = new URL(postPath(post.slug), origin).href
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', rssDate(post.publishedAt ?? post.createdAt)),
    element('dc:creator', post.author),
    element('category', post.category?.name),
    element('description', post.excerpt),
    '</item>',
  ].join('')
}

/** RSS 2.0 of the posts given, in their order. */
export function buildFeed({ title, description, origin, posts }: Feed): string {
  const self = new URL(FEED_PATH, origin).href
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', new URL(BLOG_PATH, origin).href),
    element('description', description),
    '<language>ru</language>',
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, origin)),
    '</channel>',
    '</rss>',
  ].join('\n')
}
