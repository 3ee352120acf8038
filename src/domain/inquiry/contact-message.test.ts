import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeContactText, readContactWords } from './contact-message.ts'
import { SERVICES } from './contact-services.ts'

const tamara = { name: 'Тамара', phone: '8 926 123-45-67', email: '', service: '', message: '' }

test('of a message of the contact form the words of the visitor are read back', () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/\s/g, ' ').trim())
  const service = fc.constantFrom('', ...SERVICES.map(({ label }) => label))
  const words = fc.array(line).map((lines) => lines.join('\n').trim())
  fc.assert(
    fc.property(line, line, line, service, words, (name, phone, email, chosen, message) => {
      const text = composeContactText({ name, phone, email, service: chosen, message })
      expect(readContactWords(text)).toBe(message || null)
    }),
  )
})

test('words that look like a field stay words', () => {
  const message = 'Чистка\nУслуга: какая?\nСообщение: Имя: нет'
  expect(readContactWords(composeContactText({ ...tamara, message }))).toBe(message)
})

test.each([null, '', 'Гудит насос', 'Новая заявка с сайта', 'Новая заявка с сайта\nИмя: Яна\nПозвоните'])(
  'another text stays as it is: %j',
  (text) => expect(readContactWords(text)).toBe(text),
)
