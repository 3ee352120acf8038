import { z } from 'zod'
import { productPriceSchema } from '../../../../contract/catalogue/product-changes.ts'
import { validateEffectiveAt } from '../parts/effective-at.ts'

/** Schema of a single price in kopecks: the contract's, with messages for fractions of a ruble. */
export const singlePriceSchema = z.object({
  effectiveAt: z.string().superRefine((value, context) => {
    const problem = validateEffectiveAt(value)
    if (problem !== null) context.addIssue(problem)
  }),
  price: z
    .custom<number | null>((price) => !Number.isNaN(price), {
      error: 'Введите цену в целых рублях',
      abort: true,
    })
    .superRefine((price, context) => {
      const { error } = productPriceSchema.shape.price.safeParse(price)
      for (const { message } of error?.issues ?? []) context.addIssue(message)
    }),
})
