import type { Selectable } from '../../domain/selection/model.ts'
import type { Rejection } from '../../domain/selection/rejections.ts'
import { rules } from '../../domain/selection/rules-table.ts'

/** Models of one line that one rule excluded by the same numbers. */
export interface WhyGroup {
  key: string
  /** «Топас-С 5, Топас-С 5 Пр и ещё 2» */
  names: string
  reason: string
  yours: string
  limit: string
  /** Title of the rule, and where it is from. */
  rule: string
  source: string
}

/** How many names a group says. */
const NAMED = 3

/** Groups rejections that say the same, in their order. */
export function groupRejections(rejected: readonly Rejection<Selectable>[]): WhyGroup[] {
  const groups = Map.groupBy(rejected, ({ product, rule, reason, yours, limit }) =>
    [product.manufacturerSlug, product.modelLine, rule, reason, yours, limit].join('|'),
  )
  return [...groups].flatMap(([key, members]) => {
    const [first] = members
    if (first === undefined) return []
    const { rule: name, reason, yours, limit } = first
    const rule = rules.find((one) => one.name === name)
    const names = namesOf(members.map(({ product }) => product.name))
    return [{ key, names, reason, yours, limit, rule: rule?.title ?? '', source: rule?.source ?? '' }]
  })
}

function namesOf(names: readonly string[]): string {
  if (names.length <= NAMED + 1) return names.join(', ')
  return `${names.slice(0, NAMED).join(', ')} и ещё ${names.length - NAMED}`
}
