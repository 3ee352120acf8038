import type { z } from 'zod'
import type { BlogCategory, newBlogCategorySchema } from '../../../contract/content/blog.ts'
import { blogCategoryPath } from '../../../domain/site/site-paths.ts'
import { declareRecord } from '../../kit/declare-record.ts'
import { unseen } from '../../kit/fields/kinds.tsx'
import { longText, nameAndSlug } from '../../kit/fields/text-kinds.tsx'
import { BLOG_KEY } from './queries.ts'

/** A category of posts (admin.md, sections 2 and 8); its writes take `key`, the id here. */
export const category = declareRecord<BlogCategory, z.input<typeof newBlogCategorySchema>>({
  entity: 'blog-categories',
  noun: { name: 'Категория', object: 'категорию', gender: 'f' },
  nameOf: ({ name }) => name,
  calls: ({ adminBlogCategories: { create, update, remove } }) => ({
    create,
    update: ({ id, ...changes }, options) => update({ ...changes, key: id }, options),
    remove: ({ id }, options) => remove({ key: id }, options),
  }),
  refresh: () => [BLOG_KEY],
  schema: async () => (await import('../../../contract/content/blog.ts')).newBlogCategorySchema,
  question: 'Вы уверены, что хотите удалить эту категорию?',
  titles: ['Создать категорию', 'Редактировать категорию'],
  buttons: ['Создать категорию', 'Сохранить изменения'],
  fields: {
    name: nameAndSlug({ label: 'Название', prefix: blogCategoryPath(''), stopsOn: 'focus' }),
    slug: unseen(''),
    description: longText({ rows: 3, isNull: true }),
  },
})
