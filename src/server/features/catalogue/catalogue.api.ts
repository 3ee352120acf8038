import { findEquipped } from '../../../domain/product/equipment.ts'
import { api } from '../../platform/http/implementer.ts'
import { chooseModels, listPart, listSelectable, listSimilar } from './catalogue.service.ts'

/** The published products, whoever reads. */
export const catalogue = {
  list: api.catalogue.list.handler(async ({ context, input }) => {
    const query = input.search?.trim()
    const ids = query ? await context.inSearchSlot(() => context.searchProducts(query)) : undefined
    const { items, ...listing } = await listPart(context.catalogue, input, ids)
    return {
      ...listing,
      residents: [...listing.residents],
      bars: [...listing.bars],
      priceRange: [...listing.priceRange],
      items,
    }
  }),
  models: api.catalogue.models.handler(({ context }) => chooseModels(context.catalogue)),
  similar: api.catalogue.similar.handler(({ context, input }) => listSimilar(context.catalogue, input)),
  selectable: api.catalogue.selectable.handler(({ context }) => listSelectable(context.catalogue)),
  named: api.catalogue.named.handler(async ({ context, input }) => {
    const { products } = await context.catalogue.read()
    return { product: findEquipped(input.text, products) }
  }),
}
