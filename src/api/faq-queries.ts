import { queryOptions } from '@tanstack/react-query'
import type { FaqItem } from '../contract/faq.ts'
import { isShown, orNull } from './queries.ts'
import type { StorefrontApi } from './storefront.ts'

/** Categories of questions with the number of questions in each. */
export const faqCategoriesQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['faq-categories'],
    queryFn: ({ signal }) => api.faq.categories(undefined, { signal }),
  })

/** A category of questions by its slug with its questions; null when there is none. */
export const faqCategoryQuery = (api: StorefrontApi, slug: string) =>
  queryOptions({
    queryKey: ['faq-category', slug],
    queryFn: async ({ signal }) => {
      const found = await orNull(api.faq.category({ slug }, { signal }))
      return found && { ...found, items: found.items.filter(isShown) }
    },
  })

/** Categories of a buyer's first questions; one that staff renamed is replaced by the next category. */
const BUYER_TOPICS = ['oplata-dogovor-i-garantiya', 'montazh', 'elektrichestvo-i-avarii']

/** A question on the product page. */
export type ProductQuestion = Pick<FaqItem, 'id' | 'question' | 'answer' | 'alts'>

/** The first question of each of three categories; the one about the price comes first. */
export const productQuestionsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['product-questions'],
    queryFn: async ({ client }) => {
      const filled = (await client.ensureQueryData(faqCategoriesQuery(api))).filter(
        ({ itemCount }) => itemCount > 0,
      )
      const preferred = BUYER_TOPICS.flatMap((topic) => filled.filter(({ slug }) => slug === topic))
      const topics = [...new Set([...preferred, ...filled])].slice(0, BUYER_TOPICS.length)
      const found = await Promise.all(
        topics.map(({ slug }) => client.ensureQueryData(faqCategoryQuery(api, slug))),
      )
      return found
        .flatMap((category) => category?.items.slice(0, 1) ?? [])
        .map(({ id, question, answer, alts }): ProductQuestion => ({ id, question, answer, alts }))
    },
  })
