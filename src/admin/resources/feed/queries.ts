import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'
import { minutes, seconds } from '../../../lib/duration.ts'
import { readParts } from '../../parts/product/growing-products.ts'

/** What is in the feed, of very many products how many are; it is made within twenty seconds after a change, so it is asked for again so often. */
export const feedQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['product-feed'],
    staleTime: 0,
    refetchInterval: seconds(20),
    queryFn: ({ signal }) => api.productFeed.list({ upTo: LARGE_STAFF_LIST }, { signal }),
  })

/** What is asked of very many products. */
type FeedQuery = NonNullable<Parameters<StaffApi['productFeed']['part']>[0]>

/** The products part by part, searched and chosen by the server; all parts that are shown are asked for again once a minute. */
export const feedPartsQuery = (api: StaffApi, asked: FeedQuery) =>
  queryOptions({
    queryKey: ['product-feed', 'parts', asked],
    staleTime: 0,
    refetchInterval: minutes(1),
    queryFn: readParts((mark, signal) => api.productFeed.part({ ...asked, ...mark }, { signal })),
    placeholderData: keepPreviousData,
  })

/** Whether search engines are told of changes, asked for as often. */
export const indexNowQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['index-now'],
    staleTime: 0,
    refetchInterval: seconds(20),
    queryFn: ({ signal }) => api.indexNow.get(undefined, { signal }),
  })
