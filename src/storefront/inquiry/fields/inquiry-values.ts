/** Typed contact data. */
export interface Contact {
  name: string
  phone: string
  email: string
}

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

/** Messages by field, as in the server's error responses. */
export type FieldErrors = Readonly<Record<string, string>>
