import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { formatStatus } from '../../../domain/inquiry/labels.ts'
import { formatWhen } from '../../../lib/moments.ts'

type Work = Pick<Inquiry, 'id' | 'status' | 'assignee' | 'nextContactAt'>

/**
 * What changed in the work on an inquiry when others were merged into it or parted, as a sentence: «В № 8 теперь: звонок сегодня в 15:00,
 * ведёт Ольга». Null when nothing did; `now` in ms.
 */
export function describeInherited(before: Work, stored: Work, now: number): string | null {
  const { nextContactAt, assignee, status } = stored
  const parts = [
    nextContactAt === before.nextContactAt
      ? null
      : nextContactAt === null
        ? 'звонок не назначен'
        : `звонок ${formatWhen(nextContactAt, now)}`,
    assignee?.id === before.assignee?.id
      ? null
      : assignee === null
        ? 'никто не ведёт'
        : `ведёт ${assignee.name}`,
    status === before.status ? null : `статус «${formatStatus(status)}»`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : `В № ${stored.id} теперь: ${parts.join(', ')}`
}
