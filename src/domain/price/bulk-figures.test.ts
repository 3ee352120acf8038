import { expect, test } from 'vitest'
import { countBulk, isNoted, isUnusualChange, type PreviewedPrice } from './bulk-figures.ts'

/** A row of the preview; prices in rubles. */
function row(oldPrice: number | null, newPrice: number | null, more: Partial<PreviewedPrice> = {}) {
  const kopecks = (rubles: number | null) => (rubles === null ? null : Math.round(rubles * 100))
  return {
    skipped: null,
    oldPrice: kopecks(oldPrice),
    newPrice: kopecks(newPrice),
    installationPrice: 3_500_000,
    ...more,
  }
}
const skippedRow = row(null, null, { skipped: 'noPrice' })

test('a preview is counted: what changes, what deserves a look, what is skipped, of what something is said', () => {
  const rows = [
    row(100, 105),
    row(100, 300),
    skippedRow,
    row(100, 105.5),
    row(100, 105, { installationPrice: null }),
  ]
  expect(countBulk(rows)).toMatchObject({ total: 5, changed: 4, toCheck: 2, skipped: 1, noted: 4 })
  expect(countBulk([])).toEqual({
    total: 0,
    changed: 0,
    toCheck: 0,
    skipped: 0,
    noted: 0,
    lowest: null,
    highest: null,
    jumps: 0,
    largestJumps: [],
  })
})

test('the lowest and the highest of the new prices are those of the rows that change', () => {
  const [low, middle, high] = [row(100, 90), row(95, 99), row(200, 190)]
  expect(countBulk([middle, high, skippedRow, low, middle])).toMatchObject({ lowest: low, highest: high })
  expect(countBulk([skippedRow])).toMatchObject({ lowest: null, highest: null })
})

test('of prices that jump the largest are named, five at most', () => {
  const jumps = [130, 50, 400, 125, 140, 135].map((price) => row(100, price))
  const { jumps: count, largestJumps } = countBulk([row(100, 120), skippedRow, ...jumps])
  expect(count).toBe(6)
  expect(largestJumps.map(({ newPrice }) => newPrice)).toEqual([40_000, 5_000, 14_000, 13_500, 13_000])
})

test.each<[number, number | null, Partial<PreviewedPrice>, boolean]>([
  [100, 105, {}, false],
  [100, 200, {}, false],
  [100, 201, {}, true],
  [100, 50, {}, false],
  [100, 49, {}, true],
  [100, 0, {}, true],
  [100, 100.5, {}, true],
  [100, null, { skipped: 'unchanged' }, true],
  [100, 105, { installationPrice: null }, true],
])('of %s to %s with %j something is to be said: %s', (before, after, more, isSaid) => {
  expect(isNoted(row(before, after, more))).toBe(isSaid)
})

test.each([
  [100, 120, false],
  [100, 121, true],
  [100, 80, false],
  [100, 79, true],
  [0, 500, false],
  [null, 500, false],
  [100, null, false],
])('from %s to %s kopecks is a jump: %s', (before, after, isJump) => {
  expect(isUnusualChange(before, after)).toBe(isJump)
})
