import type { QueryClient } from '@tanstack/react-query'
import type { FaqItem } from '../contract/content/faq.ts'
import { asksOfPump, suitsProduct } from '../domain/product/questions.ts'
import { faqCategoriesQuery, faqCategoryQuery } from './queries/faq-queries.ts'
import { productQuery } from './queries/queries.ts'
import type { StorefrontApi } from './storefront.ts'

/** Categories of a buyer's first questions; one that staff renamed is replaced by the next category. */
const BUYER_TOPICS = ['oplata-dogovor-i-garantiya', 'montazh', 'elektrichestvo-i-avarii']

/** The category that says when a pump is needed. */
const PUMP_TOPIC = 'vybor-stancii'

/** A question on the product page. */
export type ProductQuestion = Pick<FaqItem, 'id' | 'question' | 'answer' | 'alts'>

/**
 * The first question of each of three categories that holds for the product, the one about the price first; and the one about pumps for a
 * model with one. None without the product.
 */
export async function chooseQuestions(
  api: StorefrontApi,
  client: QueryClient,
  productSlug: string,
): Promise<ProductQuestion[]> {
  const [product, all] = await Promise.all([
    client.ensureQueryData(productQuery(api, productSlug)),
    client.ensureQueryData(faqCategoriesQuery(api)),
  ])
  if (!product) return []
  const filled = all.filter(({ itemCount }) => itemCount > 0)
  const read = async (slug: string) =>
    (await client.ensureQueryData(faqCategoryQuery(api, slug)))?.items ?? []
  const first = async (slug: string) =>
    (await read(slug)).filter((item) => suitsProduct(item, product)).slice(0, 1)
  const isThere = (topic: string) => filled.some(({ slug }) => slug === topic)
  const [ofPump, ...preferred] = await Promise.all([
    isThere(PUMP_TOPIC) ? read(PUMP_TOPIC) : [],
    ...BUYER_TOPICS.filter(isThere).map(first),
  ])
  const chosen = preferred.flat()
  for (const { slug } of filled) {
    if (chosen.length >= BUYER_TOPICS.length) break
    if (!BUYER_TOPICS.includes(slug)) chosen.push(...(await first(slug)))
  }
  const further = ofPump.filter((item) => asksOfPump(item, product) && !chosen.includes(item)).slice(0, 1)
  return [...chosen, ...further].map(
    ({ id, question, answer, alts }): ProductQuestion => ({ id, question, answer, alts }),
  )
}
