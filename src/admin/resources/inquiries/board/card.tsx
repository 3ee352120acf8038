import { useNavigate } from 'react-router'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { formatKind, formatStatus } from '../../../../domain/inquiry/labels.ts'
import { listMoves } from '../../../../domain/inquiry/status.ts'
import { describeSubject, toInquirySum } from '../../../../domain/inquiry/subject.ts'
import { formatPrice } from '../../../../lib/money.ts'
import { formatPhone } from '../../../../lib/text/shown-phone.ts'
import { Select } from '../../../../ui/field/select.tsx'
import { CallLink } from '../../../parts/inquiry/changes/call-link.tsx'
import { SamePhone } from '../../../parts/inquiry/marks.tsx'
import { Initials } from '../../../parts/inquiry/person.tsx'
import { type AnswerRules, toUrgency } from '../../../parts/inquiry/urgency.ts'
import { Wait } from '../../../parts/inquiry/wait.tsx'
import type { Lifted } from './board.types.ts'
import { toCardKeys } from './card-keys.ts'
import type { Moves } from './use-moves.ts'

/** An inquiry on the board: who, his phone, what for how much, how long he waits, who works on it. */
export function Card({ inquiry, now, rules, helpId, lifted, onLift, moves, toHref }: CardProps) {
  const { id, name, status } = inquiry
  const navigate = useNavigate()
  const total = toInquirySum(inquiry)
  const urgency = toUrgency(inquiry, now, rules)
  const own = lifted?.inquiry.id === id ? lifted : null
  return (
    <li className={own ? 'board-card is-lifted' : 'board-card'}>
      <a
        href={toHref(inquiry)}
        aria-describedby={helpId}
        draggable
        onKeyDown={toCardKeys({ inquiry, own, onLift, moves })}
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
          <Assignee person={inquiry.assignee} />
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
      <MoveTo inquiry={inquiry} onMove={(to) => moves.move(inquiry, to)} />
    </li>
  )
}

function Assignee({ person }: { person: Inquiry['assignee'] }) {
  if (person === null) return <span className="nb">Ничей</span>
  return (
    <>
      <Initials person={person} />
      <span className="vh">{person.name}</span>
    </>
  )
}

/** The list of the other columns, by which a phone moves a card. */
function MoveTo({ inquiry, onMove }: MoveToProps) {
  return (
    <div className="board-card__move">
      <Select
        aria-label={`Перенести: ${inquiry.name}`}
        value=""
        onChange={({ target }) => {
          const to = listMoves(inquiry.status).find((one) => one === target.value)
          if (to) onMove(to)
        }}
      >
        <option value="">Перенести</option>
        {listMoves(inquiry.status).map((one) => (
          <option key={one} value={one}>
            {formatStatus(one)}
          </option>
        ))}
      </Select>
    </div>
  )
}

interface MoveToProps {
  inquiry: Inquiry
  onMove: (to: Inquiry['status']) => void
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
