import { queryOptions, skipToken } from '@tanstack/react-query'
import type { StaffApi } from '../../../../api/staff.ts'
import type { BulkChange } from '../../../../contract/catalogue/prices.ts'

/** Query key prefix of previews, invalidated after price changes. */
export const PREVIEW_KEY = ['price-preview'] as const

/** Preview of a bulk change; always refetched, because others change prices too. */
export const bulkPreviewQuery = (api: StaffApi, change: BulkChange | null) =>
  queryOptions({
    queryKey: [...PREVIEW_KEY, change],
    staleTime: 0,
    gcTime: 0,
    queryFn: change ? ({ signal }) => api.prices.bulkPreview(change, { signal }) : skipToken,
  })
