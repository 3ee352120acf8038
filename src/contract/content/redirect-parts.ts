import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { findField, idsInAddress, partByText, partMarkedByText } from '../records/parts.ts'
import { redirectSchema } from './redirects.ts'

const filterSchema = z.object({
  find: findField.describe('Часть прежнего адреса, нынешнего или названия записи'),
  ids: idsInAddress('переадресаций').optional().describe('Только эти переадресации'),
})
export type RedirectFilters = z.output<typeof filterSchema>

const partQuerySchema = filterSchema.extend(partByText(/^\d{1,16}-\d{1,10}$/))
export type RedirectPartQuery = z.output<typeof partQuerySchema>

const partSchema = partMarkedByText(redirectSchema, 'переадресаций')
export type RedirectPart = z.infer<typeof partSchema>

export const redirectParts = {
  list: defineEndpoint(
    staffEndpoints.redirectParts.list,
    'Часть списка переадресаций, новые сверху: поиск на сервере',
  )
    .input(partQuerySchema)
    .output(partSchema),
}
