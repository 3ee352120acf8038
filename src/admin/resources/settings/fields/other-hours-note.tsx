import { formatDayHours } from '../../../../domain/contact/day-hours.ts'
import { findOtherHours } from '../../../../domain/contact/stated-hours.ts'
import type { WorkingWeek } from '../../../../domain/inquiry/lead-handling.ts'
import { Note } from '../../../../ui/note.tsx'

/** Says calmly where the text that visitors read and the hours by day differ; nothing while they agree, or the text is not understood. */
export function OtherHoursNote({ text, hours }: { text: string; hours: WorkingWeek }) {
  const other = findOtherHours(text, hours)
  if (other.length === 0) return null
  return (
    <Note tone="warn">
      <p>
        «Режим работы» и «Часы работы по дням» говорят разное. На сайте: «{text.trim()}». По дням:{' '}
        {formatDayHours(other, hours)}. Посетители читают первое; второе получают поисковики, и по нему идут
        напоминания.
      </p>
    </Note>
  )
}
