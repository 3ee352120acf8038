import { z } from 'zod'
import { endpoint } from './row.ts'
import { publicRows } from './rows.public.ts'

export const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  manufacturerId: z.int().nullable(),
  imageUrl: z.string().nullable(),
  order: z.int(),
})
export type Category = z.infer<typeof categorySchema>

export const categories = {
  list: endpoint(publicRows.categories.list, 'Категории каталога').output(z.array(categorySchema)),
}
