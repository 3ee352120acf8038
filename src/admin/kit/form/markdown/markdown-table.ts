import { type Editing, insertBlock, type Selection } from './markdown-editing.ts'

/** Rows of cells, the first being the head; a row may be shorter than the others. */
export type Cells = readonly (readonly string[])[]

/** Longest line that is padded into columns, characters: a longer one wraps in the text area, where columns are not seen. */
const MAX_PADDED = 90

/**
 * Inserts an empty table of so many rows, its head included, with the caret in the first cell; from inside a table like
 * `insertCells`.
 */
export function insertTable(rows: number, columns: number): Editing {
  const line = `|${'          |'.repeat(columns)}`
  const rule = `|${' -------- |'.repeat(columns)}`
  return besideTable(
    insertBlock([line, rule, ...Array.from({ length: rows - 1 }, () => line)].join('\n'), {
      start: 2,
      end: 2,
    }),
  )
}

/**
 * Inserts these cells as a table, with the caret behind it. From inside a table they come behind that one, which stays whole;
 * a table with nothing in it gives way to them.
 */
export function insertCells(cells: Cells): Editing {
  const table = toMarkdownTable(cells)
  return besideTable(insertBlock(table, { start: table.length, end: table.length }))
}

/** Keeps an edit from tearing the table apart that the selection is in. */
function besideTable(edit: Editing): Editing {
  return (text, selection) => {
    const table = findTable(text, selection.start)
    if (!table || selection.end > table.end) return edit(text, selection)
    const isEmpty = table.cells.every(({ start, end }) => text.slice(start, end).trim() === '')
    const isChosen = selection.start === table.start && selection.end === table.end
    return edit(text, { start: isEmpty || isChosen ? table.start : table.end, end: table.end })
  }
}

/** Cells as a table of GitHub's Markdown; what means something in Markdown is escaped, a line break becomes a space. */
export function toMarkdownTable(cells: Cells): string {
  const width = Math.max(...cells.map((row) => row.length))
  const rows = cells.map((row) => Array.from({ length: width }, (_, at) => escapeCell(row[at] ?? '')))
  const widths = Array.from({ length: width }, (_, at) =>
    Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  const isPadded = widths.reduce((sum, one) => sum + one + 3, 1) <= MAX_PADDED
  const toLine = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (isPadded ? cell.padEnd(widths[at] ?? 0) : cell)).join(' | ')} |`
  const rule = widths.map((one) => '-'.repeat(isPadded ? one : 3))
  const [head = [], ...body] = rows
  return [head, rule, ...body].map(toLine).join('\n')
}

/** An address, which Markdown makes a link; and one that reads the same with nothing escaped, where an escape would be part of it. */
const ADDRESS = /((?:https?:\/\/|www\.)\S*)/i
const PLAIN_ADDRESS = /^[\w./:?=%#+@,&-]+$/

/** Text of one cell, so that it is shown as it is. */
function escapeCell(text: string): string {
  const parts = text.replace(/\s+/g, ' ').trim().split(ADDRESS)
  return parts
    .map((part, at) => (at % 2 === 1 && PLAIN_ADDRESS.test(part) ? part : escapeText(part)))
    .join('')
}

function escapeText(text: string): string {
  return (
    text
      .replace(/[\\`*[\]<~|]/g, '\\$&')
      // Inside of a word it means nothing, and an escape would stand in e-mail addresses.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/&(?=#?\w+;)/g, '\\&')
      .replace(/https?(?=:)|www(?=\.)/gi, '$&\\')
  )
}

/** A line that is a row of a table. */
const ROW = String.raw` {0,3}\|.*\|[^\S\n]*`
/** The line below a table's head, which makes it one. */
const RULE = String.raw` {0,3}\|(?=.*-)[|:\-\t ]*\|[^\S\n]*`
const TABLE = new RegExp(`^${ROW}\\n${RULE}(?:\\n${ROW})*$`, 'gm')
const RULE_LINE = new RegExp(`^${RULE}$`)

/** The next cell of the table at the caret, or the one before; null outside of a table and at its end. */
export function moveInTable(text: string, caret: number, isBack: boolean): Selection | null {
  const cells = findTable(text, caret)?.cells ?? []
  const at = cells.findIndex(({ start, end }) => start <= caret && caret <= end)
  if (at === -1) return null
  return trimCell(text, cells[at + (isBack ? -1 : 1)])
}

/** Whether the caret is in a table. */
export const isInTable = (text: string, caret: number): boolean => findTable(text, caret) !== null

/** Whether a text has a table. */
export const hasTable = (text: string): boolean => text.search(TABLE) !== -1

/** The table that the caret is in, with its cells in their order, between their bars. */
function findTable(text: string, caret: number): Table | null {
  for (const { 0: table, index: start } of text.matchAll(TABLE)) {
    const end = start + table.length
    if (caret < start) return null
    if (caret > end) continue
    let from = start
    const cells: Selection[] = []
    for (const line of table.split('\n')) {
      if (!RULE_LINE.test(line))
        cells.push(...cellsOf(line).map((cell) => toText(from, cell.start, cell.end)))
      from += line.length + 1
    }
    return { start, end, cells }
  }
  return null
}

interface Table extends Selection {
  cells: Selection[]
}

const toText = (from: number, start: number, end: number): Selection => ({
  start: from + start,
  end: from + end,
})

function cellsOf(line: string): Selection[] {
  const bars = [...line.matchAll(/\\.|\|/g)].filter(([mark]) => mark === '|').map(({ index }) => index)
  return bars.slice(1).map((bar, at) => ({ start: (bars[at] ?? 0) + 1, end: bar }))
}

/** The words of a cell, to be typed over; in an empty one the place for them. */
function trimCell(text: string, cell: Selection | undefined): Selection | null {
  if (!cell) return null
  const inside = text.slice(cell.start, cell.end)
  const start = cell.start + (inside.trim() === '' ? Math.min(1, inside.length) : inside.search(/\S/))
  return { start, end: start + inside.trim().length }
}
