import { expect, test } from 'vitest'
import { describeVersion } from './describe-version.ts'

test('what made a version in one line', () => {
  const changed = (...labels: string[]) =>
    describeVersion({
      version: 2,
      changes: labels.map((label) => ({ field: label, label, before: 1, after: 2 })),
    })
  expect(changed()).toBeNull()
  expect(changed('Цена', 'Вес')).toBe('цена, вес')
  expect(changed('А', 'Б', 'В', 'Г')).toBe('а, б, в, г')
  expect(changed('А', 'Б', 'В', 'Г', 'Д')).toBe('а, б, в и ещё 2 поля')
  expect(describeVersion({ version: 1, changes: [{ field: 'a', label: 'А', before: null, after: 1 }] })).toBe(
    'создание',
  )
})
