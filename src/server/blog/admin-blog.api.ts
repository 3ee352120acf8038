import { api } from '../http/implementer.ts'
import { requireActor } from '../http/require-actor.ts'
import {
  createCategory,
  createPost,
  removeCategory,
  removePost,
  updateCategory,
  updatePost,
} from './blog-writes.service.ts'

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
    createCategory(context.db, requireActor(context), input),
  ),
  update: api.adminBlogCategories.update.handler(({ context, input: { key, ...changes } }) =>
    updateCategory(context.db, requireActor(context), key, changes),
  ),
  remove: api.adminBlogCategories.remove.handler(({ context, input }) =>
    removeCategory(context.db, requireActor(context), input.key),
  ),
}
