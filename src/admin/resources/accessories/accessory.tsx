import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Accessory, newAccessorySchema } from '../../../contract/catalogue/accessories.ts'
import { declareRecord } from '../../kit/declare-record.ts'
import { custom, money, number, picture, reference, toggle } from '../../kit/fields/kinds.tsx'
import { longText, text } from '../../kit/fields/text-kinds.tsx'
import { accessoriesQuery, categoriesQuery, manufacturersQuery, PRODUCTS_KEY } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { ProductField } from './product-field.tsx'

/** What can be taken together with a product; prices in whole rubles. */
export const accessory = declareRecord<Accessory, z.input<typeof newAccessorySchema>>({
  entity: 'accessories',
  noun: { name: 'Комплектующее', object: 'комплектующее', gender: 'n' },
  nameOf: ({ name }) => name,
  calls: (api) => api.adminAccessories,
  refresh: (api) => [accessoriesQuery(api).queryKey, PRODUCTS_KEY],
  schema: async () => (await import('../../../contract/catalogue/accessories.ts')).newAccessorySchema,
  question: 'Вы уверены, что хотите удалить это комплектующее? Товары перестанут его предлагать.',
  titles: ['Создать комплектующее', 'Редактировать комплектующее'],
  buttons: ['Создать комплектующее', 'Сохранить изменения'],
  fields: {
    name: text({ isRequired: true }),
    description: longText({ hint: 'Строка под названием: что это и зачем', rows: 2, isNull: true }),
    price: money({ isRequired: true, isHalf: true }),
    installationPrice: money({ hint: 'Входит в цену, сверху не прибавляется', isHalf: true }),
    imageUrl: picture(),
    manufacturerId: reference({
      useChoices: () => useQuery(manufacturersQuery(useApi())).data,
      none: 'Любой',
      isHalf: true,
    }),
    categoryId: reference({
      useChoices: () => useQuery(categoriesQuery(useApi())).data,
      none: 'Без категории',
      isHalf: true,
    }),
    productId: custom<number | null | undefined>(
      null,
      (props) => <ProductField {...props} />,
      'Только для товара',
    ),
    order: number({ initial: 0, hint: 'Меньше число — выше в списке' }),
    published: toggle({ label: 'На сайте', hint: 'Скрытое комплектующее покупатели не видят' }),
    technicalSpecs: null,
  },
})
