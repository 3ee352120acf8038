import { expect, test } from 'vitest'
import { isDug, outfalls } from './outfall.ts'

test('a ditch and a ravine are dug, a well, a field and an unknown place are not', () => {
  expect(outfalls.filter(isDug)).toEqual(['ditch', 'ravine'])
})
