import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import './marks.css'

/** What is unusual about an inquiry, in words: spam, no consent, not to be contacted, erased. */
export function toMarks(inquiry: Inquiry): Mark[] {
  if (inquiry.erasedAt !== null) return [{ text: 'обезличен', isBad: false }]
  return [
    ...(inquiry.spam ? [{ text: 'спам', isBad: true }] : []),
    ...(inquiry.doNotContact ? [{ text: 'не звонить, не писать', isBad: true }] : []),
    ...(inquiry.hasConsent || inquiry.spam ? [] : [{ text: 'без согласия', isBad: false }]),
  ]
}

/** Marks of an inquiry in a row; nothing without. */
export function Marks({ inquiry }: { inquiry: Inquiry }) {
  return toMarks(inquiry).map(({ text, isBad }) => (
    <span key={text} className={isBad ? 'mark mark--bad' : 'mark'}>
      {text}
    </span>
  ))
}

/** How many inquiries have the same phone, this one included; nothing of an only one. */
export function SamePhone({ inquiry: { samePhone } }: { inquiry: Pick<Inquiry, 'samePhone'> }) {
  return samePhone !== undefined && <span className="same-phone">тот же телефон ×{samePhone}</span>
}

interface Mark {
  text: string
  isBad: boolean
}
