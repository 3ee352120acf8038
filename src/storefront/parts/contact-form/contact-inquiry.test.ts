// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SERVICES } from '../../../domain/inquiry/contact-services.ts'
import { readContactInquiry } from './contact-inquiry.ts'

const short = { name: 'Ирина', phone: '8 926 123-45-67', email: '', service: '', message: '' }

/** The message of a form that was filled in. */
function textOf(typed: typeof short) {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(typed)) {
    form.append(Object.assign(document.createElement('textarea'), { name, value }))
  }
  return readContactInquiry(form).text
}

test('a short inquiry is its heading, name and phone', () => {
  expect(textOf(short)).toBe('Новая заявка с сайта\nИмя: Ирина\nТелефон: 8 926 123-45-67')
})

test('a full inquiry names everything in the specified order', () => {
  const full = {
    ...short,
    email: ' irina@example.ru ',
    service: 'maintenance',
    message: 'Топас 8, третий год\nЗапах после гостей ',
  }
  expect(textOf(full)?.split('\n')).toEqual([
    'Новая заявка с сайта',
    'Имя: Ирина',
    'Телефон: 8 926 123-45-67',
    'Email: irina@example.ru',
    'Услуга: Обслуживание',
    'Сообщение: Топас 8, третий год',
    'Запах после гостей',
  ])
})

test.each([
  ['installation', 'Монтаж'],
  ['design', 'Проектирование'],
  ['maintenance', 'Обслуживание'],
  ['repair', 'Ремонт'],
  ['consultation', 'Консультация'],
])('the service %s is written as «%s»', (service, label) => {
  expect(textOf({ ...short, service })).toContain(`\nУслуга: ${label}`)
})

test.each(['Осмотр участка', 'constructor'])(
  'a service of the shop’s own, «%s», is written as the shop offers it',
  (service) => {
    expect(textOf({ ...short, service })).toBe(`${textOf(short)}\nУслуга: ${service}`)
  },
)

test('no line of the inquiry is empty, whatever is left out or blank', () => {
  const blank = fc.constantFrom('', ' ', '\n', 'слово')
  const service = fc.constantFrom('', ...SERVICES.map(({ value }) => value))
  fc.assert(
    fc.property(blank, blank, service, (email, message, chosen) => {
      const lines = textOf({ ...short, email, message, service: chosen })?.split('\n') ?? []
      expect(lines.slice(3).filter((line) => !/^(?:Email|Услуга|Сообщение): \S/.test(line))).toEqual([])
    }),
  )
})
