import type { Selectable } from '../../../domain/selection/model.ts'
import type { Rejection } from '../../../domain/selection/rules/rejections.ts'
import { rules, sourceOf } from '../../../domain/selection/rules/rules-table.ts'
import type { OwnText } from '../../../domain/site/own-texts.ts'

/** Models that one rule excluded by the same numbers. */
export interface WhyGroup {
  key: string
  /** «Топас-С 5, Топас-С 5 Пр» */
  names: string
  reason: string
  yours: string
  limit: string
  /** Title of the rule, and where it is from. */
  rule: string
  source: string
}

/** Names of a group that are written out. */
const NAMED = 40

/** Groups rejections that say the same, in their order; `readable` are texts of the shop that sources may name. */
export function groupRejections(
  rejected: readonly Rejection<Selectable>[],
  readable: readonly OwnText[],
): WhyGroup[] {
  const groups = new Map<string, Rejection<Selectable>[]>()
  for (const one of rejected) {
    const key = [one.rule, one.reason, one.yours, one.limit].join('|')
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups].flatMap(([key, members]) => {
    const [first] = members
    if (first === undefined) return []
    const { rule: name, reason, yours, limit } = first
    const rule = rules.find((one) => one.name === name)
    const more = members.length - NAMED
    const names = `${members
      .slice(0, NAMED)
      .map(({ product }) => product.name)
      .join(', ')}${more > 0 ? ` и\u00a0ещё ${more}` : ''}`
    return [
      {
        key,
        names,
        reason,
        yours,
        limit,
        rule: rule?.title ?? '',
        source: rule ? sourceOf(rule, readable) : '',
      },
    ]
  })
}
