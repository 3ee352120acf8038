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
  color: z.string().nullable().describe('#rrggbb: крышка на чертежах и метка на карточках'),
  aliases: z.array(z.string()).describe('Другие названия и адреса, под которыми производителя ищут'),
})
export type Manufacturer = z.infer<typeof manufacturerSchema>

export const manufacturers = {
  list: defineEndpoint(publicEndpoints.manufacturers.list, 'Производители').output(
    z.array(manufacturerSchema),
  ),
}
