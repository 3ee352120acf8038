// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findContactErrors } from './contact-errors.ts'
import { CONTACT_MESSAGES } from './contact-rules.ts'

const typed = { name: 'Ирина', phone: '8 926 123-45-67', email: '', agreement: true, room: 'кухня' }

/** The contact form with what a visitor typed. */
function fillForm(own: Partial<typeof typed>) {
  const { name, phone, email, agreement, room } = { ...typed, ...own }
  const form = document.createElement('form')
  form.innerHTML = `
    <input name="name" required><input name="phone" required><input name="email" type="email">
    <select name="service"><option value=""></option></select><textarea name="message"></textarea>
    <input name="agreement" type="checkbox" value="yes" required><input name="room" required>`
  for (const [field, value] of Object.entries({ name, phone, email, room })) {
    form.querySelector<HTMLInputElement>(`[name=${field}]`)?.setAttribute('value', value)
  }
  form.querySelector('[name=agreement]')?.toggleAttribute('checked', agreement)
  return form
}

test('a complete form is right, for the chat and for the site', () => {
  expect(findContactErrors(fillForm({}), true)).toEqual({})
  expect(findContactErrors(fillForm({}), false)).toEqual({})
})

test.each<[string, Partial<typeof typed>, object]>([
  ['a name', { name: '' }, { name: 'Напишите, как к вам обращаться' }],
  ['anything but blanks for a name', { name: '  ' }, { name: 'Напишите, как к вам обращаться' }],
  ['a phone', { phone: '' }, { phone: 'Напишите номер, по которому вам перезвонить' }],
  ['a right email', { email: 'irina' }, { email: 'Проверьте адрес почты, например name@example.ru' }],
  [
    'the consent',
    { agreement: false },
    { agreement: 'Необходимо согласие на обработку персональных данных' },
  ],
])('without %s the field says what is missing, in the form’s words', (_what, own, said) => {
  expect(findContactErrors(fillForm(own), true)).toEqual(said)
  expect(findContactErrors(fillForm(own), false)).toEqual(said)
})

test('a field without words of its own says that it is to be checked', () => {
  expect(findContactErrors(fillForm({ room: '' }), true)).toEqual({ room: 'Проверьте это поле' })
})

test('a chat takes any name and number, the site only what its server takes', () => {
  const short = fillForm({ name: 'Я', phone: '123', email: 'irina@example' })
  expect(findContactErrors(short, true)).toEqual({})
  expect(findContactErrors(short, false)).toEqual(CONTACT_MESSAGES)
})
