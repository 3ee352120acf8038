import { expect, test } from 'vitest'
import { toFormValues, toPayload } from './project-values.ts'

test('a new project is completed, without a category, and sends empty lists', () => {
  expect(toPayload(toFormValues(undefined))).toMatchObject({
    completed: true,
    completedAt: null,
    categoryId: null,
    images: [],
    challenges: [],
  })
})
