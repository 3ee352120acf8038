import type { IdentifiedRow } from './identify/identify-rows.ts'

/** Marks rows about one product: the last one counts, each names the others. Returns the numbers of those that do not count. */
export function markDoubles(rows: readonly IdentifiedRow[]): ReadonlySet<number> {
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const idle = new Set<number>()
  for (const same of byKey.values()) {
    if (same.length < 2) continue
    const last = same.at(-1)
    for (const one of same) {
      const others = same.filter((other) => other !== one).map(({ row }) => row)
      const where = others.length === 1 ? `в строке ${others[0]}` : `в строках ${others.join(', ')}`
      one.warnings.push(
        one === last
          ? `Модель есть и ${where}: учитывается эта строка`
          : `Модель есть и ${where}: учитывается последняя`,
      )
      if (one !== last) idle.add(one.row)
    }
  }
  return idle
}
