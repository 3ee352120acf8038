import { expect, test } from 'vitest'
import { plural } from './plural.ts'

const forms = ['статья', 'статьи', 'статей'] as const

test.each([
  [0, 'статей'],
  [1, 'статья'],
  [2, 'статьи'],
  [4, 'статьи'],
  [5, 'статей'],
  [11, 'статей'],
  [12, 'статей'],
  [21, 'статья'],
  [22, 'статьи'],
  [111, 'статей'],
])('%i %s', (count, word) => {
  expect(plural(count, forms)).toBe(word)
})
