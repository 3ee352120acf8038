import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInQuery } from '../fields.ts'
import { publishedFilter } from '../records/records.ts'

const exportQuerySchema = z.object({
  format: z.enum(['xlsx', 'csv'], { error: 'Ожидается xlsx или csv' }).describe('Вид файла'),
  manufacturer: z.string().optional().describe('Slug производителя или другое его название'),
  categoryId: idInQuery().optional(),
  search: z.string().optional(),
  published: publishedFilter,
})
export type ProductExportQuery = z.output<typeof exportQuerySchema>

export const productExport = {
  file: defineEndpoint(
    staffEndpoints.productExport.file,
    'Товары файлом: те же, что в списке с этими фильтрами',
  )
    .route({ outputStructure: 'detailed' })
    .input(exportQuerySchema)
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
}
