import { z } from 'zod'
import { productPriceSchema } from '../../contract/admin-products.ts'

/** Rules of one new price in kopecks: those of the contract, and words of their own for what is no whole number of rubles. */
export const singlePriceSchema = z.object({
  price: z
    .custom<number | null>((price) => !Number.isNaN(price), {
      error: 'Введите цену в целых рублях',
      abort: true,
    })
    .superRefine((price, context) => {
      const { error } = productPriceSchema.shape.price.safeParse(price)
      for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
    }),
})
