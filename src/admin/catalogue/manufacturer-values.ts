import type { z } from 'zod'
import type { newManufacturerSchema } from '../../contract/manufacturers.ts'

/** The form of a manufacturer as it is typed: other names one in a line. */
export type ManufacturerValues = Omit<z.input<typeof newManufacturerSchema>, 'aliases' | 'logoUrl'> & {
  aliases: string
}
