import { bodies, discharges, variants } from '@septic-shop/plot/station.ts'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { altsField, idInPath } from '../fields.ts'
import { plannedField, publishedFilter, shownField, versionField } from '../records/records.ts'
import { livingTypes, sourcesSchema } from './product-limits.ts'
import { offerAnswers } from './product-offers.ts'
import { betters, specsSchema } from './specs.ts'

export const specValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])
export const technicalSpecsSchema = z.record(z.string(), specValueSchema)
/** A value of `technicalSpecs`. The list under `images` is not a characteristic. */
export type SpecValue = z.infer<typeof specValueSchema>
export type TechnicalSpecs = z.infer<typeof technicalSpecsSchema>

const int = z.int().nullable()
const text = z.string().nullable()

const body = z.enum(bodies)
const discharge = z.enum(discharges).nullable()
const variant = z.enum(variants).nullable()

/** A parameter of a product as its page and the comparison show it. */
const shownParameterSchema = z.object({
  key: z.string(),
  name: z.string(),
  unit: text,
  group: text,
  place: z.int().describe('Порядок среди всех параметров'),
  isComparable: z.boolean(),
  better: z.enum(betters).nullable(),
})
export type ShownParameter = z.infer<typeof shownParameterSchema>

/** The station of a product, built from its columns and sizes. */
const stationSchema = z.object({
  body,
  discharge,
  variant,
  width: int.describe('мм спереди: длина или диаметр'),
  breadth: int.describe('мм сбоку; null у круглых'),
  height: int.describe('мм от дна до верха крышки'),
  inletDepth: z.int().describe('мм от земли до низа подводящей трубы, обычные для корпуса и исполнения'),
  inletRange: z
    .object({ from: int, to: z.int() })
    .nullable()
    .describe('мм, на какую трубу рассчитана модель'),
})

const place = z.tuple([z.number(), z.number()])

export const productSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  model: text,
  sku: text.describe('Артикул, равен model'),
  modelLine: text,
  description: text,
  shortDescription: text,
  manufacturerId: z.int(),
  manufacturerName: z.string(),
  manufacturerSlug: z.string(),
  manufacturerColor: text.describe('#rrggbb'),
  manufacturer_id: z.int(),
  manufacturer_name: z.string(),
  manufacturer_slug: z.string(),
  categoryId: int,
  categoryName: text,
  imageUrl: text,
  images: z.array(z.string()),
  alts: altsField,
  drawing: text.describe('Ключ чертежа /drawings/v4/{view}/{drawing}.svg; null, если корпус неизвестен'),
  numbers: z
    .object({ wide: z.array(place), narrow: z.array(place) })
    .optional()
    .describe(
      'Где на разрезе стоят номера легенды: доли ширины и высоты, большой лист и узкий; только у одного товара',
    ),
  words: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Характеристики, которые говорят колонки, словами, и гарантия производителя, если нет своей; только у одного товара',
    ),
  parameters: z
    .array(shownParameterSchema)
    .optional()
    .describe('Названия, единицы и группы характеристик, по порядку; только у одного товара'),
  notes: z
    .record(z.string(), z.string())
    .optional()
    .describe('Откуда числа, если не из действующего прайса; только у одного товара'),
  body: body.nullable().describe('Корпус; null — уточняется, как и у двух следующих'),
  discharge: discharge.describe('Отвод воды: самотёком или насосом'),
  variant: variant.describe('Исполнение: обычное, «Лонг», «Лонг Ус»'),
  inletFrom: int.describe(
    'мм от земли до низа подводящей трубы, не мельче; null — уточняется или любая до inletTo',
  ),
  inletTo: int.describe('мм от земли до низа подводящей трубы, не глубже; null — уточняется'),
  outlet: int.describe('мм от земли до низа отводящей трубы; null — уточняется или вода уходит под напором'),
  outletPressure: z.boolean().nullable().describe('Вода уходит под напором; null — уточняется'),
  livingTypes: z
    .array(z.enum(livingTypes))
    .nullable()
    .describe('Для какого проживания годится; null — уточняется'),
  needsElectricity: z.boolean().nullable().describe('Нужно ли электричество; null — уточняется'),
  priceOutdated: z.literal(true).optional().describe('Цена другого года: так говорит её источник'),
  sources: sourcesSchema.describe('Откуда значение поля и на какой день'),
  station: stationSchema.nullable().describe('Что это за станция; null, если корпус неизвестен'),
  price: int.describe('Копейки, с установкой'),
  installationPrice: int.describe('Копейки, часть price'),
  ...offerAnswers,
  users: int,
  maxResidents: int,
  length: int.describe('мм'),
  width: int.describe('мм'),
  height: int.describe('мм'),
  diameter: int.describe('мм'),
  weight: int.describe('кг'),
  volume: int.describe('л'),
  productivity: z.number().nullable().describe('м³/сут'),
  batchDischarge: int.describe('л'),
  capacity: text,
  dailyCapacity: text,
  dimensions: text,
  power: text,
  warranty: text,
  powerConsumption: text,
  featured: z.boolean(),
  isNew: z.boolean(),
  isPopular: z.boolean(),
  technicalSpecs: technicalSpecsSchema,
  specs: specsSchema.describe('Значения параметров; свободные характеристики — в technicalSpecs'),
  features: z.array(z.string()),
  unreadable: z
    .array(z.enum(['technicalSpecs', 'features']))
    .optional()
    .describe('Поля, сохранённые в негодном виде: показано только то, что удалось прочесть'),
  published: shownField,
  publishAt: plannedField,
  unpublishAt: plannedField,
  version: versionField,
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Product = z.infer<typeof productSchema>

export const staffListedProductSchema = productSchema.pick({
  id: true,
  slug: true,
  name: true,
  model: true,
  sku: true,
  modelLine: true,
  manufacturerId: true,
  manufacturerName: true,
  categoryId: true,
  imageUrl: true,
  drawing: true,
  price: true,
  installationPrice: true,
  published: true,
  publishAt: true,
  unpublishAt: true,
  version: true,
})
/** A product as the lists of staff show it, with what they write it by. */
export type StaffListedProduct = z.infer<typeof staffListedProductSchema>

export const products = {
  list: defineEndpoint(publicEndpoints.products.list, 'Список товаров: фильтр и поиск сочетаются')
    .input(
      z.object({
        manufacturer: z.string().optional(),
        search: z.string().optional(),
        published: publishedFilter,
      }),
    )
    .output(z.array(productSchema)),
  bySlug: defineEndpoint(publicEndpoints.products.bySlug, 'Товар по slug')
    .input(z.object({ key: z.string() }))
    .output(productSchema),
  byId: defineEndpoint(publicEndpoints.products.byId, 'Товар по id')
    .input(z.object({ id: idInPath }))
    .output(productSchema),
}
