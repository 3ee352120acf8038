import { expect, test } from 'vitest'
import { toList } from './list-text.ts'

test('addresses between commas become a list without blanks and empties', () => {
  expect(toList(' /assets/a.jpg, https://example.com/b.png ,,', ',')).toEqual([
    '/assets/a.jpg',
    'https://example.com/b.png',
  ])
  expect(toList('', ',')).toEqual([])
})
