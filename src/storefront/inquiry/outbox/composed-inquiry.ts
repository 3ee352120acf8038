import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import type { Offered } from './sent.ts'

/** An inquiry as its form has composed it. */
export interface ComposedInquiry {
  inquiry: ContactInquiry
  /** What the visitor wrote, in his words, and what a chat gets: the message by default. */
  text?: string
  /** The same without heading, name, phone and email: what the confirmation repeats beside these. */
  told?: string
  /** What the confirmation names as offered. */
  offered?: Offered | undefined
}
