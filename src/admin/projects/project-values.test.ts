import { expect, test } from 'vitest'
import { toFormValues, toList, toPayload } from './project-values.ts'

test('addresses between commas become a list without blanks and empties', () => {
  expect(toList(' /assets/a.jpg, https://example.com/b.png ,,', ',')).toEqual([
    '/assets/a.jpg',
    'https://example.com/b.png',
  ])
  expect(toList('', ',')).toEqual([])
})

test('a new project is completed, without a category, and sends empty lists', () => {
  expect(toPayload(toFormValues(undefined))).toMatchObject({
    completed: true,
    completedAt: null,
    categoryId: null,
    images: [],
    challenges: [],
  })
})
