import { expect, test } from 'vitest'
import { moveRow, placeRows } from './order.ts'

const rows = (...places: number[]) => places.map((displayOrder, index) => ({ id: index + 1, displayOrder }))
const placed = (places: number[], from: number, to: number) => {
  const given = rows(...places)
  const moved = moveRow(given, from, to)
  return placeRows(moved, given[from]?.id ?? 0).map(({ row, displayOrder }) => [row.id, displayOrder])
}

test.each<[string, number[], number, number, number[][]]>([
  ['goes between two', [10, 20, 30], 2, 1, [[3, 15]]],
  ['comes first', [10, 20, 30], 2, 0, [[3, 0]]],
  ['comes last', [10, 20, 30], 0, 2, [[1, 40]]],
  ['stays where it is', [10, 20, 30], 1, 1, [[2, 20]].slice(1)],
  [
    'finds no space: all get places anew',
    [1, 2, 3],
    2,
    1,
    [
      [1, 10],
      [3, 20],
      [2, 30],
    ],
  ],
  [
    'meets equal places',
    [0, 0, 0],
    0,
    1,
    [
      [2, 10],
      [1, 20],
      [3, 30],
    ],
  ],
])('a row that staff move %s', (_what, places, from, to, expected) => {
  expect(placed(places, from, to)).toEqual(expected)
})
