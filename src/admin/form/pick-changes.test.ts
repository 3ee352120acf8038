import { expect, test } from 'vitest'
import { pickChanges } from './pick-changes.ts'

test('only what was touched is sent', () => {
  const stored = { id: 5, title: 'Вода', excerpt: null, images: ['a'], published: false }
  const untouched = { title: 'Вода', excerpt: '', images: ['a'], published: false }
  expect(pickChanges(untouched, stored)).toEqual({})
  expect(pickChanges({ ...untouched, title: 'Грунт' }, stored)).toEqual({ title: 'Грунт' })
  expect(pickChanges({ ...untouched, images: [] }, stored)).toEqual({ images: [] })
  expect(pickChanges({ title: '' }, stored)).toEqual({ title: '' })
  expect(pickChanges({ published: true }, stored)).toEqual({ published: true })
})
