import { queryOptions } from '@tanstack/react-query'
import type { StorefrontApi } from '../storefront.ts'
import { isShown, orNull } from './queries.ts'

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
