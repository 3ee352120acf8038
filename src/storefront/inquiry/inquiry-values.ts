import type { Contact } from './contact-rules.ts'

/** Values of an inquiry form; empty text for missing ones. */
export interface InquiryValues extends Contact {
  message: string
  /** When it is convenient to be called, in the words of `CALL_TIMES`. */
  preferredTime: string
}

/** The values of a form with its consent. */
export interface TypedInquiry extends InquiryValues {
  agreement: boolean
}
