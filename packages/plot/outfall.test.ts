import { expect, test } from 'vitest'
import { hasBottom, isDug, outfalls } from './outfall.ts'

test('a ditch and a ravine are dug, a well, a field and an unknown place are not', () => {
  expect(outfalls.filter(isDug)).toEqual(['ditch', 'ravine'])
})

test('a ditch, a ravine and a well have a bottom, a field and an unknown place have none', () => {
  expect(outfalls.filter(hasBottom)).toEqual(['ditch', 'ravine', 'well'])
})
