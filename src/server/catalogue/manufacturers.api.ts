import { api } from '../http/implementer.ts'
import { requireActor } from '../http/require-actor.ts'
import {
  createManufacturer,
  listManufacturers,
  removeManufacturer,
  updateManufacturer,
} from './manufacturers.service.ts'

export const manufacturers = {
  list: api.manufacturers.list.handler(({ context }) => listManufacturers(context.db)),
}

export const adminManufacturers = {
  create: api.adminManufacturers.create.handler(({ context, input }) =>
    createManufacturer(context.db, requireActor(context), input),
  ),
  update: api.adminManufacturers.update.handler(({ context, input: { id, ...changes } }) =>
    updateManufacturer(context.db, requireActor(context), id, changes),
  ),
  remove: api.adminManufacturers.remove.handler(({ context, input }) =>
    removeManufacturer(context.db, requireActor(context), input.id),
  ),
}
