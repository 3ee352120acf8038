import type { Product } from '../../../../contract/catalogue/products.ts'
import type { Reader } from '../../../platform/db/scope.ts'
import { forReader, readerOf } from '../../../platform/http/for-reader.ts'
import { api } from '../../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../../platform/http/require-actor.ts'
import { planPrice } from '../prices/scheduled-prices.service.ts'
import { arrangeCatalogue, placeProduct } from './catalogue-order.service.ts'
import { copyProduct } from './copy-product.service.ts'
import { toPublicOffer } from './product-offer.ts'
import {
  createProduct,
  listProducts,
  removeProduct,
  requireProductById,
  requireProductBySlug,
  updatePrice,
  updateProduct,
} from './products.service.ts'
import { listForStaff, listFoundForStaff, listPartForStaff } from './staff-products.service.ts'

const shown = (reader: Reader, product: Product) =>
  forReader(reader, reader.seesDrafts ? product : toPublicOffer(product), 'published')

export const products = {
  list: api.products.list.handler(({ context, input: { search, ...input } }) => {
    const query = search?.trim()
    const asked = query ? { ...input, search: () => context.searchProducts(query) } : input
    const reader = readerOf(context, 'products')
    const list = async () =>
      (await listProducts(context.db, reader, asked)).map((product) => shown(reader, product))
    return query ? context.inSearchSlot(list) : list()
  }),
  bySlug: api.products.bySlug.handler(async ({ context, input }) => {
    const reader = readerOf(context, 'products')
    return shown(reader, await requireProductBySlug(context.db, reader, input.key))
  }),
  byId: api.products.byId.handler(async ({ context, input }) => {
    const reader = readerOf(context, 'products')
    return shown(reader, await requireProductById(context.db, input.id, reader))
  }),
}

export const adminProducts = {
  list: api.adminProducts.list.handler(({ context, input }) => listForStaff(context.db, input.upTo)),
  create: api.adminProducts.create.handler(({ context, input }) =>
    createProduct(context.db, requireActor(context), input),
  ),
  update: api.adminProducts.update.handler(({ context, input: { key, ...changes } }) =>
    updateProduct(context.db, requireWriter(context, 'products', key), key, changes),
  ),
  updatePrice: api.adminProducts.updatePrice.handler(async ({ context, input }) => {
    const { key, price, effectiveAt } = input
    const writer = requireWriter(context, 'products', key)
    if (effectiveAt == null) return { status: 200, body: await updatePrice(context.db, writer, key, price) }
    const plan = { productId: key, price, effectiveAt: new Date(effectiveAt) }
    return { status: 202, body: await planPrice(context.db, writer, plan) }
  }),
  remove: api.adminProducts.remove.handler(({ context, input: { key } }) =>
    removeProduct(context.db, requireWriter(context, 'products', key), key),
  ),
  copy: api.adminProducts.copy.handler(({ context, input }) =>
    copyProduct(context.db, requireWriter(context, 'products', input.key), input.key),
  ),
  arrange: api.adminProducts.arrange.handler(({ context, input }) =>
    arrangeCatalogue(context.db, requireActor(context), input),
  ),
}

export const productParts = {
  list: api.productParts.list.handler(({ context, input }) => listPartForStaff(context.db, input)),
  found: api.productParts.found.handler(({ context, input }) => listFoundForStaff(context.db, input)),
  place: api.productParts.place.handler(({ context, input: { key, place } }) =>
    placeProduct(context.db, requireActor(context), key, place),
  ),
}
