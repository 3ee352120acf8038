import type { PastWork } from '../../../contract/records/schedule.ts'
import { formatMoment } from '../../../lib/moments.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatLeft, formatPast, listNames } from '../../parts/product/planned-words.ts'
import { useNow } from '../../shell/use-now.ts'

const STATES = {
  done: { label: 'Сделано', tone: 'ok', dot: 'full' },
  partly: { label: 'Сделано не всё', tone: 'warn', dot: 'half' },
  failed: { label: 'Не сделано', tone: 'bad', dot: 'ring' },
  planned: { label: 'Ждёт', tone: 'water', dot: 'ring' },
} as const

/** Plans whose hour has come, newest first, with the products that were left as they were. */
export function PastList({ past }: { past: readonly PastWork[] }) {
  const now = useNow()
  return (
    <section className="plan-past" aria-labelledby="past">
      <h2 id="past">Исполнено</h2>
      <Panel>
        <ul>
          {past.map((work) => {
            const { label, tone, dot } = STATES[work.state]
            return (
              <li key={work.id}>
                <div>
                  {formatPast(work)}
                  {work.left.length > 0 && (
                    <small>
                      {formatLeft(work)}: {listNames(work.left)}
                    </small>
                  )}
                </div>
                <time dateTime={work.at} className="num muted">
                  {formatMoment(work.at, now)}
                </time>
                <Badge tone={tone} dot={dot}>
                  {label}
                </Badge>
              </li>
            )
          })}
        </ul>
      </Panel>
    </section>
  )
}
