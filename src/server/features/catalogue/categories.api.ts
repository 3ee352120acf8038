import { NO_BODY, writeHandlers } from '../../platform/http/crud-handlers.ts'
import { forReader } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import { categoryWrites } from './categories.service.ts'

export const categories = {
  list: api.categories.list.handler(async ({ context }) =>
    (await categoryWrites.list(context.db)).map((one) => forReader(context, one)),
  ),
}

export const adminCategories = writeHandlers(api.adminCategories, 'categories', categoryWrites, NO_BODY)
