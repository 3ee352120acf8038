import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Inquiry } from '../../../contract/inquiries.ts'
import { describeSubject, toRequestSum } from '../../../domain/inquiry-subject.ts'
import { INQUIRY_STATUSES } from '../../../lib/inquiry-kinds.ts'
import { formatKind, formatStatus } from '../../../lib/inquiry-labels.ts'
import { formatPrice } from '../../../lib/money.ts'
import { formatPhone } from '../../../lib/shown-phone.ts'
import { Select } from '../../../ui/select.tsx'
import { CallLink } from '../../inquiry/call-link.tsx'
import { SamePhone } from '../../inquiry/marks.tsx'
import { Initials } from '../../inquiry/person.tsx'
import { type AnswerRules, toUrgency } from '../../inquiry/urgency.ts'
import { Wait } from '../../inquiry/wait.tsx'
import type { Lifted } from './board.types.ts'
import type { Moves } from './use-moves.ts'

/** A request on the board: who, his phone, what for how much, how long he waits, who works on it. */
export function Card({ inquiry, now, rules, helpId, lifted, onLift, moves, toHref }: CardProps) {
  const { id, name, assignee, status } = inquiry
  const navigate = useNavigate()
  const total = toRequestSum(inquiry)
  const urgency = toUrgency(inquiry, now, rules)
  const own = lifted?.inquiry.id === id ? lifted : null
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (press(event)) event.preventDefault()
  }
  /** Does what a key means; false for a key that means nothing here. */
  const press = ({ code, currentTarget }: KeyboardEvent<HTMLAnchorElement>): boolean => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[code]
    if (code === 'Space' && own) {
      onLift(null)
      moves.move(inquiry, own.over)
    } else if (code === 'Space') {
      onLift({ inquiry, over: status })
      moves.say(`${name}: карточка поднята. Стрелки переносят, пробел опускает, Esc возвращает`)
    } else if (code === 'Escape' && own) {
      onLift(null)
      moves.say('Карточка возвращена')
    } else if (own && step !== undefined) {
      const over = INQUIRY_STATUSES[INQUIRY_STATUSES.indexOf(own.over) + step] ?? own.over
      onLift({ inquiry, over })
      moves.say(`Над колонкой «${formatStatus(over)}»`)
    } else if (code.startsWith('Arrow') && !own) focusNeighbour(currentTarget, code)
    else return false
    return true
  }
  return (
    <li className={own ? 'board-card is-lifted' : 'board-card'}>
      <a
        href={toHref(inquiry)}
        aria-describedby={helpId}
        draggable
        onKeyDown={onKeyDown}
        onDragStart={() => onLift({ inquiry, over: status })}
        onDragEnd={() => onLift(null)}
      >
        <span className="board-card__h">
          <b>{name}</b>
          {total !== null && <span className="num nb">{formatPrice(total)}</span>}
        </span>
        <SamePhone inquiry={inquiry} />
        <span className="board-card__about">{describeSubject(inquiry).what || formatKind(inquiry)}</span>
        <span className="board-card__end">
          {urgency && <Wait urgency={urgency} />}
          {assignee ? (
            <>
              <Initials person={assignee} />
              <span className="vh">{assignee.name}</span>
            </>
          ) : (
            <span className="nb">Ничей</span>
          )}
        </span>
      </a>
      {inquiry.erasedAt === null && (
        <div className="board-card__call">
          <CallLink inquiry={inquiry} onCall={() => void navigate(toHref(inquiry))}>
            <span className="vh">Позвонить: </span>
            <span className="num nb">{formatPhone(inquiry)}</span>
          </CallLink>
        </div>
      )}
      <div className="board-card__move">
        <Select
          aria-label={`Перенести: ${name}`}
          value=""
          onChange={({ target }) => {
            const to = INQUIRY_STATUSES.find((one) => one === target.value)
            if (to) moves.move(inquiry, to)
          }}
        >
          <option value="">Перенести</option>
          {INQUIRY_STATUSES.filter((one) => one !== status).map((one) => (
            <option key={one} value={one}>
              {formatStatus(one)}
            </option>
          ))}
        </Select>
      </div>
    </li>
  )
}

/** Moves the focus to the next card of the column, or to the same place in the next column that has cards. */
function focusNeighbour(link: HTMLElement, code: string) {
  const lanes = [...document.querySelectorAll('.lane')].map((lane) => [
    ...lane.querySelectorAll<HTMLElement>('.board-card > a'),
  ])
  const column = lanes.findIndex((cards) => cards.includes(link))
  const row = lanes[column]?.indexOf(link) ?? 0
  if (code === 'ArrowDown') lanes[column]?.[row + 1]?.focus()
  if (code === 'ArrowUp') lanes[column]?.[row - 1]?.focus()
  const beside = code === 'ArrowRight' ? lanes.slice(column + 1) : lanes.slice(0, column).reverse()
  const cards = beside.find(({ length }) => length > 0)
  if (code === 'ArrowLeft' || code === 'ArrowRight') (cards?.[row] ?? cards?.at(-1))?.focus()
}

interface CardProps {
  inquiry: Inquiry
  now: number
  rules: AnswerRules
  helpId: string
  lifted: Lifted | null
  onLift: (lifted: Lifted | null) => void
  moves: Moves
  toHref: (inquiry: Inquiry) => string
}
