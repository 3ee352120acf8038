import { expect, test } from 'vitest'
import { CONTACT_MESSAGES, checkContact } from './contact-rules.ts'

const right = { name: 'Ирина', phone: '8 926 123-45-67', email: '' }

test.each([
  ['Я', false],
  ['Ян', true],
  [' Я ', false],
  ['\u200b\u200bЯ', false],
  ['', false],
])('the name «%s» is enough: %s', (name, isRight) => {
  expect(checkContact({ ...right, name })).toEqual(isRight ? {} : { name: CONTACT_MESSAGES.name })
})

test.each([
  ['123456789', false],
  ['1234567890', true],
  [' 123456789 ', false],
])('the phone «%s» is long enough: %s', (phone, isRight) => {
  expect(checkContact({ ...right, phone })).toEqual(isRight ? {} : { phone: CONTACT_MESSAGES.phone })
})

test.each([
  ['irina@example.ru', true],
  [' irina@example.ru ', true],
  ['  ', true],
  ["o'brien+shop@mail.example.com", true],
  ['a_b-c.d@sub-domain.example.ru', true],
  ['zakaz@пример.рф', true],
  ['админ@почта.рф', true],
  ['zakaz@xn--e1afmkfd.xn--p1ai', true],
  ['zakaz@XN--E1AFMKFD.XN--P1AI', true],
  ['админ@xn--80a1acny.xn--p1ai', true],
  ['zakaz@उदाहरण.भारत', true],
  ['ирина@pochta.ru', false],
  ['irina@example', false],
  ['irina@example.r', false],
  ['irina@example.r1', false],
  ['irina@-example.ru', false],
  ['irina@.ru', false],
  ['.irina@example.ru', false],
  ['irina.@example.ru', false],
  ['iri..na@example.ru', false],
  ['iri na@example.ru', false],
  ['@example.ru', false],
  ['irina@example.ru.', false],
  ['Ирина@example.ru', false],
  ['irina@example.ru, oleg@example.ru', false],
])('the email «%s» is taken: %s', (email, isRight) => {
  expect(checkContact({ ...right, email })).toEqual(isRight ? {} : { email: CONTACT_MESSAGES.email })
})

test('all that is wrong is said at once, in the words of the form', () => {
  const words = { name: 'Как вас зовут?', phone: 'Куда звонить?', email: 'Проверьте почту' }
  expect(checkContact({ name: '', phone: '', email: '@' }, words)).toEqual(words)
})
