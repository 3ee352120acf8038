import { z } from 'zod'
import { INQUIRY_STATUSES, MAX_CHOSEN } from '../lib/inquiry-kinds.ts'
import { INQUIRY_SORTS, inquiryFilters } from './admin-inquiries.ts'
import { defineEndpoint } from './endpoint.ts'
import { staffEndpoints } from './endpoints.staff.ts'

/** Most requests in one file; older ones are left out. */
export const MAX_EXPORTED = 10_000

const WRONG_IDS = 'Ожидаются номера запросов через запятую, например 17,18'

const exportQuerySchema = z.object({
  ...inquiryFilters,
  status: z.enum(INQUIRY_STATUSES, { error: 'Такого статуса нет' }).optional(),
  sort: z.enum(INQUIRY_SORTS, { error: 'Так запросы не сортируются' }).optional(),
  format: z.enum(['xlsx', 'csv'], { error: 'Ожидается xlsx или csv' }).describe('Вид файла'),
  ids: z
    .string({ error: WRONG_IDS })
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, WRONG_IDS)
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= MAX_CHOSEN, `Не больше ${MAX_CHOSEN} номеров`)
    .optional()
    .describe('Только эти запросы'),
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
