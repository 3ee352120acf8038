/** The fields of the checkout form as they are typed. */
export interface CheckoutValues {
  name: string
  phone: string
  email: string
  comment: string
}

/** The messages of storefront.md, section 5; the server has words of its own for the same rules. */
const messages = {
  name: 'Имя должно содержать не менее 2 символов',
  phone: 'Введите корректный номер телефона',
  email: 'Введите корректный email',
}

/** What the server accepts as an address; a browser's own check lets «a@b» through. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Messages by field for what is wrong; empty when the form can be sent. */
export function checkCheckout({ name, phone, email }: CheckoutValues): Readonly<Record<string, string>> {
  return {
    ...(name.trim().length < 2 ? { name: messages.name } : {}),
    ...(phone.trim().length < 10 ? { phone: messages.phone } : {}),
    ...(email.trim() === '' || EMAIL.test(email.trim()) ? {} : { email: messages.email }),
  }
}
