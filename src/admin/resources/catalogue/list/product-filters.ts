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
  /** How what is left is sorted; null as in the catalogue. */
  sort: Sort | null
}

/** Products that match all filters (admin.md, section 2). */
export function filterProducts(
  products: readonly StaffListedProduct[],
  filters: Omit<ProductFilters, 'sort'>,
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
    sort: parseSort(address.get('sort')),
  }
}

/** By how much is known, the largest gaps first. */
export const BY_GAPS: Sort = { key: 'filled', isDown: false }
const BY_FILLED: Sort = { key: 'filled', isDown: true }

/** Orders that can be chosen where the table has no head. */
export const ORDERS: readonly { label: string; sort: Sort | null }[] = [
  { label: 'Как в каталоге', sort: null },
  { label: 'Сначала с пробелами', sort: BY_GAPS },
  { label: 'Сначала заполненные', sort: BY_FILLED },
]

/** The order after a press on the head: the largest gaps first, then last, then as in the catalogue. */
export const turnSort = (sort: Sort | null): Sort | null =>
  sort === null ? BY_GAPS : sort.isDown ? null : BY_FILLED

/** An order as it stands in the address; empty for that of the catalogue. */
export const writeSort = (sort: Sort | null): string =>
  sort ? (sort.isDown ? `-${sort.key}` : sort.key) : ''
/** The order of this text; null as in the catalogue. */
export const parseSort = (text: string | null): Sort | null =>
  [BY_GAPS, BY_FILLED].find((sort) => writeSort(sort) === text) ?? null

/** «any» stands for any parameter: an empty parameter would be dropped from the address. */
const ANY = 'any'
const readMissing = (address: URLSearchParams) => {
  const name = address.get('missing') ?? ''
  return name === ANY ? '' : name
}

/** Replaces the filters of an address, keeping its other parameters. */
export function writeFilters(address: URLSearchParams, filters: ProductFilters): URLSearchParams {
  const { search, manufacturerId, modelLine, check, missing, sort } = filters
  const texts = {
    find: search,
    manufacturer: String(manufacturerId ?? ''),
    line: modelLine ?? '',
    check: check ?? '',
    missing: missing === '' ? ANY : (missing ?? ''),
    sort: writeSort(sort),
  }
  return Object.entries(texts).reduce((next, [name, text]) => withParameter(next, name, text), address)
}
