import { toFileName } from '../../../lib/text/file-name.ts'
import { AppError } from '../../app-error.ts'
import { openExport } from './export/export-in-thread.ts'
import { readOutline, readRows, toSource } from './table/read-in-thread.ts'
import type { TableRow } from './table/table-rows.ts'

// Tables of other features, read and written in threads of their own with the limits of price lists.

/** The rows of a sent file: of a book the first sheet that has any. Throws BAD_REQUEST for a refused file and for an empty one. */
export async function readFileRows(file: File): Promise<TableRow[]> {
  const source = toSource(file, toFileName(file.name))
  const { sheets } = await readOutline(source)
  const sheet = sheets.find(({ rows }) => rows.length > 0)
  if (!sheet) throw new AppError('BAD_REQUEST', 'В файле нет ни одной строки')
  const rows: TableRow[] = []
  await readRows({ ...source, sheet: sheet.name }, async (some) => {
    rows.push(...some)
  })
  return rows
}

/** A table of texts as CSV that Excel opens and an import reads. */
export async function writeCsvFile(name: string, heads: string[], rows: string[][]): Promise<File> {
  const file = openExport({ format: 'csv', heads, widths: [] })
  try {
    await file.add(rows)
    const content = await file.finish()
    return new File([content], name, { type: content.type })
  } finally {
    await file.close()
  }
}
