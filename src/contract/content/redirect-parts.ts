import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { findField, idsInAddress, MARK, partLimit, WRONG_MARK } from '../records/parts.ts'
import { redirectSchema } from './redirects.ts'

const filterSchema = z.object({
  find: findField.describe('Часть прежнего адреса, нынешнего или названия записи'),
  ids: idsInAddress('переадресаций').optional().describe('Только эти переадресации'),
})
export type RedirectFilters = z.output<typeof filterSchema>

const partQuerySchema = filterSchema.extend({
  limit: partLimit,
  after: z
    .string({ error: WRONG_MARK })
    .regex(/^\d{1,16}-\d{1,10}$/, WRONG_MARK)
    .optional()
    .describe(MARK),
})
export type RedirectPartQuery = z.output<typeof partQuerySchema>

const partSchema = z.object({
  items: z.array(redirectSchema),
  total: z.int().describe('Сколько переадресаций подходит'),
  next: z.string().nullable().describe('Метка следующей части; null — это последняя'),
})
export type RedirectPart = z.infer<typeof partSchema>

export const redirectParts = {
  list: defineEndpoint(
    staffEndpoints.redirectParts.list,
    'Часть списка переадресаций, новые сверху: поиск на сервере',
  )
    .input(partQuerySchema)
    .output(partSchema),
}
