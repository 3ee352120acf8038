import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../../api/staff.ts'
import { toFind } from '../../../kit/table/whole-list.ts'
import type { PartQuery } from '../../../parts/product/product-list.ts'
import { PRODUCTS_KEY } from '../../../queries.ts'
import type { ProductFilters } from './product-filters.ts'

const toFilters = ({ search, manufacturerId, modelLine, check, missing }: ProductFilters) => ({
  ...toFind(search),
  ...(manufacturerId !== null && { manufacturerId }),
  ...(modelLine !== null && { modelLine }),
  ...(check !== null && { check }),
  ...(missing !== null && { missing }),
})

/** What is asked of the server by these filters, in this order. */
export const toPartQuery = (filters: ProductFilters): PartQuery => ({
  ...toFilters(filters),
  ...(filters.sort !== null && { sort: filters.sort.isDown ? '-filled' : 'filled' }),
})

/** Numbers and versions of all that match, as many as one action takes. */
export const foundProductsQuery = (api: StaffApi, filters: ProductFilters) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, 'found', toFilters(filters)],
    queryFn: ({ signal }) => api.productParts.found(toFilters(filters), { signal }),
    meta: { failure: 'Не удалось выбрать все товары' },
  })
