import type { Report } from '../../../contract/reports.ts'

type Kind = Report['byKind'][number]
type Counts = Pick<Kind, 'count' | 'completed' | 'canceled'>

/** Numbers by type, most first. */
export function sumByType(kinds: readonly Kind[]): Report['byType'] {
  const types = [...new Set(kinds.map(({ type }) => type))].sort()
  return types
    .map((type) => ({ type, ...sum(kinds.filter((kind) => kind.type === type)) }))
    .sort((a, b) => b.count - a.count)
}

/** Numbers of those from the selection; undefined when there are none. */
export function sumFromWizard(kinds: readonly Kind[]): Report['wizard'] {
  const selected = kinds.filter(({ wizard }) => wizard)
  return selected.length === 0 ? undefined : sum(selected)
}

const sum = (rows: readonly Counts[]) => ({
  count: total(rows.map(({ count }) => count)),
  completed: total(rows.map(({ completed }) => completed)),
  canceled: total(rows.map(({ canceled }) => canceled)),
})

const total = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
