import { z } from 'zod'
import {
  CHANGE_TYPES,
  PRICE_BASES,
  parsePriceChange,
  ROUNDING_STEPS,
  SKIP_REASONS,
} from '../../domain/price/bulk-price.ts'
import { defineEndpoint, orPlanned } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { comingMoment, idInPath, optionalText, reference } from '../fields.ts'
import { findField, partInBody, partOf, upToInBody } from '../records/parts.ts'
import { productSchema, staffListedProductSchema } from './products.ts'

const CHANGE_REQUIRED = 'Введите процент или сумму изменения цены'

/** Origin of a price record: product form, price tab, bulk change, or its undoing. */
export const PRICE_SOURCES = ['form', 'single', 'bulk', 'undo'] as const

/** What became of prices planned for an hour; partly: some products had changed meanwhile and were left. */
export const SCHEDULE_STATES = ['planned', 'done', 'partly', 'failed'] as const

/**
 * Selection and amount of a bulk change (admin.md, section 7; decisions.md, bulk price). `base` and `roundTo` are our
 * additions; without them the call is as specified.
 */
export const bulkChangeSchema = z.object({
  manufacturerId: reference('Выберите производителя', 'Такого производителя нет').nullish(),
  modelLine: optionalText(200),
  priceChange: z
    .string({ error: CHANGE_REQUIRED })
    .max(40, CHANGE_REQUIRED)
    .refine((text) => parsePriceChange(text) !== null, CHANGE_REQUIRED)
    .describe('Число с запятой или точкой, может быть отрицательным'),
  changeType: z
    .enum(CHANGE_TYPES, { error: 'Выберите: процент или сумма' })
    .describe('percentage — проценты, результат округляется до рубля; fixed — рубли'),
  base: z
    .enum(PRICE_BASES, { error: 'Выберите: цена с установкой или только станция' })
    .nullish()
    .describe('price — от всей цены (так и без поля); station — от цены станции, монтаж остаётся прежним'),
  roundTo: z
    .literal(ROUNDING_STEPS, { error: `Округляем до ${ROUNDING_STEPS.join(', ')} ₽` })
    .nullish()
    .describe('До скольких рублей округлить новую цену; без поля проценты — до рубля, сумма — до копейки'),
})
export type BulkChange = z.output<typeof bulkChangeSchema>

/** One product in the preview; prices in kopecks. */
const previewRowSchema = z.object({
  id: z.int(),
  name: z.string(),
  manufacturerName: z.string(),
  modelLine: z.string().nullable(),
  oldPrice: z.int().nullable(),
  newPrice: z.int().nullable().describe('null, если цена не изменится'),
  difference: z.int().nullable().describe('newPrice − oldPrice'),
  installationPrice: z.int().nullable(),
  skipped: z.enum(SKIP_REASONS).nullable().describe('Почему цена останется прежней'),
})

const previewFacts = {
  count: z.int().describe('Сколько цен изменится'),
  fingerprint: z.string().describe('Передайте в expected, чтобы применить именно это'),
}
const previewSchema = z.object({ ...previewFacts, rows: z.array(previewRowSchema) })
export type BulkPreview = z.infer<typeof previewSchema>

/** A preview of so many products that it is not read whole: what is to be known before it is applied. */
const previewFiguresSchema = z.object({
  ...previewFacts,
  figures: z.object({
    total: z.int().describe('Сколько товаров выбрано'),
    changed: z.int().describe('У скольких изменится цена'),
    toCheck: z.int().describe('Сколько новых цен похожи на ошибку'),
    skipped: z.int().describe('Сколько товаров останутся с прежней ценой'),
    noted: z.int().describe('У скольких есть пометка'),
    lowest: previewRowSchema.nullable().describe('Самая низкая новая цена'),
    highest: previewRowSchema.nullable().describe('Самая высокая новая цена'),
    jumps: z.int().describe('Сколько цен изменятся больше чем на пятую часть'),
    largestJumps: z.array(previewRowSchema).describe('Те из них, что изменятся сильнее всего'),
  }),
})
export type BulkPreviewFigures = z.infer<typeof previewFiguresSchema>

const previewPartSchema = partOf(
  previewRowSchema.extend(staffListedProductSchema.pick({ imageUrl: true, drawing: true }).shape),
  'товаров',
)
export type BulkPreviewPart = z.infer<typeof previewPartSchema>

const previewPartQuerySchema = bulkChangeSchema.extend({
  ...partInBody,
  expected: z
    .string({ error: 'Ожидается fingerprint предпросмотра' })
    .max(100, 'Не длиннее 100 символов')
    .describe('fingerprint из предпросмотра: если цены с тех пор изменились, ответ 409'),
  noted: z.boolean({ error: 'Ожидается true или false' }).optional().describe('Только строки с пометкой'),
  find: findField.describe('Часть названия, линейки или производителя'),
})
export type BulkPreviewPartQuery = z.output<typeof previewPartQuerySchema>

const lastBulkSchema = z.object({
  id: z.int(),
  count: z.int(),
  changedAt: z.string(),
  actorName: z.string(),
  description: z.string().describe('Например: «Топас», линейка «Pro»: +5 %'),
})
export type LastBulk = z.infer<typeof lastBulkSchema>

const undoneSchema = z.object({
  restored: z.int(),
  left: z
    .array(z.object({ id: z.int(), name: z.string() }))
    .describe('Цену этих товаров с тех пор изменили, она осталась'),
})
export type Undone = z.infer<typeof undoneSchema>

/** One entry of a product's price history; kopecks. */
const priceRecordSchema = z.object({
  id: z.int(),
  oldPrice: z.int().nullable(),
  newPrice: z.int().nullable(),
  oldInstallationPrice: z.int().nullable(),
  newInstallationPrice: z.int().nullable(),
  actorName: z.string(),
  changedAt: z.string(),
  source: z.enum(PRICE_SOURCES),
})
export type PriceRecord = z.infer<typeof priceRecordSchema>

export const prices = {
  bulkUpdate: defineEndpoint(staffEndpoints.prices.bulkUpdate, 'Изменить цены сразу многих товаров')
    .input(
      bulkChangeSchema.extend({
        expected: z
          .string({ error: 'Ожидается текст' })
          .max(100, 'Не длиннее 100 символов')
          .nullish()
          .describe('fingerprint из предпросмотра: если цены с тех пор изменились, ответ 409'),
        effectiveAt: comingMoment.describe(
          'ISO 8601, без пояса — по Москве: цены изменятся тогда, ответ 202; expected сверяется сейчас. Без поля — сразу',
        ),
      }),
    )
    .output(
      orPlanned(z.object({ count: z.int(), id: z.int().optional().describe('По нему изменение отменяют') })),
    ),
  bulkPreview: defineEndpoint(staffEndpoints.prices.bulkPreview, 'Показать, какие цены изменятся')
    .input(
      bulkChangeSchema.extend({
        upTo: upToInBody.describe('Если товаров больше — вместо строк числа о них'),
      }),
    )
    .output(z.union([previewSchema, previewFiguresSchema])),
  bulkPart: defineEndpoint(
    staffEndpoints.prices.bulkPart,
    'Часть строк предпросмотра: поиск и отбор на сервере',
  )
    .input(previewPartQuerySchema)
    .output(previewPartSchema),
  bulkUndo: defineEndpoint(
    staffEndpoints.prices.bulkUndo,
    'Вернуть цены, какими они были до массового изменения',
  )
    .input(z.object({ id: idInPath }))
    .output(undoneSchema),
  bulkLast: defineEndpoint(
    staffEndpoints.prices.bulkLast,
    'Последнее неотменённое массовое изменение; null, если его нет или отменять в нём уже нечего',
  ).output(lastBulkSchema.nullable()),
  history: defineEndpoint(staffEndpoints.prices.history, 'История цен товара, сначала новые: key — его id')
    .input(z.object({ key: idInPath }))
    .output(z.array(priceRecordSchema)),
  undo: defineEndpoint(
    staffEndpoints.prices.undo,
    'Вернуть цену, какой она была до этой записи истории; 409, если её с тех пор изменили',
  )
    .input(z.object({ key: idInPath, id: idInPath.describe('id записи истории') }))
    .output(productSchema),
}
