// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readContactInquiry } from './contact-inquiry.ts'

const typed = { name: ' Ирина ', phone: ' 8 926 123-45-67 ', email: '', service: '', message: '' }

/** The contact form as a visitor filled it in. */
function fillForm(own: Partial<typeof typed> = {}) {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries({ ...typed, ...own })) {
    const input = document.createElement('input')
    form.append(Object.assign(input, { name, value }))
  }
  return form
}

test('a short inquiry is its text, and nothing more is told of it', () => {
  const text = 'Новая заявка с сайта\nИмя: Ирина\nТелефон: 8 926 123-45-67'
  expect(readContactInquiry(fillForm())).toEqual({
    text,
    told: '',
    inquiry: { name: 'Ирина', phone: '8 926 123-45-67', email: '', message: text },
  })
})

test('a full one names its service as people do, and repeats what was written', () => {
  const message = ' Топас 8, третий год '
  const { text, told, inquiry } = readContactInquiry(
    fillForm({ email: ' irina@example.ru ', service: 'maintenance', message }),
  )
  expect(told).toBe('Обслуживание. Топас 8, третий год')
  expect(text).toContain('\nУслуга: Обслуживание\nСообщение: Топас 8, третий год')
  expect(inquiry).toMatchObject({ email: 'irina@example.ru', service: 'Обслуживание', message: text })
})

test('a service of the shop’s own goes to the site as it is offered', () => {
  const { told, inquiry } = readContactInquiry(fillForm({ service: 'Осмотр участка', message: 'Запах' }))
  expect(told).toBe('Осмотр участка. Запах')
  expect(inquiry).toMatchObject({ service: 'Осмотр участка' })
})

test('a service without a message is told alone', () => {
  expect(readContactInquiry(fillForm({ service: 'repair' })).told).toBe('Ремонт')
})
