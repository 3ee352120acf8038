import { z } from 'zod'
import { DEFAULT_AUTHOR, MIN_AUTHOR } from '../../domain/blog/default-author.ts'
import { SLUG_PATTERN } from '../../lib/text/slug.ts'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import {
  altsField,
  comingMoment,
  idInPath,
  optionalText,
  pictureField,
  reference,
  renderedMarkdown,
  WRONG_SLUG,
  yesOrNo,
} from '../fields.ts'
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

const textOf = (tooShort: string, min: number, max: number) =>
  z.string({ error: tooShort }).trim().min(min, tooShort).max(max, `Не длиннее ${max} символов`)

const blogSlug = textOf('Slug должен содержать минимум 3 символа', 3, 200).regex(SLUG_PATTERN, WRONG_SLUG)

/** A new post (admin.md, section 5); also the form's schema. */
export const newBlogPostSchema = z.object({
  title: textOf('Заголовок должен содержать минимум 5 символов', 5, 300),
  slug: blogSlug,
  excerpt: optionalText(2000),
  content: renderedMarkdown('Содержание должно содержать минимум 10 символов', 200_000, 10),
  categoryId: reference('Выберите категорию', 'Такой категории нет').nullish(),
  featuredImage: pictureField,
  author: textOf(`Имя автора должно содержать минимум ${MIN_AUTHOR} символа`, MIN_AUTHOR, 200)
    .nullish()
    .transform((author) => (author === null ? DEFAULT_AUTHOR : author)),
  published: yesOrNo(false),
  publishAt: comingMoment.describe('ISO 8601, без пояса — по Москве: когда опубликовать черновик'),
  metaTitle: optionalText(300),
  metaDescription: optionalText(1000),
})

/** Absent is unchanged, null is cleared. */
export const blogPostChangesSchema = newBlogPostSchema.partial().extend({ id: idInPath })

/** A new blog category (admin.md, section 5). Its slug is not a whole number: addresses take that for an id. */
export const newBlogCategorySchema = z.object({
  name: textOf('Название должно содержать минимум 3 символа', 3, 300),
  slug: blogSlug.refine((slug) => !/^\d+$/.test(slug), 'Slug не может состоять из одних цифр'),
  description: optionalText(5000),
})

/** Absent is unchanged, null is cleared. */
const blogCategoryChangesSchema = newBlogCategorySchema.partial().extend({ key: idInPath })

export type NewBlogPost = z.output<typeof newBlogPostSchema>
export type BlogPostChanges = Omit<z.output<typeof blogPostChangesSchema>, 'id'>
export type NewBlogCategory = z.output<typeof newBlogCategorySchema>
export type BlogCategoryChanges = Omit<z.output<typeof blogCategoryChangesSchema>, 'key'>

export const adminBlogPosts = {
  create: defineEndpoint(staffEndpoints.adminBlogPosts.create, 'Новая статья')
    .input(newBlogPostSchema)
    .output(blogPostSchema),
  update: defineEndpoint(
    staffEndpoints.adminBlogPosts.update,
    'Изменить статью: чего нет в теле, не меняется',
  )
    .input(blogPostChangesSchema)
    .output(blogPostSchema),
  remove: defineEndpoint(staffEndpoints.adminBlogPosts.remove, 'Удалить статью')
    .input(z.object({ id: idInPath }))
    .output(z.void()),
}

export const adminBlogCategories = {
  create: defineEndpoint(staffEndpoints.adminBlogCategories.create, 'Новая категория блога')
    .input(newBlogCategorySchema)
    .output(blogCategorySchema),
  update: defineEndpoint(
    staffEndpoints.adminBlogCategories.update,
    'Изменить категорию блога: key — её id; чего нет в теле, не меняется',
  )
    .input(blogCategoryChangesSchema)
    .output(blogCategorySchema),
  remove: defineEndpoint(
    staffEndpoints.adminBlogCategories.remove,
    'Удалить категорию блога: key — её id; её статьи остаются без категории',
  )
    .input(z.object({ key: idInPath }))
    .output(z.void()),
}
