import { countInquiries } from '../../../domain/inquiry/count-inquiries.ts'
import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { CallRow } from './call-row.tsx'
import type { DayItem } from './my-day.ts'

/** Inquiries that the panel names. */
const MAX_SHOWN = 6

/** One's own calls and inquiries of the day, the next one first; `open` counts all that one has open. */
export function MyDayPanel({ items, open }: { items: readonly DayItem[]; open: number }) {
  const others = items.length - MAX_SHOWN
  return (
    <Panel as="section" aria-labelledby="my-day">
      <PanelHead id="my-day" title="Мои на сегодня">
        <a href={`${STAFF_INQUIRIES_PATH}?mine=true`}>Все мои</a>
      </PanelHead>
      {items.length === 0 ? (
        <p className="my-day__none">
          На сегодня вам ничего не назначено
          {open > 0 ? `, в работе ${countInquiries(open)}.` : '.'}
        </p>
      ) : (
        <ul className="waiting">
          {items.slice(0, MAX_SHOWN).map(({ inquiry, when, isLate }) => (
            <CallRow key={inquiry.id} inquiry={inquiry} when={when} isLate={isLate} />
          ))}
        </ul>
      )}
      {others > 0 && (
        <a className="waiting__more" href={`${STAFF_INQUIRIES_PATH}?mine=true`}>
          {`и ещё ${countInquiries(others)}`}
        </a>
      )}
    </Panel>
  )
}
