import type { Contact } from './contact-rules.ts'

/** What a form's own fields say; empty text for missing ones. */
export interface TypedContact extends Contact {
  message: string
}

/** Values of an inquiry form. */
export interface InquiryValues extends TypedContact {
  /** When it is convenient to be called, in the words of `CALL_TIMES`. */
  preferredTime: string
}

/** The values of a form with its consent. */
export interface TypedInquiry extends InquiryValues {
  agreement: boolean
}
