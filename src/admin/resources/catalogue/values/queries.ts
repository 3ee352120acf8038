import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../../api/staff.ts'
import { PRODUCTS_KEY } from '../../../queries.ts'

/** A product for its form, always refetched. */
export const productQuery = (api: StaffApi, id: number) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, 'one', id],
    gcTime: 0,
    queryFn: ({ signal }) => api.products.byId({ id }, { signal }),
    meta: { failure: 'Не удалось загрузить товар' },
  })
