import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { MAIL_ADDRESS, tidyMail } from '../../../lib/text/mail-address.ts'
import { visibleLength } from '../../../lib/text/visible-text.ts'
import type { Contact, FieldErrors } from './inquiry-values.ts'

/** The server's messages (storefront.md, section 5). */
export const CONTACT_MESSAGES: Contact = {
  name: 'Имя должно содержать как минимум 2 символа',
  phone: 'Пожалуйста, введите корректный номер телефона',
  email: 'Пожалуйста, введите корректный email',
}

/** Validation errors by field, with the server's rules and the form's messages (storefront.md, section 5); empty when valid. */
export function checkContact(
  { name, phone, email }: Pick<ContactInquiry, 'name' | 'phone' | 'email'>,
  messages = CONTACT_MESSAGES,
): FieldErrors {
  const mail = tidyMail(email ?? '')
  return {
    ...(visibleLength(name) < 2 ? { name: messages.name } : {}),
    ...(phone.trim().length < 10 ? { phone: messages.phone } : {}),
    ...(mail === '' || MAIL_ADDRESS.test(mail) ? {} : { email: messages.email }),
  }
}
