import { formatDate, formatShortDate } from '../../lib/dates.ts'

/** The day something was made, day first as in the Russian locale; the hour is told when somebody asks for it. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDate(at, true)}>
      {formatShortDate(at)}
    </time>
  )
}
