// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readFields, writeFields } from '../../kit/fields/field.ts'
import { project } from './project.tsx'

test('a new project is completed, without a category, and sends empty lists', () => {
  expect(writeFields(project.fields, readFields(project.fields, undefined))).toMatchObject({
    completed: true,
    completedAt: null,
    categoryId: null,
    images: [],
    challenges: [],
  })
})
