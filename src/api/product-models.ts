import type { Product } from '../contract/products.ts'
import { toSummary } from './queries.ts'
import type { StorefrontApi } from './storefront.ts'

/** A product as the selection wizard reads it: the card's fields, and those of the rules (`Selectable`). */
export type SelectionModel = ReturnType<typeof toSelectionModel>

function toSelectionModel(product: Product) {
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

/** All products for the selection wizard. */
export const listSelectionModels = async (
  api: StorefrontApi,
  signal: AbortSignal,
): Promise<SelectionModel[]> => (await api.products.list({}, { signal })).map(toSelectionModel)
