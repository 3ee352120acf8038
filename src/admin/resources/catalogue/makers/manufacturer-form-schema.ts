import { z } from 'zod'
import { newManufacturerSchema } from '../../../../contract/catalogue/manufacturers.ts'
import { toList } from '../../../kit/form/list-text.ts'
import type { ManufacturerValues } from './manufacturer-values.ts'

const aliases = z
  .string()
  .transform((text): string[] | null | undefined => toList(text, '\n'))
  .pipe(newManufacturerSchema.shape.aliases)

/** The contract's schema for form values, with aliases as lines of text. */
export const manufacturerFormSchema: z.ZodType<unknown, ManufacturerValues> = newManufacturerSchema.extend({
  aliases,
})
