import { z } from 'zod'
import { FEED_GAPS, FEED_REMARKS } from '../../domain/catalogue/feed-states.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'

const productInFeedSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  manufacturerName: z.string(),
  gaps: z.array(z.enum(FEED_GAPS)).describe('Почему товара нет в фиде; пусто — он там есть'),
  remarks: z.array(z.enum(FEED_REMARKS)).describe('Чего не хватает товару, который в фиде есть'),
})
export type ProductInFeed = z.infer<typeof productInFeedSchema>

const productFeedSchema = z.object({
  address: z.string().describe('Адрес, который указывают в Яндексе'),
  madeAt: z.string().nullable().describe('Когда фид стал таким, как сейчас; null — ещё не собран'),
  checkedAt: z.string().nullable().describe('Когда его в последний раз сверили с товарами'),
  offers: z.int().describe('Сколько товаров в собранном фиде'),
  products: z.array(productInFeedSchema),
})
export type ProductFeed = z.infer<typeof productFeedSchema>

export const productFeed = {
  list: defineEndpoint(
    staffEndpoints.productFeed.list,
    'Фид для Яндекса: какие товары в нём, каких нет и почему',
  ).output(productFeedSchema),
}
