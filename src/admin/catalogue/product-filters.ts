import type { Product } from '../../contract/products.ts'
import { LACKS, type Lack } from '../product/lacks.ts'
import { withParameter } from '../shell/use-address.ts'

export interface ProductFilters {
  /** Part of a name or a model. */
  search: string
  manufacturerId: number | null
  /** Only together with a manufacturer. */
  modelLine: string | null
  check: Lack | null
}

/** Products that match all filters (admin.md, section 2). */
export function filterProducts(products: readonly Product[], filters: ProductFilters): readonly Product[] {
  const wanted = filters.search.trim().toLowerCase()
  const { manufacturerId, modelLine, check } = filters
  return products.filter(
    (product) =>
      (manufacturerId === null || product.manufacturerId === manufacturerId) &&
      (modelLine === null || product.modelLine === modelLine) &&
      (check === null || LACKS[check].isLacking(product)) &&
      (wanted === '' || `${product.name}\n${product.model ?? ''}`.toLowerCase().includes(wanted)),
  )
}

/** Reads filters from an address; a line without manufacturer is ignored. */
export function readFilters(address: URLSearchParams): ProductFilters {
  const manufacturerId = Number(address.get('manufacturer')) || null
  const check = address.get('check')
  return {
    search: address.get('find') ?? '',
    manufacturerId,
    modelLine: manufacturerId === null ? null : address.get('line'),
    check: check === 'price' || check === 'picture' ? check : null,
  }
}

/** Replaces the filters of an address, keeping its other parameters. */
export function writeFilters(address: URLSearchParams, filters: ProductFilters): URLSearchParams {
  const { search, manufacturerId, modelLine, check } = filters
  const texts = {
    find: search,
    manufacturer: String(manufacturerId ?? ''),
    line: modelLine ?? '',
    check: check ?? '',
  }
  return Object.entries(texts).reduce((next, [name, text]) => withParameter(next, name, text), address)
}
