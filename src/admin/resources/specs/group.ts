import type { z } from 'zod'
import type { newSpecCategorySchema, SpecCategory } from '../../../contract/catalogue/specs.ts'
import { declareRecord } from '../../kit/declare-record.ts'
import { unseen } from '../../kit/fields/kinds.tsx'
import { longText, text } from '../../kit/fields/text-kinds.tsx'
import { SPECS_KEY } from '../../parts/product/spec-queries.ts'

/** A group of characteristics. */
export const group = declareRecord<SpecCategory, z.input<typeof newSpecCategorySchema>>({
  entity: 'spec-categories',
  noun: { name: 'Группа', object: 'группу', gender: 'f' },
  nameOf: ({ name }) => name,
  calls: (api) => api.adminSpecCategories,
  refresh: () => [SPECS_KEY],
  schema: async () => (await import('../../../contract/catalogue/specs.ts')).newSpecCategorySchema,
  question: 'Вы уверены, что хотите удалить эту группу? Её параметры останутся без группы.',
  titles: ['Добавить группу', 'Редактировать группу'],
  buttons: ['Создать группу', 'Сохранить'],
  fields: {
    name: text({
      label: 'Название',
      isRequired: true,
      hint: 'Заголовок на странице товара и в сравнении',
    }),
    description: longText({ rows: 3, isNull: true }),
    displayOrder: unseen(0),
  },
})
