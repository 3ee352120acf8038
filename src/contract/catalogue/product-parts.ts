import { z } from 'zod'
import { MOST_CHANGED, MOST_PLACED, STAFF_PART_SIZE } from '../../domain/catalogue/parts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath, idInQuery, jsonText } from '../fields.ts'
import { findField, idsInAddress, partInAddress, partOf, upToField } from '../records/parts.ts'
import { staffListedProductSchema } from './products.ts'

/** The filters of the list of products, as staff choose them; all that are given hold together. */
const filters = {
  find: findField.describe('Часть названия или модели'),
  named: jsonText(500).optional().describe('Точное название'),
  slug: jsonText(500).optional().describe('Адрес товара'),
  ids: idsInAddress('товаров').optional().describe('Только эти товары'),
  manufacturerId: idInQuery().optional(),
  modelLine: jsonText(500).optional().describe('Линейка'),
  check: z
    .enum(['price', 'picture'], { error: 'Ожидается price или picture' })
    .optional()
    .describe('Без цены, без изображения'),
  missing: jsonText(500)
    .optional()
    .describe('Без значения параметра с этим названием; пусто — без любого из параметров категории'),
}

const filterSchema = z.object(filters)
export type ProductPartFilters = z.output<typeof filterSchema>

const partQuerySchema = filterSchema.extend({
  sort: z
    .enum(['filled', '-filled'], { error: 'Так товары не сортируются' })
    .optional()
    .describe('По заполненности характеристик; без него — порядок каталога'),
  ...partInAddress,
})
export type ProductPartQuery = z.output<typeof partQuerySchema>

const partSchema = partOf(
  staffListedProductSchema.extend({
    percent: z.int().nullable().describe('Сколько характеристик заполнено; null — у категории их нет'),
    missing: z.array(z.string()).describe('Названия параметров без значения, обязательные первыми'),
  }),
  'товаров',
)
export type ProductPart = z.infer<typeof partSchema>

/** What the screens of staff show of a catalogue that they do not read whole. */
const summarySchema = z.object({
  total: z.int(),
  withoutPrice: z.int(),
  withoutPicture: z.int(),
  lines: z
    .array(z.object({ manufacturerId: z.int(), modelLine: z.string().nullable(), count: z.int() }))
    .describe('Сколько товаров в каждой линейке'),
})
export type CatalogueSummary = z.infer<typeof summarySchema>

/** The list of staff: whole, unless whoever asks says up to how many products it is wanted. */
export const staffProductList = defineEndpoint(
  staffEndpoints.adminProducts.list,
  'Все товары для списков сотрудников, по порядку каталога, без того, что показывает только форма',
)
  .input(
    z.object({
      upTo: upToField.describe('Если товаров больше — вместо списка числа о нём'),
    }),
  )
  .output(z.union([z.array(staffListedProductSchema), summarySchema]))

const WRONG_PLACE = `Ожидается место от 1 до ${MOST_PLACED}`

export const productParts = {
  list: defineEndpoint(
    staffEndpoints.productParts.list,
    `Часть списка товаров для сотрудников, не больше ${STAFF_PART_SIZE}: поиск, фильтры и порядок на сервере`,
  )
    .input(partQuerySchema)
    .output(partSchema),
  found: defineEndpoint(
    staffEndpoints.productParts.found,
    `Номера и версии товаров с этими фильтрами, чтобы выбрать все, не больше ${MOST_CHANGED}`,
  )
    .input(filterSchema)
    .output(
      z.array(staffListedProductSchema.pick({ id: true, name: true, version: true })).max(MOST_CHANGED),
    ),
  place: defineEndpoint(
    staffEndpoints.productParts.place,
    'Поставить товар на место в порядке каталога: key — его id; остальные сдвигаются',
  )
    .input(
      z.object({
        key: idInPath,
        place: z
          .int({ error: WRONG_PLACE })
          .min(1, WRONG_PLACE)
          .max(MOST_PLACED, WRONG_PLACE)
          .describe('Место во всём каталоге, с 1; дальше конца — последнее'),
      }),
    )
    .output(z.object({ place: z.int(), previous: z.int().describe('Место до этого: так его возвращают') })),
}
