import { z } from 'zod'
import { FEED_GAPS, FEED_REMARKS } from '../../domain/catalogue/feed-states.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { findField, partInAddress, partOf, upToField } from '../records/parts.ts'

const productInFeedSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  manufacturerName: z.string(),
  gaps: z.array(z.enum(FEED_GAPS)).describe('Почему товара нет в фиде; пусто — он там есть'),
  remarks: z.array(z.enum(FEED_REMARKS)).describe('Чего не хватает товару, который в фиде есть'),
})
export type ProductInFeed = z.infer<typeof productInFeedSchema>

const feedFacts = {
  address: z.string().describe('Адрес, который указывают в Яндексе'),
  madeAt: z.string().nullable().describe('Когда фид стал таким, как сейчас; null — ещё не собран'),
  checkedAt: z.string().nullable().describe('Когда его в последний раз сверили с товарами'),
  offers: z.int().describe('Сколько товаров в собранном фиде'),
}
const productFeedSchema = z.object({ ...feedFacts, products: z.array(productInFeedSchema) })
export type ProductFeed = z.infer<typeof productFeedSchema>

/** A feed of so many products that they are not read whole. */
const feedCountsSchema = z.object({
  ...feedFacts,
  counts: z
    .object({ all: z.int(), in: z.int(), out: z.int(), lacking: z.int() })
    .describe('Сколько всего товаров, сколько в фиде, не в нём и в нём с замечаниями'),
})
export type ProductFeedCounts = z.infer<typeof feedCountsSchema>

const feedPartQuerySchema = z.object({
  show: z
    .enum(['in', 'out', 'lacking'], { error: 'Ожидается in, out или lacking' })
    .optional()
    .describe('Только те, что в фиде, не в нём или в нём с замечаниями'),
  find: findField.describe('Часть названия или производителя'),
  ...partInAddress,
})
export type FeedPartQuery = z.output<typeof feedPartQuerySchema>

const feedPartSchema = partOf(productInFeedSchema, 'товаров')
export type FeedPart = z.infer<typeof feedPartSchema>

export const productFeed = {
  list: defineEndpoint(
    staffEndpoints.productFeed.list,
    'Фид для Яндекса: какие товары в нём, каких нет и почему',
  )
    .input(
      z.object({
        upTo: upToField.describe('Если товаров больше — вместо списка числа о нём'),
      }),
    )
    .output(z.union([productFeedSchema, feedCountsSchema])),
  part: defineEndpoint(
    staffEndpoints.productFeed.part,
    'Часть товаров с тем, в фиде ли они и почему нет: поиск и отбор на сервере',
  )
    .input(feedPartQuerySchema)
    .output(feedPartSchema),
}
