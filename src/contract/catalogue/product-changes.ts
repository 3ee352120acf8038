import { bodies, discharges, variants } from '@septic-shop/plot/station.ts'
import { z } from 'zod'
import { MOST_PLACED } from '../../domain/catalogue/parts.ts'
import { MAX_INTEGER } from '../../lib/numbers.ts'
import { defineEndpoint, orPlanned } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import {
  comingMoment,
  idInBody,
  idInPath,
  NOT_WHOLE,
  optionalText,
  pictureField,
  reference,
  requiredText,
  slugField,
  yesOrNo,
} from '../fields.ts'
import { checkLimits, depthField, knownOrNot, livingTypesField, sourcesField } from './product-limits.ts'
import { checkOldPrice, offerFields } from './product-offers.ts'
import { staffProductList } from './product-parts.ts'
import { featuresField, technicalSpecsField } from './product-specs.ts'
import { productSchema } from './products.ts'
import { specChangesField } from './specs.ts'

/** Words that are, or may become, fixed path segments under /api/products/, which no slug may equal (decisions.md, `/api/products/{slug}`). */
export const RESERVED_SLUGS: readonly string[] = [
  'id',
  'bulk-price-update',
  'bulk-actions',
  'export',
  'order',
  'copy',
  'specs',
  'price',
  'prices',
]

const NEGATIVE = 'Число не может быть отрицательным'
const TOO_LARGE = 'Слишком большое число'
const whole = z
  .int({ error: ({ code }) => (code === 'too_big' ? TOO_LARGE : 'Введите целое число') })
  .min(0, NEGATIVE)
  .max(MAX_INTEGER, TOO_LARGE)
  .nullish()

const PRICE_REQUIRED = 'Выберите товар и введите новую цену'
const kopecks = (notWhole: string) =>
  z
    .int({ error: ({ code }) => (code === 'too_big' ? 'Слишком большая цена' : notWhole) })
    .min(0, 'Цена не может быть отрицательной')
    .max(MAX_INTEGER, 'Слишком большая цена')
const price = kopecks('Цена указывается целым числом копеек').nullish()

const oneOf = <const T extends readonly string[]>(choices: T, wrong: string) =>
  z.enum(choices, { error: wrong }).nullish()

/** Whether a source may be given for a name: a field of a product, or a characteristic. */
const isSourced = (name: string) =>
  Object.hasOwn(productSchema.shape, name) || /^technicalSpecs\../.test(name)

const productFields = z.object({
  name: requiredText('Название товара обязательно', 300),
  slug: slugField.refine(
    (slug) => !RESERVED_SLUGS.includes(slug),
    'Этот slug занят адресами сайта, выберите другой',
  ),
  manufacturerId: reference('Выберите производителя', 'Такого производителя нет'),
  categoryId: reference('Выберите категорию', 'Такой категории нет').nullish(),
  model: optionalText(200).describe('Артикул'),
  modelLine: optionalText(200),
  description: optionalText(50_000),
  shortDescription: optionalText(2000),
  body: oneOf(bodies, 'Выберите корпус из списка').describe('Корпус; null — уточняется'),
  discharge: oneOf(discharges, 'Выберите отвод воды из списка').describe('Отвод воды; null — уточняется'),
  variant: oneOf(variants, 'Выберите исполнение из списка').describe('Исполнение; null — уточняется'),
  inletFrom: depthField.describe('мм, подводящая труба не мельче; null — уточняется'),
  inletTo: depthField.describe('мм, подводящая труба не глубже; null — уточняется'),
  outlet: depthField.describe('мм, отводящая труба; null — уточняется или под напором'),
  outletPressure: knownOrNot.describe('Вода уходит под напором; null — уточняется'),
  livingTypes: livingTypesField.describe('Для какого проживания годится; null — уточняется'),
  needsElectricity: knownOrNot.describe('Нужно ли электричество; null — уточняется'),
  sources: sourcesField(isSourced).describe('Откуда значение поля и на какой день'),
  users: whole,
  maxResidents: whole,
  length: whole.describe('мм'),
  width: whole.describe('мм'),
  height: whole.describe('мм'),
  diameter: whole.describe('мм'),
  weight: whole.describe('кг'),
  volume: whole.describe('л'),
  productivity: z
    .number({ error: 'Введите число' })
    .min(0, NEGATIVE)
    .max(1_000_000, TOO_LARGE)
    .nullish()
    .describe('м³/сут'),
  batchDischarge: whole.describe('л'),
  capacity: optionalText(500),
  dailyCapacity: optionalText(500),
  dimensions: optionalText(500),
  power: optionalText(500),
  warranty: optionalText(500),
  powerConsumption: optionalText(500),
  price: price.describe('Копейки, с установкой'),
  installationPrice: price.describe('Копейки, часть price'),
  ...offerFields,
  imageUrl: pictureField,
  published: yesOrNo(true).describe('Виден ли посетителям'),
  publishAt: comingMoment.describe('ISO 8601, без пояса — по Москве: когда показать скрытый'),
  unpublishAt: comingMoment.describe('ISO 8601, без пояса — по Москве: когда скрыть показанный'),
  featured: yesOrNo(false),
  isNew: yesOrNo(false),
  isPopular: yesOrNo(false),
  technicalSpecs: technicalSpecsField,
  specs: specChangesField.nullish().describe('Значения параметров: чего нет, не меняется, null убирает'),
  features: featuresField,
})

const fieldSchemas = new Map<string, z.ZodType>(Object.entries(productFields.shape))

/** What is wrong with a value of one field, in the words of the product's form; null for a good one, and for a field it does not have. */
export function findFieldProblem(field: string, value: unknown): string | null {
  return fieldSchemas.get(field)?.safeParse(value).error?.issues[0]?.message ?? null
}

/**
 * A new product (admin.md, sections 3 and 5). The first of `technicalSpecs.images` becomes `imageUrl`. Absent `body`, `discharge` and
 * `variant` are parsed from name and characteristics, absent depths and `needsElectricity` from the characteristics;
 * `outletPressure` follows `discharge`, and pressure without `discharge` is a pump. `listLimitProblems` checks them together.
 */
export const newProductSchema = productFields.superRefine(checkLimits).superRefine(checkOldPrice)

/** Absent is unchanged, null is cleared. */
export const productChangesSchema = productFields
  .partial()
  .extend({ key: idInPath })
  .superRefine(checkLimits)
  .superRefine(checkOldPrice)

export type NewProduct = z.output<typeof newProductSchema>
export type ProductChanges = Omit<z.output<typeof productChangesSchema>, 'key'>

export const productPriceSchema = z.object({
  key: idInPath,
  price: kopecks(PRICE_REQUIRED).describe('Копейки'),
  effectiveAt: comingMoment.describe(
    'ISO 8601, без пояса — по Москве: цена начнёт действовать тогда, ответ 202; без поля — сразу',
  ),
})

/** Ids of products in the order of the catalogue. */
const orderedIds = z
  .array(idInBody(NOT_WHOLE, 'Такого товара нет'), {
    error: 'Ожидается список номеров товаров',
  })
  .max(MOST_PLACED, `Не больше ${MOST_PLACED} товаров`)
  .refine((ids) => new Set(ids).size === ids.length, 'Товар назван дважды')

export const adminProducts = {
  list: staffProductList,
  create: defineEndpoint(staffEndpoints.adminProducts.create, 'Новый товар')
    .input(newProductSchema)
    .output(productSchema),
  update: defineEndpoint(
    staffEndpoints.adminProducts.update,
    'Изменить товар: key — его id; чего нет в теле, не меняется',
  )
    .input(productChangesSchema)
    .output(productSchema),
  updatePrice: defineEndpoint(staffEndpoints.adminProducts.updatePrice, 'Изменить цену товара: key — его id')
    .input(productPriceSchema)
    .output(orPlanned(productSchema)),
  remove: defineEndpoint(
    staffEndpoints.adminProducts.remove,
    'Удалить товар: key — его id; он лежит в корзине, пока её срок не выйдет',
  )
    .input(z.object({ key: idInPath }))
    .output(z.void()),
  copy: defineEndpoint(
    staffEndpoints.adminProducts.copy,
    'Копия товара: key — его id; скрыта, под своим адресом, с теми же числами',
  )
    .input(z.object({ key: idInPath }))
    .output(productSchema),
  arrange: defineEndpoint(
    staffEndpoints.adminProducts.arrange,
    'Порядок каталога: эти товары по порядку, остальные после них по номерам; пустой список — как сначала',
  )
    .input(
      z.object({
        ids: orderedIds,
        expected: orderedIds
          .optional()
          .describe(
            'Расставленные товары, какими их видел пишущий: если порядок с тех пор другой, ответ 409',
          ),
      }),
    )
    .output(
      z.object({
        ids: z.array(z.int()).describe('Расставленные товары'),
        previous: z.array(z.int()).describe('Расставленные до этого: так порядок возвращают'),
      }),
    ),
}
