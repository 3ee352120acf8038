import { expect, test } from 'vitest'
import { contactInquirySchema } from '../../../contract/inquiries/visitor.ts'
import { checkContact } from '../../inquiry/fields/contact-rules.ts'
import { toCartInquiry } from './cart-inquiry.ts'
import { CHECKOUT_MESSAGES } from './checkout-rules.ts'

const good = { name: 'Ирина', phone: '8 926 123-45-67', email: '', comment: '' }

test.each([
  ['a full form', {}, {}],
  ['an email', { email: ' irina.petrova+dacha@mail.example.ru ' }, {}],
  ['a name of one letter', { name: ' И ' }, { name: 'Имя должно содержать не менее 2 символов' }],
  ['nine characters of a phone', { phone: '926123456' }, { phone: 'Введите корректный номер телефона' }],
  ['a phone of spaces', { phone: ' '.repeat(12) }, { phone: 'Введите корректный номер телефона' }],
  ['an email without a zone', { email: 'irina@mail' }, { email: 'Введите корректный email' }],
  ['an email of a forgotten keyboard', { email: 'ирина@pochta.ru' }, { email: 'Введите корректный email' }],
  [
    'an empty form',
    { name: '', phone: '' },
    { name: 'Имя должно содержать не менее 2 символов', phone: 'Введите корректный номер телефона' },
  ],
])('%s', (_name, changes, errors) => {
  expect(checkContact({ ...good, ...changes }, CHECKOUT_MESSAGES)).toEqual(errors)
})

test.each([
  'irina@mail.ru',
  'irina@mail',
  'a@b.c',
  '.a@b.ru',
  'a..b@c.ru',
  'a.@b.ru',
  'a b@c.ru',
  "o'neil@c-d.ru",
  'a@-b.ru',
  'a@b.r1',
])('the form and the server agree about the email %s', (email) => {
  const server = contactInquirySchema.safeParse(toCartInquiry([], { ...good, email })).success
  expect(Object.keys(checkContact({ ...good, email })).length === 0).toBe(server)
})
