import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import type { InquirySort } from '../../../contract/inquiries/list.ts'
import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { MAX_INQUIRIES } from '../../../domain/inquiry/kinds.ts'
import { minutes } from '../../../lib/duration.ts'
import { type ListPart, readGrowing } from '../../kit/table/growing-list.ts'
import { INQUIRIES_KEY, INQUIRY_COUNTS_KEY, INQUIRY_LISTS_KEY } from '../../queries.ts'
import { serverNow } from '../../server-clock.ts'
import { type InquiryFilters, isFiltered, toQuery } from './filters.ts'

/** Cache time of unused lists, which may have 500 inquiries each. */
const GC_TIME = minutes(5)

/** Part of a list of inquiries; its mark is the id of its last one, which events may take out. */
export type InquiryPart = ListPart<Inquiry>

const toPart = (rows: Inquiry[], most: number): InquiryPart => ({
  rows,
  next: rows.length < most ? null : (rows.at(-1)?.id ?? null),
})

/** Matching inquiries part by part; without `sort` newest first. */
export const inquiryListQuery = (api: StaffApi, filters: InquiryFilters, sort: InquirySort | null) =>
  queryOptions({
    queryKey: [...INQUIRY_LISTS_KEY, filters, sort],
    queryFn: readGrowing(async (before, signal) => {
      const rows = await api.adminInquiries.list(
        {
          ...toQuery(filters, serverNow()),
          ...(sort === null ? {} : { sort }),
          ...(before === null ? {} : { before }),
          samePhone: true,
        },
        { signal },
      )
      return toPart(rows, MAX_INQUIRIES)
    }),
    placeholderData: keepPreviousData,
    gcTime: GC_TIME,
    meta: { failure: 'Не удалось загрузить запросы' },
  })

/** Number of inquiries by status that match all filters but the tab: status, or spam. */
export function filteredCountsQuery(api: StaffApi, filters: InquiryFilters) {
  const inAnyStatus = { ...filters, status: null, spam: false }
  return queryOptions({
    queryKey: isFiltered(inAnyStatus) ? [...INQUIRIES_KEY, 'counts', inAnyStatus] : INQUIRY_COUNTS_KEY,
    queryFn: ({ signal }) => api.adminInquiries.counts(toQuery(inAnyStatus, serverNow()), { signal }),
    placeholderData: keepPreviousData,
    gcTime: GC_TIME,
  })
}

/** An inquiry by id, for one that is not among the loaded rows. */
export const inquiryQuery = (api: StaffApi, id: number) =>
  queryOptions({
    queryKey: [...INQUIRIES_KEY, 'one', id],
    queryFn: ({ signal }) => api.adminInquiries.byId({ id }, { signal }),
    gcTime: GC_TIME,
  })

/** Whom an inquiry can be given to. */
export const assigneesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['assignees'],
    queryFn: ({ signal }) => api.inquiryWork.assignees(undefined, { signal }),
  })

/** Reasons that are proposed when an inquiry is lost. */
export const lostReasonsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['lost-reasons'],
    queryFn: ({ signal }) => api.inquiryWork.lostReasons(undefined, { signal }),
  })

/** Cards that a column of the board loads at a time. */
const CARDS = 20

/** The order of open inquiries on the board, most pressing first; closed ones come newest first. */
const LANE_SORTS: Partial<Record<Inquiry['status'], InquirySort>> = {
  new: 'date',
  processing: 'nextContactAt',
}

/** The inquiries of one column of the board: those that wait longest, those whose call is due first, or the newest. */
export const laneQuery = (api: StaffApi, filters: InquiryFilters, status: Inquiry['status']) => {
  const sort = LANE_SORTS[status]
  return queryOptions({
    queryKey: [...INQUIRIES_KEY, 'board', filters, status],
    queryFn: readGrowing(async (before, signal) => {
      const rows = await api.adminInquiries.list(
        {
          ...toQuery({ ...filters, status }, serverNow()),
          spam: filters.spam,
          limit: CARDS,
          ...(sort === undefined ? {} : { sort }),
          ...(before === null ? {} : { before }),
          samePhone: true,
        },
        { signal },
      )
      return toPart(rows, CARDS)
    }),
    placeholderData: keepPreviousData,
    gcTime: GC_TIME,
  })
}
