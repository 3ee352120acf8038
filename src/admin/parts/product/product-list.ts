import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import type { CatalogueSummary } from '../../../contract/catalogue/product-parts.ts'
import type { StaffListedProduct } from '../../../contract/catalogue/products.ts'
import { minutes } from '../../../lib/duration.ts'
import { isLarge, toWhole, type WholeOr } from '../../kit/table/whole-list.ts'
import { PRODUCTS_FAILED, PRODUCTS_KEY, productsQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import type { OfLine } from './lines.ts'

/** The list of staff as `productsQuery` reads it. */
export type ProductList = WholeOr<StaffListedProduct, CatalogueSummary>

/** What the model lines are found in. */
export const linesOf = (list: ProductList | undefined): readonly OfLine[] =>
  Array.isArray(list) ? list : (list?.lines ?? [])

/** What is asked of the list of products. */
export type PartQuery = NonNullable<Parameters<StaffApi['productParts']['list']>[0]>

/** The first products that match, of a catalogue that is not read whole; those that were shown stay until the others are there. */
export const productPartQuery = (api: StaffApi, asked: PartQuery) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, 'part', asked],
    queryFn: ({ signal }) => api.productParts.list(asked, { signal }),
    placeholderData: keepPreviousData,
    gcTime: minutes(5),
    meta: { failure: PRODUCTS_FAILED },
  })

/** The products with these ids, of which there is at least one; in the order of the catalogue. */
export const productsByIdQuery = (api: StaffApi, ids: readonly number[]) =>
  productPartQuery(api, { ids: ids.join(',') })

/** The products with these ids, of a catalogue of any size; undefined while they are not there. Ids of none are left out. */
export function useListedProducts(ids: readonly number[]): readonly StaffListedProduct[] | undefined {
  const api = useApi()
  const list = useQuery(productsQuery(api)).data
  const whole = toWhole(list)
  const possible = ids.filter((id) => Number.isInteger(id) && id > 0)
  const part = useQuery({
    ...productsByIdQuery(api, possible),
    enabled: isLarge(list) && possible.length > 0,
  })
  if (whole) return whole.filter(({ id }) => ids.includes(id))
  if (isLarge(list) && possible.length === 0) return []
  const { items = [] } = part.data ?? {}
  // What was asked for before stands in for those of it that are still wanted.
  const isThere = part.data && !part.isPlaceholderData
  return isThere || possible.every((id) => items.some((one) => one.id === id)) ? items : undefined
}
