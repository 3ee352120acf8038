import type { Contact } from './contact-rules.ts'

/** Values of an inquiry form. */
export interface InquiryValues extends Contact {
  message: string
  agreement: boolean
}
