import { useNavigate } from 'react-router'
import type { Inquiry } from '../../contract/inquiries.ts'
import { formatSubject } from '../../domain/inquiry-subject.ts'
import { toAnswerDue } from '../../lib/answer-due.ts'
import { plural } from '../../lib/plural.ts'
import { formatPhone, readPhoneRemark } from '../../lib/shown-phone.ts'
import { STAFF_INQUIRIES_PATH } from '../../lib/staff-paths.ts'
import { CallLink } from '../inquiry/call-link.tsx'
import { formatWaiting } from '../inquiry/waiting.ts'

/** Waiting clients in the order to call them; phone links as buttons, the first one primary. */
export function WaitingList({ waiting, count, now }: WaitingListProps) {
  const navigate = useNavigate()
  const others = count - waiting.length
  return (
    <>
      <ul className="waiting">
        {waiting.map((inquiry, index) => {
          const wait = now - Date.parse(inquiry.createdAt)
          return (
            <li key={inquiry.id} className="waiting__row">
              <a className="waiting__who" href={toHref(inquiry)}>
                {inquiry.name}
              </a>
              <span className="waiting__what">
                {[formatSubject(inquiry), readPhoneRemark(inquiry)].filter(Boolean).join(' · ')}
              </span>
              <span className={toAnswerDue(inquiry) <= now ? 'waiting__ago is-long' : 'waiting__ago'}>
                {formatWaiting(wait)}
              </span>
              <CallLink
                className="waiting__call"
                look={index === 0 ? 'water' : 'line'}
                inquiry={inquiry}
                onCall={() => void navigate(toHref(inquiry))}
              >
                <span className="num nb">{formatPhone(inquiry)}</span>
              </CallLink>
            </li>
          )
        })}
      </ul>
      {others > 0 && (
        <a className="waiting__more" href={`${STAFF_INQUIRIES_PATH}?status=new`}>
          и ещё {others} {plural(others, ['клиент', 'клиента', 'клиентов'])}
        </a>
      )}
    </>
  )
}

const toHref = ({ id }: Inquiry) => `${STAFF_INQUIRIES_PATH}?request=${id}`

interface WaitingListProps {
  /** Longest waiting first. */
  waiting: readonly Inquiry[]
  /** Total number of waiting clients. */
  count: number
  now: number
}
