import { z } from 'zod'
import { newAccessorySchema } from '../../../contract/catalogue/accessories.ts'
import { toWholeKopecks } from '../../../lib/text/number-text.ts'
import type { AccessoryValues } from './accessory-values.ts'

const { price, installationPrice } = newAccessorySchema.shape

/** Typed whole rubles, by the contract's rule for kopecks. */
const rubles = (rule: z.ZodType<unknown, number | null | undefined>) =>
  z
    .string()
    .refine((text) => !Number.isNaN(toWholeKopecks(text)), {
      error: 'Введите цену в целых рублях',
      abort: true,
    })
    .transform((text): number | null | undefined => toWholeKopecks(text))
    .pipe(rule)

/** The contract's schema for form values. */
export const accessoryFormSchema: z.ZodType<unknown, AccessoryValues> = newAccessorySchema
  .omit({ technicalSpecs: true })
  .extend({
    price: rubles(z.custom<number | null | undefined>().pipe(price)),
    installationPrice: rubles(installationPrice),
  })
