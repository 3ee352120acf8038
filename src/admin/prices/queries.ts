import { queryOptions, skipToken } from '@tanstack/react-query'
import type { StaffApi } from '../../api/staff.ts'
import type { BulkChange } from '../../contract/prices.ts'

/** Everything under this key is read anew after a price was changed. */
export const PRICES_KEY = ['prices'] as const

/** Previews, read anew when prices changed while one was open. */
export const PREVIEW_KEY = ['price-preview'] as const

/** The last change of many prices while it can be taken back; null when there is none. */
export const lastBulkQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'last'],
    staleTime: 0,
    queryFn: ({ signal }) => api.prices.bulkLast(undefined, { signal }),
  })

/** What a change would do to each product; asked anew each time, because others change prices too. */
export const bulkPreviewQuery = (api: StaffApi, change: BulkChange | null) =>
  queryOptions({
    queryKey: [...PREVIEW_KEY, change],
    staleTime: 0,
    gcTime: 0,
    queryFn: change ? ({ signal }) => api.prices.bulkPreview(change, { signal }) : skipToken,
  })

/** Every price a product has had, newest first. */
export const priceHistoryQuery = (api: StaffApi, productId: number) =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'history', productId],
    staleTime: 0,
    queryFn: ({ signal }) => api.prices.history({ key: productId }, { signal }),
  })
