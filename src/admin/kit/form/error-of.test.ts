import { expect, test } from 'vitest'
import { errorOf, errorWithin } from './error-of.ts'

const ref = { message: 'не ошибка' }
const errors = {
  title: { type: 'custom', message: 'Заголовок обязателен', ref },
  filter: {
    users: { type: 'custom', message: 'Число людей', ref },
    spec: { body: [undefined, { message: 'Текст' }] },
  },
  empty: { ref },
}

test.each([
  ['title', 'Заголовок обязателен', 'Заголовок обязателен'],
  ['filter', undefined, 'Число людей'],
  ['filter.users', 'Число людей', 'Число людей'],
  ['filter.spec', undefined, 'Текст'],
  ['filter.groundWater', undefined, undefined],
  ['empty', undefined, undefined],
])('at %s there is the message %j, and within it %j', (name, own, within) => {
  const form = { formState: { errors } }
  expect([errorOf(form, name), errorWithin(form, name)]).toEqual([own, within])
})
