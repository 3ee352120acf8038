import { useNavigate } from 'react-router'
import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { formatSubject } from '../../../domain/inquiry/subject.ts'
import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import { formatPhone, readPhoneRemark } from '../../../lib/text/shown-phone.ts'
import { CallLink } from '../../parts/inquiry/changes/call-link.tsx'

/** A client to call: who, what about, when or for how long, and the phone as a button, the primary one where `isFirst`. */
export function CallRow({ inquiry, when, isLate, isFirst = false }: CallRowProps) {
  const navigate = useNavigate()
  const href = `${STAFF_INQUIRIES_PATH}?request=${inquiry.id}`
  return (
    <li className="waiting__row">
      <a className="waiting__who" href={href}>
        {inquiry.name}
      </a>
      <span className="waiting__what">
        {[formatSubject(inquiry), readPhoneRemark(inquiry)].filter(Boolean).join(' · ')}
      </span>
      <span className={isLate ? 'waiting__ago is-long' : 'waiting__ago'}>{when}</span>
      <CallLink
        className="waiting__call"
        look={isFirst ? 'water' : 'line'}
        inquiry={inquiry}
        onCall={() => void navigate(href)}
        // No number to dial: what the client wrote may be another way to reach him.
        fallback={formatPhone(inquiry)}
      >
        <span className="num nb">{formatPhone(inquiry)}</span>
      </CallLink>
    </li>
  )
}

interface CallRowProps {
  inquiry: Inquiry
  when: string
  isLate: boolean
  isFirst?: boolean
}
