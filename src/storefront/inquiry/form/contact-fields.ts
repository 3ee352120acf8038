import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { readFormText } from '../fields/form-text.ts'
import type { Contact, FieldErrors, TypedContact, TypedInquiry } from '../fields/inquiry-values.ts'
import type { Outbox } from '../loading/use-outbox.ts'
import type { Checked } from './use-inquiry-form.ts'

/** Reads and checks the fields of a form of name, phone, email and message, of which it may lack some: options of `useInquiryForm`. */
export function contactFields({ maxMessage, messages, check, toInquiry }: ContactFields) {
  return {
    read: readTyped,
    compose(values: TypedInquiry, outbox: Outbox | null | undefined): Checked {
      const { agreement: _given, preferredTime: _wish, ...typed } = values
      const inquiry = toInquiry(typed)
      const errors = {
        ...outbox?.checkContact(inquiry, messages),
        ...outbox?.checkMessage(values.message, maxMessage),
        ...check?.(values),
      }
      return { inquiry, errors }
    },
    phoneMessage: () => messages?.phone,
  }
}

function readTyped(form: HTMLFormElement): TypedInquiry {
  const text = readFormText(form)
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    preferredTime: text('preferredTime'),
    agreement: text('agreement') !== '',
  }
}

interface ContactFields {
  /** Longest message, UTF-16 units. */
  maxMessage: number
  /** The form's own messages about name, phone and email; the server's by default. */
  messages?: Contact
  /** Validation errors of further fields. */
  check?: (values: TypedInquiry) => FieldErrors
  toInquiry: (typed: TypedContact) => ContactInquiry
}
