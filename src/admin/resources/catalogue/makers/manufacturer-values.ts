import type { z } from 'zod'
import type { newManufacturerSchema } from '../../../../contract/catalogue/manufacturers.ts'

/** Values of the manufacturer's form: aliases one per line. */
export type ManufacturerValues = Omit<z.input<typeof newManufacturerSchema>, 'aliases'> & {
  aliases: string
}
