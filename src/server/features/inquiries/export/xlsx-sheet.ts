import writeXlsxFile, { type Row } from 'write-excel-file/node'
import { hours } from '../../../../lib/duration.ts'
import { disarm } from './disarm.ts'
import { EXPORT_COLUMNS, type ExportValue } from './inquiry-columns.ts'

/** Longest text that a cell may have (Excel's specifications and limits). */
const MAX_CELL = 32_767

/**
 * Writes rows as XLSX with real numbers and dates; a date in a sheet has no zone and shows the clock of Moscow. Ten thousand rows take
 * seconds without a pause, so that only a worker may call it.
 */
export async function writeSheet(
  rows: readonly (readonly ExportValue[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const head: Row = EXPORT_COLUMNS.map(({ title }) => ({ value: title, fontWeight: 'bold' }))
  const data = [head, ...rows.map((row): Row => row.map(toCell))]
  const columns = EXPORT_COLUMNS.map(({ width }) => ({ width }))
  const file = await writeXlsxFile(data, { columns, sheet: 'Запросы', stickyRowsCount: 1 }).toBuffer()
  return new Uint8Array(file)
}

function toCell(value: ExportValue, index: number): Row[number] {
  if (value === null) return null
  if (value instanceof Date) {
    return { value: new Date(value.getTime() + hours(3)), type: Date, format: 'dd.mm.yyyy hh:mm' }
  }
  if (typeof value === 'number') return index === 0 ? { value } : { value, format: '#,##0.##' }
  return { value: disarm(value).slice(0, MAX_CELL), type: String }
}
