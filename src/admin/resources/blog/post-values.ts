import type { z } from 'zod'
import type { BlogPost, newBlogPostSchema } from '../../../contract/content/blog.ts'
import { DEFAULT_AUTHOR } from '../../../domain/blog/default-author.ts'

/** Values of the post's form. */
export type PostValues = z.input<typeof newBlogPostSchema>

/** Labels of the fields. */
export const POST_LABELS = {
  title: 'Заголовок',
  slug: 'Адрес страницы (slug)',
  excerpt: 'Краткое описание',
  content: 'Содержание',
  categoryId: 'Категория',
  featuredImage: 'Главное изображение',
  author: 'Автор',
  published: 'Опубликовано',
  publishAt: 'Показать с',
  metaTitle: 'Мета-заголовок',
  metaDescription: 'Мета-описание',
} as const satisfies Record<keyof PostValues, string>

/** Form values of a stored post, or of a new draft by this author. */
export function toValues(post: BlogPost | undefined, author = DEFAULT_AUTHOR): PostValues {
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    excerpt: post?.excerpt ?? null,
    content: post?.content ?? '',
    categoryId: post?.categoryId ?? null,
    featuredImage: post?.featuredImage ?? null,
    author: post?.author ?? author,
    published: post?.published ?? false,
    publishAt: post?.publishAt ?? null,
    metaTitle: post?.metaTitle ?? null,
    metaDescription: post?.metaDescription ?? null,
  }
}
