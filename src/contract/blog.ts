import { z } from 'zod'
import { idInPath } from './fields.ts'
import { endpoint } from './row.ts'
import { publicRows } from './rows.public.ts'

export const blogCategorySchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
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
  author: z.string(),
  published: z.boolean(),
  publishedAt: z.string().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
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
  categories: endpoint(publicRows.blog.categories, 'Категории блога').output(z.array(listedCategorySchema)),
  category: endpoint(publicRows.blog.category, 'Категория блога по id или slug и её статьи, новые первыми')
    .input(z.object({ key }))
    .output(categoryWithPostsSchema),
  categoryPosts: endpoint(publicRows.blog.categoryPosts, 'Статьи категории, новые первыми')
    .input(z.object({ key }))
    .output(z.array(blogPostSchema)),
  posts: endpoint(publicRows.blog.posts, 'Статьи, новые первыми; черновики видят только сотрудники')
    .input(
      z.object({
        published: z.enum(['true', 'false'], { error: 'published: true или false' }).optional(),
      }),
    )
    .output(z.array(blogPostSchema)),
  post: endpoint(publicRows.blog.post, 'Статья по id')
    .input(z.object({ id: idInPath }))
    .output(blogPostSchema),
  postBySlug: endpoint(publicRows.blog.postBySlug, 'Статья по slug')
    .input(z.object({ slug: z.string() }))
    .output(blogPostSchema),
}
