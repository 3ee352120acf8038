import { expect, test } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import { readSubmitError, toSubmitError } from './submit-error.ts'

test.each([
  ['a refusal', 400, 'Проверьте', 'Проверьте'],
  ['a refusal without words', 400, null, 'Пожалуйста, попробуйте еще раз'],
  ['too many calls', 429, 'Слишком много запросов', 'Слишком много запросов'],
  ['a server that says why it cannot', 503, 'Сервис недоступен', 'Сервис недоступен'],
  ['the last refusal there is', 499, null, 'Пожалуйста, попробуйте еще раз'],
])('%s is told to the visitor', (_what, status, words, message) => {
  expect(readSubmitError(new ApiError(status, '', words))).toEqual({ message, errors: {} })
})

test('it names the fields that are wrong', () => {
  const errors = new Map([['phone', 'Введите номер']])
  expect(readSubmitError(new ApiError(400, '', 'Проверьте', errors))).toEqual({
    message: 'Проверьте',
    errors: { phone: 'Введите номер' },
  })
})

test.each<[string, unknown]>([
  ['a lost connection', new ApiError(0, 'нет связи', 'нет связи')],
  ['the error page of a proxy', new ApiError(502, '<h1>', null)],
  ['a server that fails without a word', new ApiError(500, '', null)],
  ['a fault of the page', new TypeError('Failed to fetch')],
])('%s says nothing of the request', (_what, error) => {
  expect(readSubmitError(error)).toBeNull()
})

test.each([[null], [undefined], ['']])('a no with %j for words gets the usual ones', (message) => {
  expect(toSubmitError(message)).toEqual({ message: 'Пожалуйста, попробуйте еще раз', errors: {} })
})
