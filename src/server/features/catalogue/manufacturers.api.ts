import { NO_BODY, writeHandlers } from '../../platform/http/crud-handlers.ts'
import { forReader, readerOf } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import {
  createManufacturer,
  listManufacturers,
  removeManufacturer,
  updateManufacturer,
} from './manufacturers.service.ts'

export const manufacturers = {
  list: api.manufacturers.list.handler(async ({ context }) => {
    const reader = readerOf(context, 'manufacturers')
    return (await listManufacturers(context.db)).map((one) => forReader(reader, one))
  }),
}

export const adminManufacturers = writeHandlers(
  api.adminManufacturers,
  'manufacturers',
  { create: createManufacturer, update: updateManufacturer, remove: removeManufacturer },
  NO_BODY,
)
