import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { StaffApi } from '../../../../api/staff.ts'
import type { BulkChange } from '../../../../contract/catalogue/prices.ts'
import { LARGE_STAFF_LIST } from '../../../../domain/catalogue/parts.ts'
import { countedListQuery } from '../../../kit/table/counted-list.ts'
import { PRODUCTS_FAILED } from '../../../queries.ts'

/** Query key prefix of previews, invalidated after price changes. */
export const PREVIEW_KEY = ['price-preview'] as const

const PREVIEW_ROWS = 'price-preview-rows'

/** Reads previews anew, and rows of the same preview as before that were refused meanwhile. */
export async function renewPreviews(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: PREVIEW_KEY })
  await queries.invalidateQueries({
    queryKey: [PREVIEW_ROWS],
    predicate: ({ state }) => state.status === 'error',
  })
}

/** Preview of a bulk change; always refetched, because others change prices too. Of very many products figures instead of rows. */
export const bulkPreviewQuery = (api: StaffApi, change: BulkChange | null) =>
  queryOptions({
    queryKey: [...PREVIEW_KEY, change],
    staleTime: 0,
    gcTime: 0,
    queryFn: change
      ? async ({ signal }) => ({
          change,
          ...(await api.prices.bulkPreview({ ...change, upTo: LARGE_STAFF_LIST }, { signal })),
        })
      : skipToken,
  })

/** What a preview is part by part: of which change, with which fingerprint. */
export interface PreviewInParts {
  change: BulkChange
  fingerprint: string
}

/** Rows of exactly this preview part by part, searched and chosen by the server; with another one by now it answers 409. */
export const previewPartsQuery = (
  api: StaffApi,
  { change, fingerprint }: PreviewInParts,
  asked: { find?: string | undefined; noted?: true },
) =>
  queryOptions({
    ...countedListQuery({
      // Not below PREVIEW_KEY: what has become another preview is not read anew.
      queryKey: [PREVIEW_ROWS, fingerprint, change, asked],
      read: (mark: { after?: number }, signal) =>
        api.prices.bulkPart({ ...change, expected: fingerprint, ...asked, ...mark }, { signal }),
      failure: PRODUCTS_FAILED,
    }),
    // What has this fingerprint stays as it is, and nothing of another one is shown with it.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (rows, former) => (former?.queryKey[1] === fingerprint ? rows : undefined),
    // That the preview is another one by now is no failure; others are said in their place.
    meta: {},
  })
