import { NO_BODY, writeHandlers } from '../../platform/http/crud-handlers.ts'
import { forReader, readerOf } from '../../platform/http/for-reader.ts'
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
  categories: api.blog.categories.handler(async ({ context }) => {
    const reader = readerOf(context, 'blog-categories')
    return (await listCategories(context.db, reader)).map((one) => forReader(reader, one))
  }),
  category: api.blog.category.handler(async ({ context, input }) => {
    const reader = readerOf(context, 'posts')
    const { posts, ...found } = await requireCategory(context.db, reader, input.key)
    return {
      ...forReader(reader, found),
      category: forReader(reader, found.category),
      posts: posts.map((post) => forReader(reader, post)),
    }
  }),
  categoryPosts: api.blog.categoryPosts.handler(async ({ context, input }) => {
    const reader = readerOf(context, 'posts')
    const { posts } = await requireCategory(context.db, reader, input.key)
    return posts.map((post) => forReader(reader, post))
  }),
  posts: api.blog.posts.handler(async ({ context, input }) => {
    const reader = readerOf(context, 'posts')
    return (await listPosts(context.db, reader, input.published)).map((post) => forReader(reader, post))
  }),
  post: api.blog.post.handler(async ({ context, input }) => {
    const reader = readerOf(context, 'posts')
    return forReader(reader, await requirePostById(context.db, reader, input.id))
  }),
  postBySlug: api.blog.postBySlug.handler(async ({ context, input }) => {
    const reader = readerOf(context, 'posts')
    return forReader(reader, await requirePostBySlug(context.db, reader, input.slug))
  }),
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
