import type { QueryClient } from '@tanstack/react-query'
import type { SelectableProduct } from '../contract/catalogue/catalogue.ts'
import { isLargeCatalogue } from './large-catalogue.ts'
import { toSummary } from './queries/queries.ts'
import type { StorefrontApi } from './storefront.ts'

/** A product as the selection wizard reads it: the card's fields, and those of the rules (`Selectable`). */
export type SelectionModel = ReturnType<typeof toSelectionModel>

/** What both calls answer. */
type Selectable = Omit<SelectableProduct, 'technicalSpecs'> & {
  technicalSpecs: { aerationType?: SelectableProduct['technicalSpecs']['aerationType'] }
}

function toSelectionModel(product: Selectable) {
  const { height, body, discharge, variant, inletFrom, inletTo, outlet } = product
  const { outletPressure, livingTypes, needsElectricity, sources } = product
  // How a station gets its air is a reason; the other characteristics stay out of the visitor's memory.
  const technicalSpecs = { aerationType: product.technicalSpecs.aerationType ?? null }
  const limits = {
    technicalSpecs,
    inletFrom,
    inletTo,
    outlet,
    outletPressure,
    livingTypes,
    needsElectricity,
    sources,
  }
  return { ...toSummary(product), height, body, discharge, variant, ...limits }
}

/** All products that can be had, for the selection wizard. */
export const listSelectionModels = async (
  api: StorefrontApi,
  client: QueryClient,
  signal: AbortSignal,
): Promise<SelectionModel[]> =>
  (isLargeCatalogue(client)
    ? await api.catalogue.selectable(undefined, { signal })
    : await api.products.list({}, { signal })
  )
    .filter((product) => !product.offer?.isOver)
    .map(toSelectionModel)
