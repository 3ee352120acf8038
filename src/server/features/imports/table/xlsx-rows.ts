import { MAX_IMPORT_COLUMNS } from '../../../../domain/catalogue/import-rules.ts'
import { type Cell, cleanText, isFilled, type TableRow } from './table-rows.ts'
import { readXml } from './xml-part.ts'
import type { ZipParts } from './zip-parts.ts'

interface Parts {
  zip: ZipParts
  part: string
  /** Texts that cells share. */
  texts: readonly string[]
  add(row: TableRow): void
}

/** Most merged ranges that are followed. */
const MAX_MERGES = 20_000

/** Reads the rows of a sheet; a cell merged over several rows has its value in each of them. */
export function readSheet({ zip, part, texts, add }: Parts): void {
  const rows = new Map<number, TableRow>()
  const merges: Range[] = []
  let row: TableRow = { row: 0, cells: [] }
  let cell = newCell()
  let inValue = false
  readXml(zip, part, {
    open(name, attributes) {
      if (name === 'row') {
        row = { row: Number(attributes().r) || row.row + 1, cells: [] }
      } else if (name === 'c') {
        const { r, t } = attributes()
        cell = newCell(t, r === undefined ? row.cells.length : columnOf(r))
      } else if (name === 'f') cell.isFormula = true
      else if (name === 'v' || name === 't') {
        inValue = true
        cell.isCounted = true
      } else if (name === 'rPh') cell.isAside = true
      else if (name === 'mergeCell' && merges.length < MAX_MERGES) {
        const range = rangeOf(attributes().ref ?? '')
        if (range) merges.push(range)
      }
    },
    close(name) {
      if (name === 'v' || name === 't') inValue = false
      else if (name === 'rPh') cell.isAside = false
      else if (name === 'c') {
        const value = toCell(cell, texts)
        if (isFilled(value)) setCell(row, cell.column, value)
      } else if (name === 'row' && row.cells.length > 0) rows.set(row.row, row)
    },
    text(piece) {
      if (inValue && !cell.isAside) {
        cell.text += piece
        cell.hasValue = true
      }
    },
  })
  for (const range of merges) spread(rows, range)
  for (const one of [...rows.values()].sort((a, b) => a.row - b.row)) add(one)
}

const newCell = (type = 'n', column = 0) => ({
  type,
  column,
  text: '',
  hasValue: false,
  /** Its value stands in the file, if only an empty text. */
  isCounted: false,
  isFormula: false,
  isAside: false,
})

/** Columns beyond the most are read as one: a cell there is refused, whichever it is. */
function setCell(row: TableRow, column: number, value: Cell): void {
  const at = Math.min(column, MAX_IMPORT_COLUMNS)
  while (row.cells.length < at) row.cells.push(null)
  row.cells[at] = value
}

function toCell(
  { type, text, hasValue, isCounted, isFormula }: ReturnType<typeof newCell>,
  texts: readonly string[],
): Cell {
  if (!hasValue) {
    return isFormula && !(type === 'str' && isCounted)
      ? { fault: 'в ячейке формула без посчитанного значения: откройте файл в Excel и сохраните' }
      : null
  }
  if (type === 'e') return { fault: `в ячейке ошибка Excel «${text}»` }
  if (type === 'b') return text === '1'
  if (type === 's') return cleanText(unescapeText(texts[Number(text)] ?? ''))
  if (type === 'n') {
    const number = Number(text)
    // Excel shows and compares fifteen digits; the file has more.
    return Number.isFinite(number) ? Number(number.toPrecision(15)) : cleanText(text)
  }
  return cleanText(unescapeText(text))
}

/** «_x000D_» is how a file writes a character that XML cannot (ECMA-376, 22.9.2.19). */
const unescapeText = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Number of a column from 0: «A1» → 0, «AB7» → 27. */
function columnOf(address: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(address)?.[0] ?? 'A') {
    column = column * 26 + letter.charCodeAt(0) - 64
  }
  return column - 1
}

interface Range {
  top: number
  bottom: number
  left: number
  right: number
}

function rangeOf(text: string): Range | null {
  const [, start = '', top = '', end = '', bottom = ''] =
    /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(text) ?? []
  if (start === '') return null
  return { top: Number(top), bottom: Number(bottom), left: columnOf(start), right: columnOf(end) }
}

/** Writes the value of a merged range into every row of it, and notes which columns it covers. */
function spread(rows: Map<number, TableRow>, { top, bottom, left, right }: Range): void {
  const first = rows.get(top)
  const value = first?.cells[left]
  if (!first || !isFilled(value)) return
  const isWide = right > left
  for (let number = top; number <= Math.min(bottom, top + 1000); number += 1) {
    const row = rows.get(number)
    if (!row) continue
    if (isWide) row.merges = [...(row.merges ?? []), { left, right: Math.min(right, MAX_IMPORT_COLUMNS) }]
    if (number > top) setIfEmpty(row, left, value)
  }
}

function setIfEmpty(row: TableRow, column: number, value: Cell): void {
  if (!isFilled(row.cells[column])) setCell(row, column, value)
}
