import type { Delivery } from '../../../contract/inquiries/work.ts'
import { formatRecipient } from '../../../domain/channels/recipient.ts'
import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import { formatShortWhen } from '../../../lib/moments.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { CHANNEL_NAMES, describeState, formatOccasion, formatRemark } from './delivery-words.ts'

/** Columns of the list of messages to staff; `retrying` is the one being sent now, `now` in ms. */
export function deliveryColumns(
  retrying: number | null,
  onRetry: (id: number) => void,
  now: number,
): readonly Column<Delivery>[] {
  return [
    {
      key: 'time',
      title: 'Время',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShortWhen(createdAt, now)}</time>,
    },
    {
      key: 'about',
      title: 'О чём',
      cell: (row) =>
        row.inquiryId === null ? (
          formatOccasion(row)
        ) : (
          <a href={`${STAFF_INQUIRIES_PATH}?request=${row.inquiryId}`}>{formatOccasion(row)}</a>
        ),
    },
    { key: 'channel', title: 'Канал', cell: ({ channel }) => CHANNEL_NAMES[channel] },
    {
      key: 'recipient',
      title: 'Кому',
      cell: (row) => (
        <div>
          <span className="deliveries__who">{formatRecipient(row)}</span>
          <small className={row.status === 'failed' ? 'deliveries__why' : undefined}>
            {formatRemark(row, now)}
          </small>
        </div>
      ),
    },
    {
      key: 'state',
      title: 'Состояние',
      cell: (row) => {
        const { label, tone, dot } = describeState(row)
        return (
          <Badge tone={tone} dot={dot}>
            {label}
          </Badge>
        )
      },
    },
    { key: 'attempts', title: 'Попыток', isEnd: true, cell: ({ attempts }) => attempts },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: ({ id, status }) =>
        status !== 'sent' && (
          <Button isBusy={retrying === id} onClick={() => onRetry(id)}>
            Повторить
          </Button>
        ),
    },
  ]
}
