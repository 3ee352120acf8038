import { useQuery } from '@tanstack/react-query'
import type { InquirySort, InquirySortKey } from '../../../contract/inquiries/list.ts'
import type { Sort } from '../../kit/table/data-table.tsx'
import { useGrowingList } from '../../kit/table/growing-list.ts'
import type { InquiryFilters } from '../../parts/inquiry/filters.ts'
import { filteredCountsQuery, inquiryListQuery } from '../../parts/inquiry/inquiry-queries.ts'
import { useApi } from '../../staff.ts'

/** Sort keys of the server by column. */
const SORT_KEYS: Readonly<Record<string, InquirySortKey>> = {
  id: 'id',
  date: 'date',
  type: 'type',
  who: 'name',
  status: 'status',
}

/** Loaded inquiries that match the filters, in the chosen order, and their total count. */
export function useInquiries(filters: InquiryFilters, sort: Sort | null) {
  const api = useApi()
  const list = useGrowingList(inquiryListQuery(api, filters, toServerSort(sort)))
  const counts = useQuery(filteredCountsQuery(api, filters)).data
  return {
    /** Undefined while the first part is loading or after it failed. */
    rows: list.rows,
    list,
    counts,
  }
}

/** The order as the server takes it; null is its own, newest first. */
export function toServerSort(sort: Sort | null): InquirySort | null {
  const key = sort === null ? undefined : SORT_KEYS[sort.key]
  if (sort === null || key === undefined) return null
  return sort.isDown ? `-${key}` : key
}
