import { useMemo } from 'react'
import { days } from '../../../lib/duration.ts'
import { storedValue, toFields, useStoredValue } from '../../../ui/stored-value.ts'
import { acceptedTitle } from './inquiry-number.ts'
import { lastTaken } from './last-taken.ts'
import type { KeptInquiry } from './sent.ts'

/** A confirmation older than that is not shown again. */
const isFresh = (kept: unknown) => Date.now() - Number(toFields(kept).at) < days(1)

/**
 * The last inquiry of a form, in session storage: a reload shows its confirmation again, in this tab and for a day. `sent` is for
 * `LateSentInquiry`, whose code checks it; null without one.
 */
export function useSent(form: string) {
  const store = useMemo(
    () => storedValue(`inquiry-sent:${form}`, (kept) => (isFresh(kept) ? kept : null), 'sessionStorage'),
    [form],
  )
  return {
    sent: useStoredValue(store),
    keep(sent: KeptInquiry) {
      lastTaken.title = acceptedTitle(sent.id)
      store.set(sent)
    },
    /** Takes it away: the form is shown again. */
    again: store.remove,
  }
}
