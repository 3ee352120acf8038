import { expect, test } from 'vitest'
import { readFailure } from './fetch-transport.ts'

test('what the server says of a form reaches the form: words for a person and for each field', () => {
  const text = JSON.stringify({ message: 'Проверьте', errors: { phone: 'Введите номер', agree: 5 } })
  const error = readFailure(400, 'Bad Request', text)
  expect(error).toMatchObject({ status: 400, message: `400: ${text}`, userMessage: 'Проверьте' })
  expect([...error.fieldErrors]).toEqual([['phone', 'Введите номер']])
})

test.each([
  ['<h1>Bad Gateway</h1>', '502: <h1>Bad Gateway</h1>'],
  ['', '502: Bad Gateway'],
  ['null', '502: null'],
  ['{"message":5,"errors":"все"}', '502: {"message":5,"errors":"все"}'],
])('a page of a proxy, «%s», has no words for anybody', (text, message) => {
  const failure = readFailure(502, 'Bad Gateway', text)
  expect(failure).toMatchObject({ message, userMessage: null })
  expect([...failure.fieldErrors]).toEqual([])
})
