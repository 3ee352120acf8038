import { queryOptions, skipToken } from '@tanstack/react-query'
import type { StaffApi } from '../../api/staff.ts'
import type { BulkChange } from '../../contract/prices.ts'

/** Previews, read anew when prices changed while one was open. */
export const PREVIEW_KEY = ['price-preview'] as const

/** What a change would do to each product; asked anew each time, because others change prices too. */
export const bulkPreviewQuery = (api: StaffApi, change: BulkChange | null) =>
  queryOptions({
    queryKey: [...PREVIEW_KEY, change],
    staleTime: 0,
    gcTime: 0,
    queryFn: change ? ({ signal }) => api.prices.bulkPreview(change, { signal }) : skipToken,
  })
