import { type ApiContext, api } from '../http/implementer.ts'
import {
  listCategories,
  listPosts,
  type Reader,
  requireCategory,
  requirePostById,
  requirePostBySlug,
} from './blog.service.ts'

const readerOf = ({ actor }: ApiContext): Reader => ({ seesDrafts: actor !== null })

export const blog = {
  categories: api.blog.categories.handler(({ context }) => listCategories(context.db, readerOf(context))),
  category: api.blog.category.handler(({ context, input }) =>
    requireCategory(context.db, readerOf(context), input.key),
  ),
  categoryPosts: api.blog.categoryPosts.handler(
    async ({ context, input }) => (await requireCategory(context.db, readerOf(context), input.key)).posts,
  ),
  posts: api.blog.posts.handler(({ context, input }) =>
    listPosts(context.db, readerOf(context), input.published),
  ),
  post: api.blog.post.handler(({ context, input }) =>
    requirePostById(context.db, readerOf(context), input.id),
  ),
  postBySlug: api.blog.postBySlug.handler(({ context, input }) =>
    requirePostBySlug(context.db, readerOf(context), input.slug),
  ),
}
