import { NO_BODY, writeHandlers } from '../../platform/http/crud-handlers.ts'
import { forReader, readerOf } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import { categoryWrites } from './categories.service.ts'

export const categories = {
  list: api.categories.list.handler(async ({ context }) => {
    const reader = readerOf(context, 'categories')
    return (await categoryWrites.list(context.db)).map((one) => forReader(reader, one))
  }),
}

export const adminCategories = writeHandlers(api.adminCategories, 'categories', categoryWrites, NO_BODY)
