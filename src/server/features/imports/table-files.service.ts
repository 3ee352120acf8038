import { toFileName } from '../../../lib/text/file-name.ts'
import { AppError } from '../../app-error.ts'
import { openExport } from './export/export-in-thread.ts'
import { importFolder, removeFile, saveFile } from './import-files.ts'
import { readOutline, readRows } from './table/read-in-thread.ts'
import type { TableRow } from './table/table-rows.ts'

// Tables of other features, read and written in threads of their own with the limits of price lists.

/** The rows of a sent file: of a book the first sheet that has any. Throws BAD_REQUEST for a refused file and for an empty one. */
export async function readFileRows(dataDir: string, file: File): Promise<TableRow[]> {
  const folder = importFolder(dataDir)
  const name = toFileName(file.name)
  const extension = /\.(xlsx|csv|tsv|txt)$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin'
  const stored = await saveFile(folder, new Uint8Array(await file.arrayBuffer()), extension)
  try {
    const path = `${folder}/${stored}`
    const { sheets } = await readOutline(path, name)
    const sheet = sheets.find(({ rows }) => rows.length > 0)
    if (!sheet) throw new AppError('BAD_REQUEST', 'В файле нет ни одной строки')
    const rows: TableRow[] = []
    await readRows({ path, name, sheet: sheet.name }, async (some) => {
      rows.push(...some)
    })
    return rows
  } finally {
    await removeFile(folder, stored)
  }
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
