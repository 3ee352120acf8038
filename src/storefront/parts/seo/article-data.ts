import type { BlogPost } from '../../../contract/content/blog.ts'
import { sharePicture } from '../../../domain/blog/featured-image.ts'
import { postPath } from '../../../domain/site/site-paths.ts'
import { absoluteAddress } from './absolute-address.ts'
import type { StructuredData } from './json-ld.ts'

type Article = Pick<
  BlogPost,
  'slug' | 'title' | 'excerpt' | 'featuredImage' | 'author' | 'publishedAt' | 'updatedAt' | 'category'
>

/** Whether an author is a person (two capitalised words) and not «Инженеры компании» or «Администратор». */
const isPerson = (author: string): boolean => /^\p{Lu}\S* \p{Lu}/u.test(author)

/** Structured data of a post, published by the company. */
export function articleData(post: Article, siteName: string, origin: string): StructuredData {
  const url = new URL(postPath(post.slug), origin).href
  const image = absoluteAddress(sharePicture(post.featuredImage), origin)
  return {
    '@type': 'Article',
    headline: post.title,
    url,
    mainEntityOfPage: url,
    inLanguage: 'ru',
    author: { '@type': isPerson(post.author) ? 'Person' : 'Organization', name: post.author },
    publisher: { '@type': 'Organization', name: siteName, url: new URL('/', origin).href },
    dateModified: post.updatedAt,
    ...(post.publishedAt ? { datePublished: post.publishedAt } : {}),
    ...(post.excerpt ? { description: post.excerpt } : {}),
    ...(image ? { image: [image] } : {}),
    ...(post.category ? { articleSection: post.category.name } : {}),
  }
}
