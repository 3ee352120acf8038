import { setImmediate as giveWay } from 'node:timers/promises'
import { moscowFormat } from '../../../../lib/moscow-format.ts'
import { disarm } from './disarm.ts'
import { EXPORT_COLUMNS, type ExportValue } from './inquiry-columns.ts'

/** Rows that are written without giving way to inquiries. */
const ROWS_AT_ONCE = 500

const moscowTime = moscowFormat({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

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
