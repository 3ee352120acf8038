import type { z } from 'zod'
import type { Category, newCategorySchema } from '../../../../contract/catalogue/categories.ts'
import { declareRecord } from '../../../kit/declare-record.ts'
import { number, picture, unseen } from '../../../kit/fields/kinds.tsx'
import { longText, nameAndSlug } from '../../../kit/fields/text-kinds.tsx'
import { categoriesQuery, PRODUCTS_KEY } from '../../../queries.ts'

/** A category of the catalogue (admin.md, sections 2 and 8). The slug of a new one is generated from its name until it is edited. */
export const category = declareRecord<Category, z.input<typeof newCategorySchema>>({
  entity: 'categories',
  noun: { name: 'Категория', object: 'категорию', gender: 'f' },
  nameOf: ({ name }) => name,
  calls: (api) => api.adminCategories,
  refresh: (api) => [categoriesQuery(api).queryKey, PRODUCTS_KEY],
  schema: async () => (await import('../../../../contract/catalogue/categories.ts')).newCategorySchema,
  question:
    'Вы уверены, что хотите удалить эту категорию? Её товары останутся без категории. Это действие нельзя отменить.',
  titles: ['Создать категорию', 'Редактировать категорию'],
  buttons: ['Создать категорию', 'Сохранить изменения'],
  fields: {
    name: nameAndSlug({ label: 'Название', stopsOn: 'typing' }),
    slug: unseen(''),
    description: longText({ rows: 3, isNull: true, hint: 'Стоит под списком на странице производителя' }),
    manufacturerId: null,
    imageUrl: picture({ label: 'Изображение (URL)' }),
    order: number({ label: 'Порядок отображения', hint: 'Меньше число — выше в списке' }),
  },
})
