import { expect, test } from 'vitest'
import { toShortName } from './short-name.ts'

test.each([
  ['Мария Дмитриева', 'Мария Д.'],
  [' Пётр  Ильич ', 'Пётр И.'],
  ['Иванов Иван Петрович', 'Иванов П.'],
  ['manager', 'manager'],
  ['', ''],
])('%o is «%s» in a narrow place', (name, short) => expect(toShortName(name)).toBe(short))
