import { type NamedParameter, readHead } from './head-rules.ts'
import type { SheetOutline } from './table-outline.ts'
import { type Cell, isFilled, type TableRow } from './table-rows.ts'

/** Where the heads of a sheet are. */
export interface FoundHead {
  /** The last row of the heads; 0 when there are none. */
  row: number
  /** Heads by column; a head of two lines is joined. */
  heads: string[]
}

/** The row with the heads is looked for down to here. */
const DEEPEST_HEAD = 40

const isNumeric = (cell: Cell) =>
  typeof cell === 'number' || (typeof cell === 'string' && /^[\d\s.,₽]+$/.test(cell))
const textOf = (cell: Cell | undefined) => (typeof cell === 'string' ? cell.replace(/\s+/g, ' ').trim() : '')

/** Finds the heads: the rows whose texts are the most fields, two lines of them at most. */
export function findHead(
  { rows }: Pick<SheetOutline, 'rows'>,
  parameters: readonly NamedParameter[],
): FoundHead {
  let best: FoundHead & { count: number } = { row: 0, heads: [], count: 0 }
  for (const [index, row] of rows.entries()) {
    if (row.row > DEEPEST_HEAD + (rows[0]?.row ?? 0)) break
    const heads = spreadMerged(row)
    if (!isHeadLike(row, heads)) continue
    for (const one of [{ row: row.row, heads }, ...joinWithNext(heads, rows[index + 1])]) {
      const count = countFields(one.heads, parameters)
      if (count > best.count) best = { ...one, count }
    }
  }
  return best.count === 0 ? { row: 0, heads: [] } : { row: best.row, heads: best.heads }
}

/** Texts of a row; a merged head stands in each of its columns. */
function spreadMerged({ cells, merges = [] }: TableRow): string[] {
  const heads = cells.map(textOf)
  for (const { left, right } of merges) {
    for (let column = left; column <= right; column += 1) heads[column] ||= heads[left] ?? ''
  }
  return Array.from(heads, (head) => head ?? '')
}

/** No heads: numbers, a single text over the whole table. */
function isHeadLike({ cells }: TableRow, heads: readonly string[]): boolean {
  if (cells.some((cell) => cell !== null && isNumeric(cell))) return false
  const different = new Set(heads.filter((head) => head !== ''))
  return different.size > 1 || heads.length === 1
}

/** The heads together with a second line below them: «Габариты, мм» over «Длина», «Ширина». */
function joinWithNext(heads: readonly string[], next: TableRow | undefined): FoundHead[] {
  if (!next || next.cells.some((cell) => cell !== null && isNumeric(cell))) return []
  const below = spreadMerged(next)
  if (below.filter((head) => head !== '').length === 0) return []
  const width = Math.max(heads.length, below.length)
  const joined = Array.from({ length: width }, (_one, column) => {
    const [upper = '', lower = ''] = [heads[column], below[column]]
    return upper === lower || lower === '' ? upper : `${upper} ${lower}`.trim()
  })
  // Without a word of the first line too: its «Габариты» would hide «Длина».
  const lowered = joined.map((head, column) => (below[column] ? (below[column] ?? '') : head))
  return [
    { row: next.row, heads: lowered },
    { row: next.row, heads: joined },
  ]
}

/** How many different fields the heads name. */
function countFields(heads: readonly string[], parameters: readonly NamedParameter[]): number {
  const fields = heads.flatMap((head) => {
    // A sentence is no head.
    const meaning = head.length > 80 ? undefined : readHead(head, parameters)
    return meaning ? [meaning.field] : []
  })
  return new Set(fields).size
}

/** Whether a row of the table only repeats the heads, as at the top of each printed page. */
export function repeatsHead({ cells }: TableRow, heads: readonly string[]): boolean {
  const filled = cells.flatMap((cell, column) => (isFilled(cell) ? [[cell, column] as const] : []))
  if (filled.length < 2) return false
  const same = filled.filter(([cell, column]) => {
    const text = textOf(cell)
    return text !== '' && (heads[column] ?? '').endsWith(text)
  })
  return same.length === filled.length
}
