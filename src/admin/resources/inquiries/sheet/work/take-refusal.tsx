import type { InquiryDetail } from '../../../../../contract/inquiries/work.ts'
import { minutes, seconds } from '../../../../../lib/duration.ts'
import { pastVerb } from '../../../../../lib/text/past-verb.ts'
import { plural } from '../../../../../lib/text/plural.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Note } from '../../../../../ui/note.tsx'
import { WriteFailure } from '../../../../kit/write/write-failure.tsx'
import type { TakeRefusal } from '../../../../parts/inquiry/changes/takes.ts'
import { formatSpan } from '../../../../parts/inquiry/waiting.ts'
import { serverNow } from '../../../../server-clock.ts'

/** Says who was faster and how long ago, or why taking failed. */
export function TakeRefused({ refusal, detail, onDismiss }: TakeRefusedProps) {
  const { taker, error } = refusal
  if (!taker) return <WriteFailure error={error} what="Не взят" button="Взять" />
  const at = detail?.history.findLast(({ changes }) =>
    changes.some(({ field, after }) => field === 'assigneeId' && after === taker.id),
  )?.at
  return (
    <Note tone="warn" role="alert" className="take-refused">
      <div className="take-refused__text">
        <p>
          <b>
            Уже {pastVerb(taker.name, 'взял')} {taker.name}
            {at && <span>, {formatAgo(serverNow() - Date.parse(at))}</span>}
          </b>
        </p>
        <Button size="small" onClick={onDismiss}>
          Открыть всё равно
        </Button>
      </div>
    </Note>
  )
}

/** «5 секунд назад», from a minute on «3 мин назад»; `span` in ms. */
export function formatAgo(span: number): string {
  if (span >= minutes(1)) return `${formatSpan(span)} назад`
  const count = Math.max(Math.floor(span / seconds(1)), 1)
  return `${count} ${plural(count, ['секунду', 'секунды', 'секунд'])} назад`
}

interface TakeRefusedProps {
  refusal: TakeRefusal
  detail: InquiryDetail | undefined
  onDismiss: () => void
}
