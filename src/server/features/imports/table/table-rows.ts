import { MAX_IMPORT_COLUMNS } from '../../../../domain/catalogue/import-rules.ts'

/** A cell whose value cannot be used; `fault` says why, for people. */
export interface CellFault {
  fault: string
}

/** Value of a cell; null is an empty one. */
export type Cell = string | number | boolean | null | CellFault

/** A row that is not empty; `row` is its number in the file, from 1. */
export interface TableRow {
  row: number
  cells: Cell[]
  /** Columns that are merged into one cell; its value stands in the first of them. */
  merges?: { left: number; right: number }[]
}

export interface TableSheet {
  name: string
  rows: TableRow[]
}

export interface TableFile {
  format: 'xlsx' | 'csv'
  sheets: TableSheet[]
}

/** A file that is not read; the message says why, and what to do. */
export class FileRefused extends Error {}

/** Most rows of a sheet (issue 12, point 1). */
export const MAX_ROWS = 20_000
/** What may stand above the heads and below the table. */
const MAX_ASIDE = 500
/** Most characters of all cells together: what is held in memory. */
const MAX_TEXT = 48 * 1024 * 1024

/** Whether a cell holds something. */
export const isFilled = (cell: Cell | undefined): cell is Exclude<Cell, null> =>
  cell !== undefined && cell !== null && cell !== ''

/** Collects the rows of a file within its limits. */
export function createRowCollector() {
  let left = MAX_TEXT
  return {
    /** Adds a row to a sheet unless it is empty. Throws FileRefused beyond a limit. */
    add(sheet: TableSheet, row: TableRow): void {
      const last = row.cells.findLastIndex(isFilled)
      if (last < 0) return
      if (last >= MAX_IMPORT_COLUMNS)
        throw new FileRefused(`Строка ${row.row}: больше ${MAX_IMPORT_COLUMNS} столбцов`)
      if (sheet.rows.length >= MAX_ROWS + MAX_ASIDE) throw tooManyRows()
      row.cells.length = last + 1
      for (const cell of row.cells) left -= typeof cell === 'string' ? cell.length + 8 : 8
      if (left < 0) throw new FileRefused('В файле слишком много текста. Оставьте в нём только прайс-лист')
      sheet.rows.push(row)
    },
  }
}

/** The refusal of a file with too many rows. */
export const tooManyRows = () =>
  new FileRefused(`В файле больше ${MAX_ROWS.toLocaleString('ru-RU')} строк. Разделите его на несколько`)

/**
 * Text of a cell as it is stored: composed (lists made on macOS have «й» as two characters), without control characters, line ends
 * as `\n`, trimmed.
 */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .toWellFormed()
    .normalize('NFC')
    .trim()
