import { expect, test } from 'vitest'
import { pastVerb } from './past-verb.ts'

test.each([
  ['Мария Д.', 'взяла'],
  ['Игорь С.', 'взял'],
  ['Илья Петров', 'взял'],
  ['admin', 'взял'],
  ['Вы', 'взяли'],
])('%s %s', (name, expected) => {
  expect(pastVerb(name, 'взял')).toBe(expected)
})
