import { visibleLength } from '../../lib/visible-text.ts'
import type { FieldErrors } from './submit-error.ts'

/** Who asks, as it is typed. */
export interface Contact {
  name: string
  phone: string
  email: string
}

/** What the server accepts as an address; a browser's own check lets «a@b» through. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** The form's own words by field for what the server would refuse (storefront.md, section 5); empty when it can be sent. */
export function checkContact({ name, phone, email }: Contact, messages: Contact): FieldErrors {
  return {
    ...(visibleLength(name) < 2 ? { name: messages.name } : {}),
    ...(phone.trim().length < 10 ? { phone: messages.phone } : {}),
    ...(email.trim() === '' || EMAIL.test(email.trim()) ? {} : { email: messages.email }),
  }
}
