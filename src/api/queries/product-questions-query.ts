import { queryOptions } from '@tanstack/react-query'
import type { ProductQuestion } from '../product-questions.ts'
import type { StorefrontApi } from '../storefront.ts'

/** Questions of buyers of a product; none without the product. The code that chooses them is no part of the first visit. */
export const productQuestionsQuery = (api: StorefrontApi, productSlug: string) =>
  queryOptions({
    queryKey: ['product-questions', productSlug],
    queryFn: async ({ client }): Promise<ProductQuestion[]> =>
      (await import('../product-questions.ts')).chooseQuestions(api, client, productSlug),
  })
