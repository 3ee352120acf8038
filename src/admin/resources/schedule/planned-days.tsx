import type { PlannedWork } from '../../../contract/records/schedule.ts'
import { STAFF_PRODUCTS_PATH, staffPostPath } from '../../../domain/site/staff-paths.ts'
import { toMoscowDay } from '../../../lib/dates.ts'
import { formatClock, formatWhen } from '../../../lib/moments.ts'
import { moscowFormat } from '../../../lib/moscow-format.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-name.ts'
import { rememberPlace } from '../../kit/write/focus.ts'
import { formatChangedSince, formatPlanned, formatPlannedNote } from '../../parts/product/planned-words.ts'
import { isPrice, useCancelPlan } from '../../parts/product/use-cancel-plan.ts'
import { useNow } from '../../shell/use-now.ts'

const ICONS: Readonly<Record<PlannedWork['kind'], IconName>> = {
  price: 'ruble',
  bulk: 'ruble',
  publish: 'eye',
  unpublish: 'tank',
}

const dayOf = ({ at }: PlannedWork) => toMoscowDay(Date.parse(at))
const shortDay = moscowFormat({ day: 'numeric', month: 'short' })
const withYear = moscowFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const weekday = moscowFormat({ weekday: 'long' })

/** What will happen, by days. */
export function PlannedDays({ planned }: { planned: readonly PlannedWork[] }) {
  const thisYear = toMoscowDay(useNow()).slice(0, 4)
  const days = [...new Set(planned.map(dayOf))]
  return (
    <div className="plan">
      {days.map((day) => {
        const works = planned.filter((work) => dayOf(work) === day)
        const at = new Date(works[0]?.at ?? day)
        return (
          <section key={day} className="plan__day">
            <h2>
              {(day.startsWith(thisYear) ? shortDay() : withYear()).format(at)}
              <span>{weekday().format(at)}</span>
            </h2>
            <ul>
              {works.map((work) => (
                <PlannedItem key={`${work.kind}-${work.entity}-${work.id}`} work={work} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function PlannedItem({ work }: { work: PlannedWork }) {
  const now = useNow()
  const { cancel, isRunning } = useCancelPlan()
  const { kind, at, by, since } = work
  const changed = formatChangedSince(work)
  const about = [formatPlannedNote(work), by, since && formatWhen(since, now)].filter(Boolean).join(' · ')
  const text = formatPlanned(work)
  const cancelIt = async (button: Element) => {
    if (isRunning) return
    const moveOn = rememberPlace(button, '.plan__it')
    if (await cancel(work)) moveOn()
  }
  return (
    <li className="plan__it">
      <time dateTime={at} className="num">
        {formatClock(at)}
      </time>
      <span className="plan__icon">
        <Icon name={work.entity === 'posts' ? 'pen' : ICONS[kind]} />
      </span>
      <div>
        <b>{text}</b>
        {about && <small>{about}</small>}
        {changed && <small className="plan__changed">{changed}</small>}
      </div>
      <div className="plan__acts">
        {!isPrice(work) && <LinkButton href={formOf(work)}>Изменить</LinkButton>}
        <Button
          variant="quiet"
          isBusy={isRunning}
          aria-disabled={isRunning || undefined}
          aria-label={`Отменить: ${text}`}
          onClick={({ currentTarget }) => void cancelIt(currentTarget)}
        >
          Отменить
        </Button>
      </div>
    </li>
  )
}

const formOf = ({ entity, id }: PlannedWork) =>
  entity === 'posts' ? staffPostPath(id) : `${STAFF_PRODUCTS_PATH}?edit=${id}`
