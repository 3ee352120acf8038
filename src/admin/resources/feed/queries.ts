import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import type { ProductFeed, ProductFeedCounts } from '../../../contract/catalogue/product-feed.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'
import { minutes, seconds } from '../../../lib/duration.ts'
import { countedListQuery } from '../../kit/table/counted-list.ts'
import { PRODUCTS_FAILED } from '../../queries.ts'

/**
 * What is in the feed; it is made within twenty seconds after a change, so it is asked for again so often. Of very many products it is
 * how many are, once a minute: the server reads all of them for that.
 */
export const feedQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['product-feed'],
    staleTime: 0,
    queryFn: ({ signal }): Promise<ProductFeed | ProductFeedCounts> =>
      api.productFeed.list({ upTo: LARGE_STAFF_LIST }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && 'counts' in data && data.madeAt !== null ? minutes(1) : seconds(20),
  })

/** What is asked of very many products. */
type FeedQuery = NonNullable<Parameters<StaffApi['productFeed']['part']>[0]>

/** The products part by part, searched and chosen by the server; all parts that are shown are asked for again as often. */
export const feedPartsQuery = (api: StaffApi, asked: FeedQuery) =>
  queryOptions({
    ...countedListQuery({
      queryKey: ['product-feed', 'parts', asked],
      read: (mark: { after?: number }, signal) => api.productFeed.part({ ...asked, ...mark }, { signal }),
      failure: PRODUCTS_FAILED,
    }),
    staleTime: 0,
    refetchInterval: minutes(1),
  })

/** Whether search engines are told of changes, asked for every twenty seconds. */
export const indexNowQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['index-now'],
    staleTime: 0,
    refetchInterval: seconds(20),
    queryFn: ({ signal }) => api.indexNow.get(undefined, { signal }),
  })
