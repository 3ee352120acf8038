import { type ApiContext, api } from '../http/implementer.ts'
import { requireActor } from '../http/require-actor.ts'
import {
  categoryWrites,
  createPost,
  listCategories,
  listPosts,
  type Reader,
  removePost,
  requireCategory,
  requirePostById,
  requirePostBySlug,
  updatePost,
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

export const adminBlogPosts = {
  create: api.adminBlogPosts.create.handler(({ context, input }) =>
    createPost(context.db, requireActor(context), input),
  ),
  update: api.adminBlogPosts.update.handler(({ context, input: { id, ...changes } }) =>
    updatePost(context.db, requireActor(context), id, changes),
  ),
  remove: api.adminBlogPosts.remove.handler(({ context, input }) =>
    removePost(context.db, requireActor(context), input.id),
  ),
}

export const adminBlogCategories = {
  create: api.adminBlogCategories.create.handler(({ context, input }) =>
    categoryWrites.create(context.db, requireActor(context), input),
  ),
  update: api.adminBlogCategories.update.handler(({ context, input: { key, ...changes } }) =>
    categoryWrites.update(context.db, requireActor(context), key, changes),
  ),
  remove: api.adminBlogCategories.remove.handler(({ context, input }) =>
    categoryWrites.remove(context.db, requireActor(context), input.key),
  ),
}
