import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import type { SpecFilling } from '../../../../contract/catalogue/specs.ts'
import { includesTyped } from '../../../../lib/text/fold-text.ts'
import type { Sort } from '../../../kit/table/data-table.tsx'
import { LACKS, type Lack } from '../../../parts/product/lacks.ts'
import { withParameter } from '../../../shell/use-address.ts'

export interface ProductFilters {
  /** Part of a name or a model. */
  search: string
  manufacturerId: number | null
  /** Only together with a manufacturer. */
  modelLine: string | null
  check: Lack | null
  /** Only products without a value of this parameter, by its name; '' is any parameter of their category. */
  missing: string | null
}

/** Products that match all filters (admin.md, section 2). */
export function filterProducts(
  products: readonly StaffListedProduct[],
  filters: ProductFilters,
  filling: Filling = new Map(),
): readonly StaffListedProduct[] {
  const { search, manufacturerId, modelLine, check, missing } = filters
  const gapsOf = ({ id }: StaffListedProduct) => filling.get(id)?.missing ?? []
  return products.filter(
    (product) =>
      (manufacturerId === null || product.manufacturerId === manufacturerId) &&
      (modelLine === null || product.modelLine === modelLine) &&
      (check === null || LACKS[check].isLacking(product)) &&
      (missing === null ||
        (missing === '' ? gapsOf(product).length > 0 : gapsOf(product).includes(missing))) &&
      includesTyped(search, [product.name, product.model]),
  )
}

/** Products by how much is known of them; those without parameters come last both ways. */
export function sortByFilled(
  products: readonly StaffListedProduct[],
  filling: Filling,
  isDown: boolean,
): readonly StaffListedProduct[] {
  const placeOf = ({ id }: StaffListedProduct) => {
    const percent = filling.get(id)?.percent ?? null
    return percent === null ? Number.MAX_VALUE : isDown ? -percent : percent
  }
  return products.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** How much is known of each product, by its id. */
export type Filling = ReadonlyMap<number, SpecFilling['products'][number]>

/** Reads filters from an address; a line without manufacturer is ignored. */
export function readFilters(address: URLSearchParams): ProductFilters {
  const manufacturerId = Number(address.get('manufacturer')) || null
  const check = address.get('check')
  return {
    search: address.get('find') ?? '',
    manufacturerId,
    modelLine: manufacturerId === null ? null : address.get('line'),
    check: check === 'price' || check === 'picture' ? check : null,
    missing: address.has('missing') ? readMissing(address) : null,
  }
}

/** How the table is sorted by an address: by gaps where it is filtered by them, else as it says, or not at all. */
export function readSort(address: URLSearchParams): Sort | null {
  const sort = address.get('sort')
  if (sort !== FILLED && sort !== FILLED_DOWN && !address.has('missing')) return null
  return { key: FILLED, isDown: sort === FILLED_DOWN }
}

/** The address after a press on the head: the largest gaps first, then last, then as before; of those with gaps the largest again. */
export function turnSort(address: URLSearchParams): URLSearchParams {
  const sort = readSort(address)
  return withParameter(address, 'sort', sort === null ? FILLED : sort.isDown ? '' : FILLED_DOWN)
}

/** Key of the column, and what stands in the address. */
const FILLED = 'filled'
const FILLED_DOWN = '-filled'

/** «any» stands for any parameter: an empty parameter would be dropped from the address. */
const ANY = 'any'
const readMissing = (address: URLSearchParams) => {
  const name = address.get('missing') ?? ''
  return name === ANY ? '' : name
}

/** Replaces the filters of an address, keeping its other parameters. */
export function writeFilters(address: URLSearchParams, filters: ProductFilters): URLSearchParams {
  const { search, manufacturerId, modelLine, check, missing } = filters
  const texts = {
    find: search,
    manufacturer: String(manufacturerId ?? ''),
    line: modelLine ?? '',
    check: check ?? '',
    missing: missing === '' ? ANY : (missing ?? ''),
  }
  return Object.entries(texts).reduce((next, [name, text]) => withParameter(next, name, text), address)
}
