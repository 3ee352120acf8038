import { z } from 'zod'
import { MAX_IMPORT_COLUMNS } from '../../domain/catalogue/import-rules.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath, intInAddress, limitedRecord, reference } from '../fields.ts'

export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'applying',
  'applied',
  'undone',
  'failed',
] as const
/** How far the import of a price list has come. */
export type ImportState = (typeof importStates)[number]

export const importKinds = ['new', 'changed', 'same', 'error', 'missing'] as const
/** What a row of a price list does to the catalogue. */
export type ImportKind = (typeof importKinds)[number]

/** By what rows are listed: a kind without those that were left, or what they have beside it. */
export const rowKinds = [...importKinds, 'warning', 'jump', 'left', 'beyond'] as const
export type ImportRowKind = (typeof rowKinds)[number]

/** What is done with products of the named makers that the file does not have. */
export const missingChoices = ['keep', 'hide'] as const

const changeSchema = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
/** `before` and `after` are the API's values. */
export type ImportChange = z.infer<typeof changeSchema>

const columnSchema = z.object({
  index: z.int().describe('Номер столбца с нуля'),
  head: z.string(),
  sample: z.array(z.string()).describe('Первые разные значения'),
  field: z.string().nullable().describe('Поле товара, если столбец узнан'),
})
export type ImportColumn = z.infer<typeof columnSchema>

const sheetSchema = z.object({
  id: z.int(),
  sheets: z.array(z.string()),
  sheet: z.string(),
  columns: z.array(columnSchema),
  parameters: z
    .array(z.object({ key: z.string(), name: z.string() }))
    .describe('Поля specs.<key>, которые есть'),
  rows: z.int().describe('Строк под шапкой'),
  headRow: z.int().nullable().describe('Номер строки с шапкой; null, если её нет'),
  manufacturerId: z
    .int()
    .nullable()
    .describe('Производитель, которого называет имя файла или заголовок листа'),
})
export type ImportSheet = z.infer<typeof sheetSchema>

const count = z.int().default(0)
const countsSchema = z.object({
  new: count,
  changed: count,
  same: count,
  error: count,
  missing: count,
  warning: count,
  left: z.int().optional().describe('Изменились после проверки, их не тронули; только если такие есть'),
  beyond: z
    .int()
    .optional()
    .describe('Меняют цену больше, чем разрешено читающему: применить он не сможет; только если такие есть'),
})
export type ImportCounts = z.infer<typeof countsSchema>

const productSchema = z.object({ id: z.int(), name: z.string() })

const importSchema = z.object({
  id: z.int(),
  name: z.string().describe('Имя файла'),
  format: z.enum(['xlsx', 'csv']),
  state: z.enum(importStates),
  progress: z.int().describe('От 0 до 100'),
  counts: countsSchema,
  sheet: z.string().nullable(),
  mapping: z.record(z.string(), z.string().nullable()),
  manufacturerId: z.int().nullable(),
  missing: z.enum(missingChoices),
  message: z.string().nullable().describe('Почему не вышло, или о чём предупредить'),
  conflicts: z.array(productSchema).describe('Товары, которые изменились после проверки или после импорта'),
  createdBy: z.string(),
  createdAt: z.string(),
  checkedAt: z.string().nullable(),
  appliedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
})
export type Import = z.infer<typeof importSchema>

const rowSchema = z.object({
  row: z.int().nullable().describe('Номер строки в файле; null у товаров, которых в файле нет'),
  kind: z.enum(importKinds),
  productId: z.int().nullable(),
  imageUrl: z.string().nullable().describe('Фото товара, если он есть'),
  drawing: z.string().nullable().describe('Ключ его чертежа, как у товара'),
  price: z.int().nullable().describe('Цена товара сейчас, в копейках'),
  installationPrice: z.int().nullable().describe('Установка в ней сейчас'),
  name: z.string(),
  changes: z.array(changeSchema),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  isLeft: z.boolean().describe('Товар изменился после проверки: его не тронули'),
  isBeyond: z.boolean().optional().describe('Меняет цену больше, чем разрешено читающему; только если так'),
})
export type ImportRow = z.infer<typeof rowSchema>

const id = z.object({ id: idInPath })
const NO_FILE = 'Выберите файл .xlsx или .csv'
const NOT_MAPPING = 'Соответствие столбцов: объект «номер столбца: поле»'

const mappingSchema = limitedRecord(
  [
    z.string().regex(/^(?:0|[1-9]\d{0,2})$/, 'Столбец называют его номером, с нуля'),
    z.string({ error: 'Поле называют его именем' }).max(220, 'Такого поля нет').nullable(),
  ],
  { max: MAX_IMPORT_COLUMNS, tooMany: `Не больше ${MAX_IMPORT_COLUMNS} столбцов`, error: NOT_MAPPING },
)

/** The columns of another sheet (200), or the start of the dry run (202). */
const putSchema = id.extend({
  sheet: z.string({ error: 'Назовите лист' }).max(200).nullish(),
  mapping: mappingSchema.nullish(),
  manufacturerId: reference('Выберите производителя', 'Такого производителя нет').nullish(),
  missing: z.enum(missingChoices, { error: 'missing: keep или hide' }).nullish(),
})
export type ImportPlan = Omit<z.output<typeof putSchema>, 'id'>

export const imports = {
  list: defineEndpoint(staffEndpoints.imports.list, 'Последние импорты, новые сверху').output(
    z.array(importSchema),
  ),
  create: defineEndpoint(
    staffEndpoints.imports.create,
    'Загрузить прайс-лист XLSX или CSV: до 20 000 строк и 20 МБ',
  )
    .input(z.object({ file: z.file({ error: NO_FILE }) }))
    .output(sheetSchema),
  get: defineEndpoint(staffEndpoints.imports.get, 'Как далеко импорт: состояние и счёт строк')
    .input(id)
    .output(importSchema),
  columns: defineEndpoint(staffEndpoints.imports.columns, 'Столбцы выбранного листа, как их узнали')
    .input(id)
    .output(sheetSchema),
  update: defineEndpoint(
    staffEndpoints.imports.update,
    'Проверить прайс-лист с этим соответствием столбцов (202); с одним sheet — столбцы другого листа (200)',
  )
    .route({ outputStructure: 'detailed' })
    .input(putSchema)
    .output(
      z.discriminatedUnion('status', [
        z.object({ status: z.literal(200), body: sheetSchema }),
        z.object({ status: z.literal(202), body: importSchema }),
      ]),
    ),
  rows: defineEndpoint(
    staffEndpoints.imports.rows,
    'Строки проверки; kind — один вид, warning, jump (цены, о которых переспросят), left (не тронуты) или beyond (цена меняется больше, чем разрешено читающему)',
  )
    .input(
      id.extend({
        kind: z.enum(rowKinds, { error: 'Такого вида строк нет' }).optional(),
        offset: intInAddress(z.int().min(0, 'С какой строки: число от нуля')).optional(),
        limit: intInAddress(
          z.int().min(1, 'Сколько строк: число от 1').max(1000, 'Не больше 1000 строк'),
        ).optional(),
      }),
    )
    .output(z.array(rowSchema)),
  apply: defineEndpoint(staffEndpoints.imports.apply, 'Применить проверенное').input(id).output(importSchema),
  undo: defineEndpoint(
    staffEndpoints.imports.undo,
    'Вернуть как было: кроме того, что изменили после импорта',
  )
    .input(id)
    .output(z.object({ restored: z.int(), conflicts: z.array(productSchema) })),
}
