import type { Contact } from '../../inquiry/fields/inquiry-values.ts'

/** Values of the checkout form. */
export interface CheckoutValues extends Contact {
  comment: string
}

/** Messages of storefront.md, section 5; the server has other texts for the same rules. */
export const CHECKOUT_MESSAGES: Contact = {
  name: 'Имя должно содержать не менее 2 символов',
  phone: 'Введите корректный номер телефона',
  email: 'Введите корректный email',
}
