import { readerOf } from '../../platform/db/scope.ts'
import { NO_BODY, writeHandlers } from '../../platform/http/crud-handlers.ts'
import { forReader } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../platform/http/require-actor.ts'
import {
  categoryWrites,
  createPost,
  listCategories,
  listPosts,
  removePost,
  requireCategory,
  requirePostById,
  requirePostBySlug,
  updatePost,
} from './blog.service.ts'

export const blog = {
  categories: api.blog.categories.handler(async ({ context }) =>
    (await listCategories(context.db, readerOf(context))).map((one) => forReader(context, one)),
  ),
  category: api.blog.category.handler(async ({ context, input }) => {
    const { posts, ...found } = await requireCategory(context.db, readerOf(context), input.key)
    return {
      ...forReader(context, found),
      category: forReader(context, found.category),
      posts: posts.map((post) => forReader(context, post)),
    }
  }),
  categoryPosts: api.blog.categoryPosts.handler(async ({ context, input }) => {
    const { posts } = await requireCategory(context.db, readerOf(context), input.key)
    return posts.map((post) => forReader(context, post))
  }),
  posts: api.blog.posts.handler(async ({ context, input }) =>
    (await listPosts(context.db, readerOf(context), input.published)).map((post) => forReader(context, post)),
  ),
  post: api.blog.post.handler(async ({ context, input }) =>
    forReader(context, await requirePostById(context.db, readerOf(context), input.id)),
  ),
  postBySlug: api.blog.postBySlug.handler(async ({ context, input }) =>
    forReader(context, await requirePostBySlug(context.db, readerOf(context), input.slug)),
  ),
}

export const adminBlogPosts = writeHandlers(
  api.adminBlogPosts,
  'posts',
  { create: createPost, update: updatePost, remove: removePost },
  NO_BODY,
)

export const adminBlogCategories = {
  create: api.adminBlogCategories.create.handler(({ context, input }) =>
    categoryWrites.create(context.db, requireActor(context), input),
  ),
  update: api.adminBlogCategories.update.handler(({ context, input: { key, ...changes } }) =>
    categoryWrites.update(context.db, requireWriter(context, 'blog-categories', key), key, changes),
  ),
  remove: api.adminBlogCategories.remove.handler(({ context, input }) =>
    categoryWrites.remove(context.db, requireWriter(context, 'blog-categories', input.key), input.key),
  ),
}
