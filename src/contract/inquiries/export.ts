import { z } from 'zod'
import { INQUIRY_STATUSES } from '../../domain/inquiry/kinds.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { INQUIRY_SORTS, idsInAddress, inquiryFilters } from './list.ts'

/** Most inquiries in one file; older ones are left out. */
export const MAX_EXPORTED = 10_000

const exportQuerySchema = z.object({
  ...inquiryFilters,
  status: z.enum(INQUIRY_STATUSES, { error: 'Такого статуса нет' }).optional(),
  sort: z.enum(INQUIRY_SORTS, { error: 'Так запросы не сортируются' }).optional(),
  format: z.enum(['xlsx', 'csv'], { error: 'Ожидается xlsx или csv' }).describe('Вид файла'),
  ids: idsInAddress,
})
export type InquiryExportQuery = z.output<typeof exportQuerySchema>

export const inquiryExport = {
  file: defineEndpoint(
    staffEndpoints.inquiryExport.file,
    `Запросы файлом: те же, что в списке с этими фильтрами, не больше ${MAX_EXPORTED}`,
  )
    .route({ outputStructure: 'detailed' })
    .input(exportQuerySchema)
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
}
