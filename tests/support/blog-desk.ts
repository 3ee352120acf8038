import type { BlogCategory, BlogPost } from '../../src/contract/content/blog.ts'
import { openDesk } from './desk.ts'
import type { TestShop } from './shop.ts'

/** A text that a post may have. */
export const CONTENT = '## Вода\n\nВода в колодце стоит близко.'

/** Helpers for a signed-in manager who writes posts and their categories with unique names and slugs. */
export function openBlogDesk(shop: TestShop) {
  const desk = openDesk(shop)
  let made = 0
  /** What a new post is made of. */
  const newPost = (fields: object = {}) => {
    made += 1
    return { title: `Статья ${made}`, slug: `post-${made}`, content: CONTENT, ...fields }
  }
  return {
    ...desk,
    newPost,
    writePost: (fields: object = {}) => desk.callJson<BlogPost>(201, 'POST', '/blog/posts', newPost(fields)),
    editPost: (id: number, fields: object) =>
      desk.callJson<BlogPost>(200, 'PUT', `/blog/posts/${id}`, fields),
    makeCategory: (fields: object = {}) => {
      made += 1
      const category = { name: `Тема ${made}`, slug: `topic-${made}`, ...fields }
      return desk.callJson<BlogCategory>(201, 'POST', '/blog/categories', category)
    },
  }
}
