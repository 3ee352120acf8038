import { expect, test } from 'vitest'
import { type BetterEnd, betterEndOf, markBest } from './best-values.ts'

test.each<[string, readonly unknown[], BetterEnd, readonly number[]]>([
  ['the smallest', [3, 1, 2], 'least', [1]],
  ['all that share the first place', ['1,5 кВт·ч/сут', '2,1 кВт·ч/сут', '1,5 кВт·ч/сут'], 'least', [0, 2]],
  ['nothing among equals', [2, 2], 'least', []],
  ['the best of the known', [null, 5, 3], 'least', [2]],
  ['nothing when only one is known', [null, 5], 'least', []],
  ['nothing when some cannot be measured', [1, 'по запросу', 2], 'least', []],
  ['nothing in different units', ['1 кВт·ч/сут', '200 Вт'], 'least', []],
  ['nothing where no end is better', [1, 2], null, []],
  ['nothing where one needs none at all', ['0 кВт·ч/сут', '2,1 кВт·ч/сут'], 'least', []],
])('%s is marked', (_name, values, end, best) => {
  expect(markBest(values, end).flatMap((marked, index) => (marked ? [index] : []))).toEqual(best)
})

test.each(['users', 'volume', 'batchDischarge', 'productivity', 'toString'])(
  'more or less of %s is not better for everyone',
  (key) => {
    expect(betterEndOf(key, [1, 1])).toBeNull()
  },
)

test('less electricity is better among models of one manufacturer: others measure it differently', () => {
  expect(betterEndOf('powerConsumption', [1, 1, 1])).toBe('least')
  expect(betterEndOf('powerConsumption', [1, 2])).toBeNull()
  expect(betterEndOf('powerConsumption', [null, null])).toBeNull()
})
