import { z } from 'zod'
import { newManufacturerSchema } from '../../contract/manufacturers.ts'
import { toList } from '../form/list-text.ts'
import type { ManufacturerValues } from './manufacturer-values.ts'

const aliases = z
  .string()
  .transform((text): string[] | null | undefined => toList(text, '\n'))
  .pipe(newManufacturerSchema.shape.aliases)

/** Rules of the contract, for other names typed in lines. */
export const manufacturerFormSchema: z.ZodType<unknown, ManufacturerValues> = newManufacturerSchema
  .omit({ logoUrl: true })
  .extend({ aliases })
