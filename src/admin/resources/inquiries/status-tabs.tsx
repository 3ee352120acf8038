import type { MouseEvent } from 'react'
import type { InquiryCounts } from '../../../contract/inquiries/list.ts'
import { STATUSES } from '../../../domain/inquiry/labels.ts'
import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import { withParameter } from '../../shell/use-address.ts'

/** Tabs by status with total counts; links that keep the other filters. */
export function StatusTabs({ counts, search, onChoose }: StatusTabsProps) {
  const current = search.get('spam') === 'true' ? SPAM : (search.get('status') ?? '')
  const tabs = [
    { status: '', label: 'Все', count: counts?.all },
    ...STATUSES.map(({ status, labelOfMany }) => ({ status, label: labelOfMany, count: counts?.[status] })),
    { status: SPAM, label: 'Спам', count: counts?.spam },
  ]
  // Uses the present address, which may have changed since rendering the links.
  const choose = (event: MouseEvent, status: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(status)
  }
  return (
    <nav className="tabs" aria-label="Статус запросов">
      {tabs.map(({ status, label, count }) => (
        <a
          key={label}
          href={toHref(search, status)}
          aria-current={status === current ? 'true' : undefined}
          onClick={(event) => choose(event, status)}
        >
          {label} <span>{count}</span>
        </a>
      ))}
    </nav>
  )
}

/** The tab that is not a status. */
const SPAM = 'spam'

/** The address with one tab open: a status, or spam, of any status. */
export function withTab(search: URLSearchParams, tab: string): URLSearchParams {
  const next = withParameter(search, 'status', tab === SPAM ? '' : tab)
  return withParameter(next, 'spam', tab === SPAM ? 'true' : '')
}

function toHref(search: URLSearchParams, tab: string): string {
  const next = withTab(withParameter(search, 'request', ''), tab)
  return next.size > 0 ? `${STAFF_INQUIRIES_PATH}?${next}` : STAFF_INQUIRIES_PATH
}

interface StatusTabsProps {
  /** Counts of inquiries that match the other filters; undefined while loading. */
  counts: InquiryCounts | undefined
  search: URLSearchParams
  onChoose: (status: string) => void
}
