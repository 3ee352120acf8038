import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { toAnswerDue } from '../../../domain/inquiry/answer-due.ts'
import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import { plural } from '../../../lib/text/plural.ts'
import { formatWaiting } from '../../parts/inquiry/waiting.ts'
import { CallRow } from './call-row.tsx'

/** Waiting clients in the order to call them; phone links as buttons, the first one primary. */
export function WaitingList({ waiting, count, now }: WaitingListProps) {
  const others = count - waiting.length
  return (
    <>
      <ul className="waiting">
        {waiting.map((inquiry, index) => (
          <CallRow
            key={inquiry.id}
            inquiry={inquiry}
            when={formatWaiting(now - Date.parse(inquiry.createdAt))}
            isLate={toAnswerDue(inquiry) <= now}
            isFirst={index === 0}
          />
        ))}
      </ul>
      {others > 0 && (
        <a className="waiting__more" href={`${STAFF_INQUIRIES_PATH}?status=new`}>
          и ещё {others} {plural(others, ['клиент', 'клиента', 'клиентов'])}
        </a>
      )}
    </>
  )
}

interface WaitingListProps {
  /** Longest waiting first. */
  waiting: readonly Inquiry[]
  /** Total number of waiting clients. */
  count: number
  now: number
}
