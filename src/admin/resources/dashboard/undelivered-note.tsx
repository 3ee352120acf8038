import type { Delivery } from '../../../contract/inquiries/work.ts'
import { KINDS_ASIDE } from '../../../domain/channels/kinds-aside.ts'
import { STAFF_DELIVERIES_PATH } from '../../../domain/site/staff-paths.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Note } from '../../../ui/note.tsx'

/** Says in red how many messages to staff could not be delivered, tests, copies for clients and letters about accounts aside; nothing while all were. */
export function UndeliveredNote({ messages }: { messages: readonly Delivery[] }) {
  const failed = messages.filter(({ kind }) => !KINDS_ASIDE.has(kind))
  if (failed.length === 0) return null
  const what = plural(failed.length, ['уведомление', 'уведомления', 'уведомлений'])
  return (
    <Note tone="bad" role="alert" className="undelivered">
      <p>
        <b>
          {failed.length} {what} не доставлено.
        </b>{' '}
        О запросах могли не узнать.{' '}
        <a href={`${STAFF_DELIVERIES_PATH}?status=failed`}>Посмотреть и отправить ещё раз</a>
      </p>
    </Note>
  )
}
