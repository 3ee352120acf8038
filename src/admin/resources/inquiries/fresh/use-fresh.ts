import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { InquirySort } from '../../../../contract/inquiries/list.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { MAX_CHOSEN, MAX_INQUIRIES } from '../../../../domain/inquiry/kinds.ts'
import { collect } from '../../../live/collect.ts'
import { useInquiryEvents } from '../../../live/events.ts'
import { type InquiryFilters, toQuery } from '../../../parts/inquiry/filters.ts'
import { inquiryListQuery } from '../../../parts/inquiry/inquiry-queries.ts'
import { INQUIRY_LISTS_KEY } from '../../../queries.ts'
import { serverNow } from '../../../server-clock.ts'
import { useApi } from '../../../staff.ts'
import { enterRows, findNewcomers, isNewestFirst, replaceRows } from './bring-in.ts'

/** Events within this time are answered by one reading, ms. */
const COLLECT_MS = 200
/** How long a row that entered is tinted, ms. */
const TINTED_MS = 60_000

/**
 * Brings events into the list without reading it anew: the server is asked only for what changed, with the filters of the list. A
 * changed row changes in its place, one that no longer matches leaves, a new one enters when `canEnter` says so, else it waits.
 */
export function useFresh({ filters, sort, canEnter }: FreshProps) {
  const api = useApi()
  const queries = useQueryClient()
  const { queryKey } = inquiryListQuery(api, filters, sort)
  const list = hashKey(queryKey)
  const [waiting, setWaiting] = useState<Waiting>({ list, rows: [] })
  const [tinted, setTinted] = useState<ReadonlySet<number>>(new Set())
  const pending = useRef(new Set<number>())

  const enter = (rows: readonly Inquiry[]) => {
    const ids = rows.map(({ id }) => id)
    // A reading that is under way may not know them yet.
    if (queries.isFetching({ queryKey }) > 0) {
      for (const id of ids) pending.current.add(id)
      plan()
    }
    if (isNewestFirst(sort)) {
      queries.setQueryData(queryKey, (data) => data && { ...data, pages: enterRows(data.pages, rows) })
    } else void queries.invalidateQueries({ queryKey })
    setWaiting({ list, rows: [] })
    setTinted((now) => new Set([...now, ...ids]))
    setTimeout(() => setTinted((now) => new Set([...now].filter((id) => !ids.includes(id)))), TINTED_MS)
  }

  const read = useEffectEvent(async () => {
    // A page that is on its way would bring back what is replaced here.
    if (queries.isFetching({ queryKey }) > 0) return plan()
    const asked = pending.current
    pending.current = new Set()
    // What other lists have cached is read anew when they are opened.
    const isOther = ({ queryHash }: { queryHash: string }) => queryHash !== list
    void queries.invalidateQueries({ queryKey: INQUIRY_LISTS_KEY, refetchType: 'none', predicate: isOther })
    const found = asked.size > MAX_CHOSEN ? null : await readRows(asked).catch(() => null)
    if (queries.isFetching({ queryKey }) > 0) {
      for (const id of asked) pending.current.add(id)
      return plan()
    }
    const data = queries.getQueryData(queryKey)
    if (!found || !data) return void queries.invalidateQueries({ queryKey })
    const pages = replaceRows(data.pages, asked, found)
    queries.setQueryData(queryKey, { ...data, pages })
    const before = waiting.list === list ? waiting.rows.filter(({ id }) => !asked.has(id)) : []
    const rows = findNewcomers(pages, [...before, ...found.values()])
    if (rows.length > 0 && isNewestFirst(sort) && canEnter()) enter(rows)
    else setWaiting({ list, rows })
  })
  const readRows = async (ids: ReadonlySet<number>) => {
    const order = sort === null ? {} : { sort }
    const which = { ids: [...ids].join(','), limit: MAX_INQUIRIES, samePhone: true }
    const some = { ...toQuery(filters, serverNow()), ...order, ...which }
    return new Map((await api.adminInquiries.list(some)).map((row) => [row.id, row]))
  }

  const [{ plan, stop }] = useState(() => collect(COLLECT_MS, () => void read()))
  useInquiryEvents(({ id }) => {
    if (queries.getQueryData(queryKey) === undefined) return undefined
    pending.current.add(id)
    plan()
    return true
  })
  useEffect(() => stop, [stop])

  const own = waiting.list === list ? waiting.rows : []
  return {
    /** New inquiries that are not in the list yet; a reading of the list may have brought them meanwhile. */
    waiting: own.length > 0 ? findNewcomers(queries.getQueryData(queryKey)?.pages ?? [], own) : own,
    enter,
    tinted,
  }
}

interface Waiting {
  /** The list that they belong to: with other filters others wait. */
  list: string
  rows: Inquiry[]
}

interface FreshProps {
  filters: InquiryFilters
  sort: InquirySort | null
  /** Whether new rows may enter now without disturbing anybody. */
  canEnter: () => boolean
}
