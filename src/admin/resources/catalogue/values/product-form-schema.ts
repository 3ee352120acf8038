import { z } from 'zod'
import { newProductSchema } from '../../../../contract/catalogue/product-changes.ts'
import { checkLimits } from '../../../../contract/catalogue/product-limits.ts'
import { checkOldPrice } from '../../../../contract/catalogue/product-offers.ts'
import type { Product, SpecValue } from '../../../../contract/catalogue/products.ts'
import { jsonText } from '../../../../contract/fields.ts'
import { MAX_PRODUCT_IMAGES } from '../../../../lib/pictures/upload-rules.ts'
import { toKopecks, toNumber } from '../../../../lib/text/number-text.ts'
import { toRecord } from '../../../../lib/to-record.ts'
import { fromOption, toChoices } from './product-choices.ts'
import { CHOICES, DETAILS, NO_CATEGORY, NUMBERS, OWN_KEYS, TEXTS, YES_OR_NO } from './product-fields.ts'
import { type ProductValues, toValues } from './product-values.ts'
import { repeatsField } from './repeated-specs.ts'
import { formatSpecText, type SpecRow } from './spec-rows.ts'

const { shape } = newProductSchema
type Nullish<Value> = Value | null | undefined

/** The contract's rule for a number typed as text. */
const number = (rule: z.ZodType<unknown, Nullish<number>>) =>
  z
    .string()
    .transform((text): Nullish<number> => toNumber(text))
    .pipe(rule)
const line = (rule: z.ZodType<unknown, Nullish<string>>) =>
  z
    .string()
    .transform((text): Nullish<string> => text)
    .pipe(rule)
const category = z.string().transform((text): Nullish<number> => (text === NO_CATEGORY ? null : Number(text)))
const manufacturer = z.string().transform((text) => (text === '' ? Number.NaN : Number(text)))

/** Whole rubles; an unchanged stored price may have kopecks. */
const rubles = (stored: string) =>
  z
    .string()
    .refine((text) => text === stored || Number.isInteger(toNumber(text) ?? 0), {
      error: 'Введите цену в целых рублях',
      abort: true,
    })
    .transform((text): Nullish<number> => toKopecks(text))
    .pipe(shape.price)

const row = z.object({
  id: z.number(),
  key: jsonText(200),
  text: jsonText(5000),
  stored: z.custom<SpecValue>(() => true),
})

const documentRow = z.object({
  id: z.number(),
  title: jsonText(200).refine((title) => title.trim() !== '', 'Назовите документ'),
  url: jsonText(2000),
})

const sourceRow = z.object({
  id: z.number(),
  field: z.string(),
  text: jsonText(500),
  date: z.string(),
  otherValue: z
    .string()
    .transform((text) => toNumber(text))
    .pipe(z.number({ error: 'Введите число' }).nullable()),
  outdated: z.boolean(),
})

/** Schema of the product form (admin.md, section 5): the contract's rules for form values. */
export function productFormSchema(product?: Product): z.ZodType<unknown, ProductValues> {
  const { price, installationPrice, oldPrice } = toValues(product)
  const fields = z.object({
    name: shape.name,
    slug: shape.slug,
    manufacturerId: manufacturer.pipe(shape.manufacturerId),
    categoryId: category.pipe(shape.categoryId),
    ...toRecord(TEXTS, (name) => line(shape[name])),
    ...toRecord(NUMBERS, (name) => number(shape[name])),
    // The select offers valid values only.
    ...toRecord([...CHOICES, ...YES_OR_NO], () => z.string()),
    livingTypes: z.array(z.string()),
    sources: z.array(sourceRow).superRefine(checkSources),
    ...toRecord(DETAILS, () => jsonText(5000)),
    price: rubles(price),
    installationPrice: rubles(installationPrice),
    oldPrice: rubles(oldPrice),
    oldPriceUntil: z.string().nullable(),
    availability: z.string(),
    documents: z.array(documentRow).max(20, 'Не больше 20 документов'),
    accessoryIds: z.array(z.number()).max(50, 'Не больше 50 комплектующих'),
    similarIds: z.array(z.number()).max(12, 'Не больше 12 похожих моделей'),
    published: z.boolean(),
    publishAt: shape.publishAt.unwrap().unwrap().nullable(),
    unpublishAt: shape.unpublishAt.unwrap().unwrap().nullable(),
    featured: z.boolean(),
    isNew: z.boolean(),
    isPopular: z.boolean(),
    images: z.array(jsonText(2000)).max(MAX_PRODUCT_IMAGES, `Не больше ${MAX_PRODUCT_IMAGES} изображений`),
    specs: z
      .array(row)
      .max(180, 'Не больше 180 своих характеристик')
      .superRefine((rows, context) => {
        for (const [index, one] of rows.entries()) {
          const message = validateSpecKey(one, rows.slice(0, index))
          if (message) context.addIssue({ code: 'custom', path: [index, 'key'], message })
        }
      }),
    features: z
      .array(z.object({ id: z.number(), text: jsonText(500) }))
      .max(100, 'Не больше 100 особенностей'),
    technicalSpecsJson: z.string(),
    featuresJson: z.string(),
  })
  return fields
    .superRefine(checkOldPrice)
    .superRefine(({ inletFrom, inletTo, outlet, outletPressure, ...values }, context) => {
      const depths = { inletFrom: known(inletFrom), inletTo: known(inletTo), outlet: known(outlet) }
      const { discharge } = toChoices(values)
      checkLimits({ ...depths, discharge, outletPressure: fromOption(outletPressure) }, context)
    })
}

const known = (depth: unknown) => (typeof depth === 'number' ? depth : null)

type SourceOutput = z.output<typeof sourceRow>

/** Adds what is missing or repeated in filled rows of sources. */
function checkSources(rows: readonly SourceOutput[], context: z.core.$RefinementCtx): void {
  for (const [index, row] of rows.entries()) {
    if (row.field === '' && row.text.trim() === '' && row.otherValue === null) continue
    const add = (field: keyof SourceOutput, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message })
    if (row.field === '') add('field', 'Выберите поле')
    else if (rows.slice(0, index).some(({ field }) => field === row.field)) {
      add('field', 'Источник этого поля уже есть')
    }
    if (row.text.trim() === '') add('text', 'Назовите источник')
    if (row.date === '') add('date', 'Укажите день источника')
  }
}

/** Validation message for a characteristic's name; null when valid. */
function validateSpecKey({ key, text, stored }: SpecRow, before: readonly SpecRow[]): string | null {
  if (key.trim() === '') return text.trim() === '' ? null : 'Назовите характеристику'
  if (before.some((other) => other.key === key)) return 'Такая характеристика уже есть'
  if (text !== formatSpecText(stored) && repeatsField(key, text)) {
    return 'Для этого есть поле на вкладке «Характеристики»'
  }
  if (key === 'images') return 'Изображения — на своей вкладке'
  return OWN_KEYS.includes(key) ? 'Для этого есть поле на вкладке «Подробно»' : null
}
