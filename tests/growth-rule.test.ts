import { expect, test } from 'vitest'
import { growthOf, worstShare } from '../scripts/bench/growth-rule.ts'

const sizes = [100, 1_000, 10_000]
const grow = (of: (size: number) => number, least = 0.001) =>
  worstShare(
    growthOf(
      sizes.map((size) => ({ size, value: of(size) })),
      least,
    ),
  )

test.each([
  ['stands still', () => 7, 0.07],
  ['a logarithm', (size: number) => Math.log2(size), 0.1],
  ['straight', (size: number) => 3 * size, 0.75],
  ['n log n', (size: number) => size * Math.log2(size), 1],
  ['a square', (size: number) => size ** 2, 7.5],
])('what grows like %s has a share of n log n', (_name, of, share) => {
  expect(grow(of)).toBeCloseTo(share, 1)
})

test('noise of small values is no growth', () => {
  expect(grow((size) => (size === 100 ? 0.1 : 30), 50)).toBeLessThan(0.1)
  expect(grow((size) => (size === 100 ? 0.1 : 30))).toBeGreaterThan(1)
})

test('each step is told by itself', () => {
  const [first, second] = growthOf(
    [
      { size: 100, value: 10 },
      { size: 1_000, value: 20 },
      { size: 10_000, value: 200 },
    ],
    1,
  )
  expect(first).toMatchObject({ from: 100, to: 1_000, times: 2 })
  expect(second).toMatchObject({ from: 1_000, to: 10_000, times: 10 })
  expect(first?.nLogN).toBeCloseTo(15, 5)
})
