import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'

/** The card that is carried, and the column it is over. */
export interface Lifted {
  inquiry: Inquiry
  over: Inquiry['status']
}
