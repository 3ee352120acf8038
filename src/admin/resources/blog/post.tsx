import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { BlogPost, newBlogPostSchema } from '../../../contract/content/blog.ts'
import { DEFAULT_AUTHOR } from '../../../domain/blog/default-author.ts'
import { featuredImageAddress } from '../../../domain/blog/featured-image.ts'
import { postPath } from '../../../domain/site/site-paths.ts'
import { declareRecord } from '../../kit/declare-record.ts'
import { custom, picture, reference, unseen } from '../../kit/fields/kinds.tsx'
import { markdown } from '../../kit/fields/markdown.tsx'
import { longText, nameAndSlug } from '../../kit/fields/text-kinds.tsx'
import { MAX_DESCRIPTION, MAX_TITLE } from '../../kit/form/search-preview.tsx'
import { useApi } from '../../staff.ts'
import { AuthorControl } from './author-control.tsx'
import { MeteredControl } from './metered-control.tsx'
import { PublicationControl } from './publication-control.tsx'
import { BLOG_KEY, blogCategoriesQuery } from './queries.ts'

/** A post of the blog (admin.md, sections 2, 4 and 8); its form is a screen. */
export const post = declareRecord<BlogPost, z.input<typeof newBlogPostSchema>>({
  entity: 'posts',
  noun: { name: 'Статья', object: 'статью', gender: 'f' },
  nameOf: ({ title }) => title,
  calls: (api) => api.adminBlogPosts,
  refresh: () => [BLOG_KEY],
  schema: async () => (await import('../../../contract/content/blog.ts')).newBlogPostSchema,
  question: 'Вы уверены, что хотите удалить эту статью?',
  titles: ['Новая статья', 'Редактирование статьи'],
  buttons: ['Создать статью', 'Сохранить'],
  fields: {
    title: nameAndSlug({ prefix: postPath(''), stopsOn: 'focus', className: 'post-form__title' }),
    slug: unseen(''),
    excerpt: longText({
      rows: 2,
      isNull: true,
      className: 'post-form__excerpt',
      hint: 'Стоит в карточке статьи на сайте.',
    }),
    content: markdown({ context: 'article', isRequired: true }),
    metaTitle: custom(null, (props) => <MeteredControl {...props} most={MAX_TITLE} />),
    metaDescription: custom(null, (props) => <MeteredControl {...props} most={MAX_DESCRIPTION} rows={3} />),
    published: custom(false, (props) => <PublicationControl {...props} />),
    publishAt: unseen(null, 'Показать с'),
    categoryId: reference({
      useChoices: () => useQuery(blogCategoriesQuery(useApi())).data,
      none: 'Без категории',
    }),
    author: custom(DEFAULT_AUTHOR, (props) => <AuthorControl {...props} />),
    featuredImage: picture({ toAddress: featuredImageAddress }),
  },
})
