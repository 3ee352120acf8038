import { isFilled, type TableRow, type TableSheet } from './table-rows.ts'

/** What a thread is to read: the outline of all sheets, or with `sheet` its rows. */
export interface TableTask {
  bytes: Uint8Array
  /** The name that the file had. */
  name: string
  sheet: string | null
}

/** Rows in which heads and samples are looked for. */
const LOOKED_AT = 80

/** A sheet as the mapping needs it. */
export interface SheetOutline {
  name: string
  /** Its first rows. */
  rows: TableRow[]
  /** Numbers of all rows with two values or more. */
  full: number[]
}

export interface TableOutline {
  format: 'xlsx' | 'csv'
  sheets: SheetOutline[]
}

/** Shortens a sheet to what the mapping needs. */
export const outlineOf = ({ name, rows }: TableSheet): SheetOutline => ({
  name,
  rows: rows.slice(0, LOOKED_AT),
  full: rows.filter(({ cells }) => cells.filter(isFilled).length > 1).map(({ row }) => row),
})
