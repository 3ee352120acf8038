import type { PlannedWork } from '../../../contract/records/schedule.ts'
import { STAFF_SCHEDULE_PATH } from '../../../domain/site/staff-paths.ts'
import { formatWhen } from '../../../lib/moments.ts'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { formatPlanned } from '../../parts/product/planned-words.ts'
import { useNow } from '../../shell/use-now.ts'

/** Longest list. */
const MAX_SHOWN = 3

/** What will happen next by itself; nothing when nothing is planned. */
export function NextPlanned({ planned }: { planned: readonly PlannedWork[] }) {
  const now = useNow()
  if (planned.length === 0) return null
  return (
    <Panel as="section" className="next-planned" aria-labelledby="next-planned">
      <PanelHead id="next-planned" title="Запланировано">
        <a href={STAFF_SCHEDULE_PATH}>Весь план</a>
      </PanelHead>
      <ul>
        {planned.slice(0, MAX_SHOWN).map((work) => (
          <li key={`${work.kind}-${work.entity}-${work.id}`}>
            <time dateTime={work.at} className="num">
              {formatWhen(work.at, now)}
            </time>
            <span>{formatPlanned(work)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
