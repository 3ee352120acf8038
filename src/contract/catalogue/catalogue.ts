import { z } from 'zod'
import { PART_SIZE } from '../../domain/catalogue/parts.ts'
import { sortModes } from '../../domain/catalogue/sorting.ts'
import { comparedBodies } from '../../domain/product/body-offers.ts'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { idInQuery, intInAddress } from '../fields.ts'
import { sourcesSchema } from './product-limits.ts'
import { productSchema, specValueSchema } from './products.ts'
import { specFilter } from './specs.ts'

/** A product without what only its own page shows, at a third of the bytes. */
export const listedSchema = productSchema.omit({
  manufacturer_id: true,
  manufacturer_name: true,
  manufacturer_slug: true,
  sku: true,
  description: true,
  shortDescription: true,
  images: true,
  features: true,
  technicalSpecs: true,
  specs: true,
  parameters: true,
  numbers: true,
  words: true,
  notes: true,
  sources: true,
  unreadable: true,
  capacity: true,
  dailyCapacity: true,
  dimensions: true,
  power: true,
  warranty: true,
  length: true,
  width: true,
  diameter: true,
  weight: true,
  published: true,
  publishAt: true,
  unpublishAt: true,
  version: true,
  createdAt: true,
  updatedAt: true,
})
export type ListedProduct = z.infer<typeof listedSchema>

/** A product as the rules of the selection read it. */
const selectableSchema = listedSchema.extend({
  technicalSpecs: z.object({ aerationType: specValueSchema }),
  sources: sourcesSchema.describe('Откуда цена, залп и глубина трубы'),
})
export type SelectableProduct = z.infer<typeof selectableSchema>

/** Most products of one answer. */
const MAX_PART = 100

const sorts = Object.keys(sortModes)

const listingSchema = z.object({
  total: z.int().describe('Товаров без фильтров'),
  found: z.int().describe('Товаров, которые подходят'),
  exact: z.int().describe('Из них ровно на users человек, если список разделён по ним'),
  residents: z.array(z.int()).describe('На сколько человек бывают'),
  priceRange: z.tuple([z.number(), z.number()]).describe('Концы ползунка цены, ₽'),
  hasPrices: z.boolean().describe('Есть ли цена хоть у одного'),
  hasPricesBySpecs: z.boolean().describe('Есть ли цена хоть у одного с выбранными характеристиками'),
  bars: z.array(z.number()).describe('Сколько товаров в каждой из равных частей ползунка, от 0 до 1'),
  hasBothScopes: z.boolean().describe('Есть ли среди подходящих цены с монтажом и без'),
  toDrop: z
    .enum(['price', 'users', 'specs'])
    .nullable()
    .describe('Без какого фильтра нашлось бы, если не нашлось ничего'),
})

const bodyOfferSchema = z.object({
  body: z.enum(comparedBodies),
  name: z.string(),
  drawing: z.string(),
  cheapest: z
    .object({
      name: z.string(),
      price: z.int().describe('Копейки'),
      extras: z.string().optional().describe('Чего нет в цене'),
    })
    .nullable(),
})

const part = {
  offset: intInAddress(
    z.int({ error: 'offset — целое число от 0' }).min(0, 'offset — целое число от 0'),
  ).default(0),
  limit: intInAddress(
    z
      .int({ error: 'limit — целое число от 1' })
      .min(1, 'limit — целое число от 1')
      .max(MAX_PART, `limit — не больше ${MAX_PART}`),
  ).default(PART_SIZE),
}

export const catalogue = {
  list: defineEndpoint(
    publicEndpoints.catalogue.list,
    'Часть списка каталога, с числами по всему списку: фильтры и порядок как в адресе каталога, характеристики — spec.<ключ>=значение',
  )
    .input(
      z
        .object({
          manufacturer: z.string().optional().describe('slug производителя или другое его название'),
          search: z.string().optional().describe('Поиск: лучшее сначала'),
          users: intInAddress(
            z.int({ error: 'users — целое число от 1' }).min(1, 'users — целое число от 1'),
          ).optional(),
          price: z
            .string()
            .regex(/^\d{1,9}-\d{1,9}$/, 'price — две суммы в рублях: 160000-400000')
            .optional(),
          sort: z.enum(sorts, { error: `sort — одно из: ${sorts.join(', ')}` }).optional(),
          ...part,
        })
        .catchall(specFilter),
    )
    .output(listingSchema.extend({ items: z.array(listedSchema) })),
  models: defineEndpoint(
    publicEndpoints.catalogue.models,
    'Модели, выбранные из всего каталога: для картинки главной, по одной каждого корпуса и каждого производителя',
  ).output(
    z.object({
      drawn: listedSchema.nullable().describe('Для картинки главной'),
      bodies: z.array(bodyOfferSchema).describe('Модель каждого корпуса и самая низкая цена с установкой'),
      typical: z.array(listedSchema).describe('Обычная модель каждого производителя'),
    }),
  ),
  similar: defineEndpoint(
    publicEndpoints.catalogue.similar,
    'Товары, ближайшие по числу людей и цене, из каждой линейки один; ближайшие сначала',
  )
    .input(
      z.object({
        like: idInQuery().optional().describe('id товара, которого нет среди похожих'),
        residents: intInAddress(z.int({ error: 'residents — целое число' })).nullish(),
        price: intInAddress(z.int({ error: 'price — целое число, копейки' })).nullish(),
      }),
    )
    .output(z.array(listedSchema)),
  named: defineEndpoint(
    publicEndpoints.catalogue.named,
    'Товар, с названия которого начинается текст; product — null, если такого нет',
  )
    .input(z.object({ text: z.string() }))
    .output(z.object({ product: listedSchema.nullable() })),
  selectable: defineEndpoint(
    publicEndpoints.catalogue.selectable,
    'Все товары, но только с тем, что читает подбор',
  ).output(z.array(selectableSchema)),
}
