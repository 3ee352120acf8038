/**
 * A part of a list, and the mark after which the next part begins, null at the end. `rows` are those of the part and, where there are more,
 * one further row at least.
 */
export function cutPart<Row, Mark>(
  rows: readonly Row[],
  limit: number,
  markOf: (row: Row) => Mark,
): { shown: Row[]; next: Mark | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: rows.length > limit && last !== undefined ? markOf(last) : null }
}
