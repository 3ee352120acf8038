import { type Contact, checkContact } from '../inquiry/contact-rules.ts'
import type { FieldErrors } from '../inquiry/submit-error.ts'

/** Values of the checkout form. */
export interface CheckoutValues extends Contact {
  comment: string
}

/** Messages of storefront.md, section 5; the server has other texts for the same rules. */
const messages = {
  name: 'Имя должно содержать не менее 2 символов',
  phone: 'Введите корректный номер телефона',
  email: 'Введите корректный email',
}

/** Validation errors by field; empty when the form is valid. */
export function checkCheckout(values: Contact): FieldErrors {
  return checkContact(values, messages)
}
