import type { StaffApi } from '../../../api/staff.ts'
import { countedListQuery, formatPart } from '../../kit/table/counted-list.ts'
import { PRODUCTS_FAILED, PRODUCTS_KEY } from '../../queries.ts'
import type { PartQuery } from './product-list.ts'

/** Matching products part by part, filtered and sorted by the server. */
export const growingProductsQuery = (api: StaffApi, asked: PartQuery) =>
  countedListQuery({
    queryKey: [...PRODUCTS_KEY, 'growing', asked],
    read: (mark: { after?: number }, signal) => api.productParts.list({ ...asked, ...mark }, { signal }),
    failure: PRODUCTS_FAILED,
  })

/** How many of the products that match are shown. */
export const formatProducts = (shown: number, all: number): string =>
  formatPart(shown, all, ['товар', 'товара', 'товаров'])
