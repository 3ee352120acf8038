import { formatSubject } from '../../domain/inquiry-subject.ts'
import { plural } from '../../lib/plural.ts'
import { formatPhone, readPhoneRemark, toCallAddress } from '../../lib/shown-phone.ts'
import { STAFF_INQUIRIES_PATH } from '../../lib/staff-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Panel, PanelHead } from '../../ui/panel.tsx'
import type { DayItem } from './my-day.ts'

/** Requests that the panel names. */
const MAX_SHOWN = 6

/** One's own calls and requests of the day, the next one first. */
export function MyDayPanel({ items, rest }: { items: readonly DayItem[]; rest: number }) {
  const others = items.length - MAX_SHOWN
  return (
    <Panel as="section" aria-labelledby="my-day">
      <PanelHead id="my-day" title="Мои на сегодня">
        <a href={`${STAFF_INQUIRIES_PATH}?mine=true`}>Все мои</a>
      </PanelHead>
      {items.length === 0 ? (
        <p className="my-day__none">
          На сегодня вам ничего не назначено
          {rest > 0 ? `, в работе ${rest} ${plural(rest, ['запрос', 'запроса', 'запросов'])}.` : '.'}
        </p>
      ) : (
        <ul className="waiting">
          {items.slice(0, MAX_SHOWN).map(({ inquiry, when, isLate }) => (
            <li key={inquiry.id} className="waiting__row">
              <a className="waiting__who" href={`${STAFF_INQUIRIES_PATH}?request=${inquiry.id}`}>
                {inquiry.name}
              </a>
              <span className="waiting__what">
                {[formatSubject(inquiry), readPhoneRemark(inquiry)].filter(Boolean).join(' · ')}
              </span>
              <span className={isLate ? 'waiting__ago is-long' : 'waiting__ago'}>{when}</span>
              <LinkButton className="waiting__call" icon="phone" href={toCallAddress(inquiry)}>
                <span className="num nb">{formatPhone(inquiry)}</span>
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <a className="waiting__more" href={`${STAFF_INQUIRIES_PATH}?mine=true`}>
          и ещё {others} {plural(others, ['запрос', 'запроса', 'запросов'])}
        </a>
      )}
    </Panel>
  )
}
