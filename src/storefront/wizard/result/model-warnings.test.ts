import { expect, test } from 'vitest'
import { ownWarnings, sharedWarnings } from './model-warnings.ts'

const models = [
  { warnings: ['плот', 'выход', 'залп'] },
  { warnings: ['выход', 'плот', 'залп'] },
  { warnings: ['выход', 'цена', 'плот'] },
]

test('what all models share is said once, what is the plot’s is said of the plot', () => {
  expect(sharedWarnings(models, ['плот'])).toEqual(['выход'])
  expect(ownWarnings(models, ['плот'])).toEqual([['залп'], ['залп'], ['цена']])
})

test('a single model keeps its warnings', () => {
  expect(sharedWarnings(models.slice(0, 1), ['плот'])).toEqual([])
  expect(ownWarnings(models.slice(0, 1), ['плот'])).toEqual([['выход', 'залп']])
})
