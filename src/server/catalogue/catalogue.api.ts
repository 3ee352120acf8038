import { api } from '../http/implementer.ts'
import {
  listCategories,
  listManufacturers,
  listProducts,
  requireProductById,
  requireProductBySlug,
} from './catalogue.service.ts'

export const manufacturers = {
  list: api.manufacturers.list.handler(({ context }) => listManufacturers(context.db)),
}

export const products = {
  list: api.products.list.handler(({ context, input }) => {
    const list = () => listProducts(context.db, input)
    return input.search?.trim() ? context.inSearchSlot(list) : list()
  }),
  bySlug: api.products.bySlug.handler(({ context, input }) => requireProductBySlug(context.db, input.key)),
  byId: api.products.byId.handler(({ context, input }) => requireProductById(context.db, input.id)),
}

export const categories = {
  list: api.categories.list.handler(({ context }) => listCategories(context.db)),
}
