import type { QueryClient } from '@tanstack/react-query'
import type { InquiryEvent } from '../../contract/inquiries/events.ts'
import { INQUIRIES_KEY } from '../queries.ts'

/**
 * Holds events that came before the page had its stream until what is being read of inquiries is there; then passes them on, each with
 * whether the page shows the inquiry already.
 */
export function holdMissed(queries: QueryClient, pass: (event: InquiryEvent, isShown: boolean) => void) {
  let held: InquiryEvent[] = []

  function release(): void {
    if (held.length === 0 || queries.isFetching({ queryKey: INQUIRIES_KEY }) > 0) return
    const events = held
    held = []
    const shown = queries.getQueriesData({ queryKey: INQUIRIES_KEY }).map(([, data]) => data)
    for (const event of events) pass(event, hasInquiry(shown, event.id))
  }

  return {
    add(event: InquiryEvent): void {
      held.push(event)
      release()
    },
    stop: queries.getQueryCache().subscribe(release),
  }
}

/** Whether a query's data, a list, a list in parts or one inquiry, holds this inquiry. */
function hasInquiry(data: unknown, id: number): boolean {
  if (Array.isArray(data)) return data.some((one) => hasInquiry(one, id))
  if (typeof data !== 'object' || data === null) return false
  if ('pages' in data) return hasInquiry(data.pages, id)
  if ('rows' in data) return hasInquiry(data.rows, id)
  return 'id' in data && data.id === id
}
