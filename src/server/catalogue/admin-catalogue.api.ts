import { api } from '../http/implementer.ts'
import { requireActor } from '../http/require-actor.ts'
import {
  createCategory,
  createProduct,
  removeCategory,
  updateCategory,
  updatePrice,
  updateProduct,
} from './catalogue-writes.service.ts'
import { createManufacturer, removeManufacturer, updateManufacturer } from './manufacturers.service.ts'

export const adminProducts = {
  create: api.adminProducts.create.handler(({ context, input }) =>
    createProduct(context.db, requireActor(context), input),
  ),
  update: api.adminProducts.update.handler(({ context, input: { key, ...changes } }) =>
    updateProduct(context.db, requireActor(context), key, changes),
  ),
  updatePrice: api.adminProducts.updatePrice.handler(({ context, input }) =>
    updatePrice(context.db, requireActor(context), input.key, input.price),
  ),
}

export const adminCategories = {
  create: api.adminCategories.create.handler(({ context, input }) =>
    createCategory(context.db, requireActor(context), input),
  ),
  update: api.adminCategories.update.handler(({ context, input: { id, ...changes } }) =>
    updateCategory(context.db, requireActor(context), id, changes),
  ),
  remove: api.adminCategories.remove.handler(({ context, input }) =>
    removeCategory(context.db, requireActor(context), input.id),
  ),
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
