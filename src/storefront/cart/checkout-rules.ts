import { type Contact, checkContact } from '../inquiry/contact-rules.ts'
import type { FieldErrors } from '../inquiry/submit-error.ts'

/** The fields of the checkout form as they are typed. */
export interface CheckoutValues extends Contact {
  comment: string
}

/** The messages of storefront.md, section 5; the server has words of its own for the same rules. */
const messages = {
  name: 'Имя должно содержать не менее 2 символов',
  phone: 'Введите корректный номер телефона',
  email: 'Введите корректный email',
}

/** Messages by field for what is wrong; empty when the form can be sent. */
export function checkCheckout(values: Contact): FieldErrors {
  return checkContact(values, messages)
}
