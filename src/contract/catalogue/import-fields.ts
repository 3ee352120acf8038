import { products } from '../records/catalogue-record-fields.ts'
import {
  choice,
  date,
  list,
  long,
  money,
  number,
  type RecordField,
  text,
} from '../records/record-field-kinds.ts'

/** Names of the three states of `availability`. */
const AVAILABILITY_LABELS = {
  in_stock: 'В наличии',
  made_to_order: 'Под заказ',
  discontinued: 'Снят с производства',
} as const

/** By what a row of a price list finds its product, and what is only named there. */
const found = {
  id: number('Номер товара'),
  manufacturer: text('Производитель'),
} satisfies Record<string, RecordField>

/** A column that is no field of a product: with the installation's part it is the price. */
export const PRICE_WITHOUT_INSTALLATION = 'priceWithoutInstallation'

/** Fields of offers; those that the form of a product names are named as there. */
const offers: Readonly<Record<string, RecordField>> = {
  oldPrice: money('Старая цена'),
  oldPriceReason: text('Причина скидки'),
  oldPriceUntil: date('Старая цена до'),
  availability: choice('Наличие', AVAILABILITY_LABELS),
  leadDays: number('Срок под заказ', 'дн.'),
  metaTitle: text('Мета-заголовок'),
  metaDescription: long('Мета-описание'),
  accessoryIds: list('Комплектующие'),
  similarIds: list('Похожие модели'),
}

/** Not in price lists: what only people decide, and what is read from other fields. */
const ASIDE = new Set([
  'manufacturerId',
  'publishAt',
  'unpublishAt',
  'sourceFileName',
  'sources',
  'technicalSpecs',
  'documents',
  'specs',
])

/** Fields of a product in price lists, in the order of the export; `specs.<key>` and `technicalSpecs.<key>` come beside them. */
const EXPORT_FIELDS: Readonly<Record<string, RecordField>> = {
  ...found,
  ...Object.fromEntries(
    Object.entries<RecordField>({
      ...products,
      ...Object.fromEntries(Object.entries(offers).filter(([field]) => !Object.hasOwn(products, field))),
    }).filter(([field]) => !ASIDE.has(field)),
  ),
}
/** Keys of the columns that an export has, in their order; parameters follow. */
export const EXPORTED = Object.keys(EXPORT_FIELDS)

/** Fields that a column of a price list may hold, in the order in which they are offered. */
export const IMPORT_FIELDS: Readonly<Record<string, RecordField>> = Object.fromEntries(
  Object.entries(EXPORT_FIELDS).flatMap(([field, known]) =>
    field === 'installationPrice'
      ? [
          [field, known],
          [PRICE_WITHOUT_INSTALLATION, money('Цена без установки')],
        ]
      : [[field, known]],
  ),
)

/** Prefixes of fields for parameters and free characteristics. */
export const SPEC_FIELD = 'specs.'
export const FREE_FIELD = 'technicalSpecs.'

/** Heads of exported columns for these. */
const HEAD_OF_SPEC = 'Параметр: '
const HEAD_OF_FREE = 'Характеристика: '

/** Whether a column may be mapped to this field; parameters are known by their keys. */
export function isImportField(field: string, parameterKeys: Pick<ReadonlySet<string>, 'has'>): boolean {
  if (field.startsWith(SPEC_FIELD)) return parameterKeys.has(field.slice(SPEC_FIELD.length))
  if (field.startsWith(FREE_FIELD)) {
    const key = field.slice(FREE_FIELD.length)
    return key.trim() !== '' && key.length <= 200 && key !== 'images'
  }
  return Object.hasOwn(IMPORT_FIELDS, field)
}

/** What a field is called in messages and rows: a parameter by its name, a free characteristic by its key. */
export function importLabel(field: string, nameOfParameter: (key: string) => string | undefined): string {
  if (field.startsWith(FREE_FIELD)) return field.slice(FREE_FIELD.length)
  if (!field.startsWith(SPEC_FIELD)) return IMPORT_FIELDS[field]?.label ?? field
  const key = field.slice(SPEC_FIELD.length)
  return nameOfParameter(key) ?? key
}

/** What a column is called in the export: «Цена с установкой, ₽», «Длина, мм», «Параметр: power». */
export function importHead(field: string): string {
  if (field.startsWith(SPEC_FIELD)) return HEAD_OF_SPEC + field.slice(SPEC_FIELD.length)
  if (field.startsWith(FREE_FIELD)) return HEAD_OF_FREE + field.slice(FREE_FIELD.length)
  const known = IMPORT_FIELDS[field]
  if (!known) return field
  const unit = known.kind === 'money' ? '₽' : known.unit
  return unit && !known.label.endsWith(unit) ? `${known.label}, ${unit}` : known.label
}
