import { forReader } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../platform/http/require-actor.ts'
import {
  createManufacturer,
  listManufacturers,
  removeManufacturer,
  updateManufacturer,
} from './manufacturers.service.ts'

export const manufacturers = {
  list: api.manufacturers.list.handler(async ({ context }) =>
    (await listManufacturers(context.db)).map((one) => forReader(context, one)),
  ),
}

export const adminManufacturers = {
  create: api.adminManufacturers.create.handler(({ context, input }) =>
    createManufacturer(context.db, requireActor(context), input),
  ),
  update: api.adminManufacturers.update.handler(({ context, input: { id, ...changes } }) =>
    updateManufacturer(context.db, requireWriter(context, 'manufacturers', id), id, changes),
  ),
  remove: api.adminManufacturers.remove.handler(({ context, input }) =>
    removeManufacturer(context.db, requireWriter(context, 'manufacturers', input.id), input.id),
  ),
}
