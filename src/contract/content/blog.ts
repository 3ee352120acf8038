import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { altsField, idInPath } from '../fields.ts'
import { plannedField, publishedFilter, versionField } from '../records/records.ts'

export const blogCategorySchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  version: versionField,
  createdAt: z.string(),
})
export type BlogCategory = z.infer<typeof blogCategorySchema>

const listedCategorySchema = blogCategorySchema.extend({
  postCount: z.int().describe('Сколько статей видит спрашивающий'),
})
export type ListedBlogCategory = z.infer<typeof listedCategorySchema>

export const blogPostSchema = z.object({
  id: z.int(),
  categoryId: z.int().nullable(),
  category: z.object({ name: z.string(), slug: z.string() }).nullable(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string().nullable(),
  content: z.string().describe('Markdown'),
  featuredImage: z.string().nullable(),
  alts: altsField,
  author: z.string(),
  published: z.boolean(),
  publishedAt: z.string().nullable(),
  publishAt: plannedField,
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  version: versionField,
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type BlogPost = z.infer<typeof blogPostSchema>

/** The category's own fields, and once more under `category` (decisions.md, blog categories). */
const categoryWithPostsSchema = blogCategorySchema.extend({
  category: blogCategorySchema,
  posts: z.array(blogPostSchema),
})

const key = z.string().describe('Целое число — id, иначе slug')

export const blog = {
  categories: defineEndpoint(publicEndpoints.blog.categories, 'Категории блога').output(
    z.array(listedCategorySchema),
  ),
  category: defineEndpoint(
    publicEndpoints.blog.category,
    'Категория блога по id или slug и её статьи, новые первыми',
  )
    .input(z.object({ key }))
    .output(categoryWithPostsSchema),
  categoryPosts: defineEndpoint(publicEndpoints.blog.categoryPosts, 'Статьи категории, новые первыми')
    .input(z.object({ key }))
    .output(z.array(blogPostSchema)),
  posts: defineEndpoint(
    publicEndpoints.blog.posts,
    'Статьи, новые первыми; черновики видят только сотрудники',
  )
    .input(z.object({ published: publishedFilter }))
    .output(z.array(blogPostSchema)),
  post: defineEndpoint(publicEndpoints.blog.post, 'Статья по id')
    .input(z.object({ id: idInPath }))
    .output(blogPostSchema),
  postBySlug: defineEndpoint(publicEndpoints.blog.postBySlug, 'Статья по slug')
    .input(z.object({ slug: z.string() }))
    .output(blogPostSchema),
}
