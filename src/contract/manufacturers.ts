import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { publicEndpoints } from './endpoints.public.ts'

export const manufacturerSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  logoUrl: z.string().nullable(),
  website: z.string().nullable(),
  country: z.string().nullable(),
})
export type Manufacturer = z.infer<typeof manufacturerSchema>

export const manufacturers = {
  list: defineEndpoint(publicEndpoints.manufacturers.list, 'Производители').output(
    z.array(manufacturerSchema),
  ),
}
