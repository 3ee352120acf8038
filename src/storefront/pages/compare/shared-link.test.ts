import { expect, test } from 'vitest'
import { comparePath } from '../../../domain/site/site-paths.ts'
import { countLeftOut, mergeLists, readSharedIds } from './shared-link.ts'

test.each([
  ['', null],
  ['ids=', []],
  ['ids=abc,-1,1.5,0', []],
  ['ids=1,5,9', [1, 5, 9]],
  ['ids=%201%20,5', [1, 5]],
  ['ids=5,5,1,5', [5, 1]],
  ['ids=1,2,3,4,5,6', [1, 2, 3, 4]],
  ['ids=99999999999,2147483648,7', [7]],
  ['ids=1,5&ids=9', [1, 5]],
] as const)('«%s» names %j', (query, ids) => {
  expect(readSharedIds(new URLSearchParams(query))).toEqual(ids)
})

test('an address that was made can be read', () => {
  const path = comparePath([{ id: 3 }, { id: 14 }])
  expect(path).toBe('/compare?ids=3,14')
  expect(readSharedIds(new URL(path, 'http://shop.test').searchParams)).toEqual([3, 14])
})

test("one's own list stays in front and nothing comes twice", () => {
  const a = { id: 1 }
  const b = { id: 2 }
  const c = { id: 3 }
  expect(mergeLists([a, b], [{ id: 2 }, c])).toEqual([a, b, c])
  expect(mergeLists([], [c])).toEqual([c])
})

test('what an address names beyond four is counted, not shown', () => {
  expect(countLeftOut(new URLSearchParams('ids=1,2,3,4,5,6,6'))).toBe(2)
  expect(countLeftOut(new URLSearchParams('ids=1,2'))).toBe(0)
  expect(countLeftOut(new URLSearchParams(''))).toBe(0)
})
