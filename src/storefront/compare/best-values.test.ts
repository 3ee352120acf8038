import { expect, test } from 'vitest'
import { type BetterEnd, betterEndOf, markBest } from './best-values.ts'

test.each<[string, readonly unknown[], BetterEnd, readonly number[]]>([
  ['the smallest', [3, 1, 2], 'least', [1]],
  ['the greatest', [3, 1, 2], 'most', [0]],
  ['all that share the first place', ['1,5 кВт·ч/сут', '2,1 кВт·ч/сут', '1,5 кВт·ч/сут'], 'least', [0, 2]],
  ['nothing among equals', [2, 2], 'least', []],
  ['the best of the known', [null, 5, 3], 'least', [2]],
  ['nothing when only one is known', [null, 5], 'least', []],
  ['nothing when some cannot be measured', [1, 'по запросу', 2], 'least', []],
  ['nothing in different units', ['1 кВт·ч/сут', '200 Вт'], 'least', []],
  ['nothing where no end is better', [1, 2], null, []],
])('%s is marked', (_name, values, end, best) => {
  expect(markBest(values, end).flatMap((marked, index) => (marked ? [index] : []))).toEqual(best)
})

test('more residents, litres or a larger salvo are not better for everyone', () => {
  expect(betterEndOf('users')).toBeNull()
  expect(betterEndOf('volume')).toBeNull()
  expect(betterEndOf('batchDischarge')).toBeNull()
  expect(betterEndOf('toString')).toBeNull()
})
