import { z } from 'zod'
import { MOST_CHANGED } from '../../domain/catalogue/parts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { findField, idsInAddress, partByIdInAddress, partOf } from '../records/parts.ts'
import { mediaSchema } from './media.ts'

const mediaFilters = ['pictures', 'documents', 'no-alt', 'unused'] as const
/** Quick filters of the library, as its screen names them in the address. */
export type MediaFilter = (typeof mediaFilters)[number]

const filterSchema = z.object({
  find: findField.describe('Слова из имени, описания и названий записей, где файл стоит'),
  show: z
    .enum(mediaFilters, { error: `Ожидается одно из: ${mediaFilters.join(', ')}` })
    .optional()
    .describe('Картинки, документы, картинки без описания, то, что нигде не стоит'),
  ids: idsInAddress('файлов').optional().describe('Только эти файлы'),
})
export type MediaPartFilters = z.output<typeof filterSchema>

const partQuerySchema = filterSchema.extend(partByIdInAddress)
export type MediaPartQuery = z.output<typeof partQuerySchema>

const partSchema = partOf(mediaSchema, 'файлов')
export type MediaPart = z.infer<typeof partSchema>

export const mediaParts = {
  list: defineEndpoint(
    staffEndpoints.mediaParts.list,
    'Часть списка файлов, новые сверху: поиск и отбор на сервере',
  )
    .input(partQuerySchema)
    .output(partSchema),
  found: defineEndpoint(
    staffEndpoints.mediaParts.found,
    `Номера файлов с этим отбором, чтобы удалить их разом, не больше ${MOST_CHANGED}`,
  )
    .input(filterSchema)
    .output(z.array(z.int()).max(MOST_CHANGED)),
}
