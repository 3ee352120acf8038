/** A row with a place in an order made by hand. */
export interface Ordered {
  id: number
  displayOrder: number
}

/** Space between places, so that a row can come between two others without changing these. */
const GAP = 10

/** The rows with one of them at another index. */
export function moveRow<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from]
  return row === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** Which rows need which place for this order: the moved one alone while there is space between its neighbours, else all. */
export function placeRows<Row extends Ordered>(
  rows: readonly Row[],
  movedId: number,
): { row: Row; displayOrder: number }[] {
  const index = rows.findIndex(({ id }) => id === movedId)
  const moved = rows[index]
  if (!moved) return []
  const before = rows[index - 1]?.displayOrder
  const after = rows[index + 1]?.displayOrder
  const between =
    before === undefined
      ? (after ?? 0) - GAP
      : after === undefined
        ? before + GAP
        : Math.floor((before + after) / 2)
  const others = rows.filter(({ id }) => id !== movedId)
  const isOrdered = others.every(
    (one, at) => at === 0 || (others[at - 1]?.displayOrder ?? 0) < one.displayOrder,
  )
  const fits = (before === undefined || before < between) && (after === undefined || between < after)
  if (isOrdered && fits) return moved.displayOrder === between ? [] : [{ row: moved, displayOrder: between }]
  return rows
    .map((row, at) => ({ row, displayOrder: (at + 1) * GAP }))
    .filter(({ row, displayOrder }) => row.displayOrder !== displayOrder)
}
