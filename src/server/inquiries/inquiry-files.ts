import { setImmediate as giveWay } from 'node:timers/promises'
import writeXlsxFile, { type Row } from 'write-excel-file/node'
import { hours } from '../../lib/duration.ts'
import { lazy } from '../../lib/lazy.ts'
import { EXPORT_COLUMNS, type ExportValue } from './inquiry-columns.ts'

/** Longest text that a cell may have (Excel's specifications and limits). */
const MAX_CELL = 32_767

/** Rows that are written without giving way to requests. */
const ROWS_AT_ONCE = 500

const moscowTime = lazy(
  () =>
    new Intl.DateTimeFormat('ru-RU', {
      ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
      timeZone: 'Europe/Moscow',
    }),
)

/**
 * Makes a text harmless that a spreadsheet would take for a formula (OWASP, CSV injection): an apostrophe comes before it. A
 * phone number as we write it is no formula and stays as it is.
 */
export function disarm(text: string): string {
  const isPhone = /^\+\d{1,3} ?[\d -]{5,16}$/.test(text)
  return /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) && !isPhone ? `'${text}` : text
}

/** Writes rows as CSV: UTF-8 with BOM, semicolons, decimal comma, times of Moscow. */
export async function writeCsv(rows: readonly (readonly ExportValue[])[]): Promise<Blob> {
  const parts = [`\uFEFF${EXPORT_COLUMNS.map(({ title }) => quote(title)).join(';')}\r\n`]
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE)
    parts.push(some.map((row) => `${row.map((value) => quote(toText(value))).join(';')}\r\n`).join(''))
    await giveWay()
  }
  return new Blob(parts, { type: 'text/csv; charset=utf-8' })
}

function toText(value: ExportValue): string {
  if (value === null) return ''
  if (value instanceof Date) return moscowTime().format(value).replace(',', '')
  return typeof value === 'number' ? String(value).replace('.', ',') : disarm(value)
}

const quote = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Writes rows as XLSX with real numbers and dates; a date in a sheet has no zone and shows the clock of Moscow. */
export async function writeXlsx(rows: readonly (readonly ExportValue[])[]): Promise<Blob> {
  const head: Row = EXPORT_COLUMNS.map(({ title }) => ({ value: title, fontWeight: 'bold' }))
  const data = [head, ...rows.map((row): Row => row.map(toCell))]
  const columns = EXPORT_COLUMNS.map(({ width }) => ({ width }))
  const file = await writeXlsxFile(data, { columns, sheet: 'Запросы', stickyRowsCount: 1 }).toBuffer()
  return new Blob([new Uint8Array(file)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

function toCell(value: ExportValue, index: number): Row[number] {
  if (value === null) return null
  if (value instanceof Date) {
    return { value: new Date(value.getTime() + hours(3)), type: Date, format: 'dd.mm.yyyy hh:mm' }
  }
  if (typeof value === 'number') return index === 0 ? { value } : { value, format: '#,##0.##' }
  return { value: disarm(value).slice(0, MAX_CELL), type: String }
}
