import { api } from '../http/implementer.ts'
import { requireActor } from '../http/require-actor.ts'
import {
  createProduct,
  listProducts,
  requireProductById,
  requireProductBySlug,
  updatePrice,
  updateProduct,
} from './products.service.ts'

export const products = {
  list: api.products.list.handler(({ context, input }) => {
    const list = () => listProducts(context.db, input)
    return input.search?.trim() ? context.inSearchSlot(list) : list()
  }),
  bySlug: api.products.bySlug.handler(({ context, input }) => requireProductBySlug(context.db, input.key)),
  byId: api.products.byId.handler(({ context, input }) => requireProductById(context.db, input.id)),
}

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
