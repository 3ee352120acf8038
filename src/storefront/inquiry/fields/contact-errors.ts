import { CONSENT_REQUIRED } from '../../../domain/inquiry/consent-required.ts'
import { MAIL_ADDRESS, tidyMail } from '../../../lib/text/mail-address.ts'
import { checkContact } from './contact-rules.ts'
import { readFormText } from './form-text.ts'
import type { FieldErrors } from './inquiry-values.ts'

/** Messages of the contact form for fields that fail the browser's validation: `required` and the email format only. */
export const CONTACT_FORM_MESSAGES = {
  name: 'Напишите, как к вам обращаться',
  phone: 'Напишите номер, по которому вам перезвонить',
  email: 'Проверьте адрес почты, например name@example.ru',
  agreement: CONSENT_REQUIRED,
}

const messages: FieldErrors = CONTACT_FORM_MESSAGES

/** Whether the field has an address that the server takes: browsers know no names in Cyrillic letters. */
const isMailAddress = ({ type, value }: HTMLInputElement) =>
  type === 'email' && MAIL_ADDRESS.test(tidyMail(value))

/**
 * Validation errors of the contact form by field; whitespace is not a name. What goes to the site (not `isChat`) must pass the server's
 * rules too; a chat takes any name and number.
 */
export function findContactErrors(form: HTMLFormElement, isChat: boolean): FieldErrors {
  const wrong = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement &&
      (!(element.validity.valid || isMailAddress(element)) ||
        (element.required && element.value.trim() === '')),
  )
  const text = readFormText(form)
  const contact = { name: text('name'), phone: text('phone'), email: text('email') }
  return {
    ...(isChat ? {} : checkContact(contact)),
    ...Object.fromEntries(wrong.map(({ name }) => [name, messages[name] ?? 'Проверьте это поле'])),
  }
}
