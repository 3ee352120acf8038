import { z } from 'zod'
import { newManufacturerSchema } from '../../contract/manufacturers.ts'
import { type ManufacturerValues, toLines } from './manufacturer-values.ts'

const aliases = z
  .string()
  .transform((text): string[] | null | undefined => toLines(text))
  .pipe(newManufacturerSchema.shape.aliases)

/** Rules of the contract, for other names typed in lines. */
export const manufacturerFormSchema: z.ZodType<unknown, ManufacturerValues> = newManufacturerSchema
  .omit({ logoUrl: true })
  .extend({ aliases })
