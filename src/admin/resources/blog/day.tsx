import { formatDate, formatShortDate } from '../../../lib/dates.ts'

/** A date in the Russian locale; the time is in its title. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDate(at, true)}>
      {formatShortDate(at)}
    </time>
  )
}
