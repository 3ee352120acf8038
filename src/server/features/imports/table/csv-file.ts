import { parse } from 'csv-parse/sync'
import { cleanText, createRowCollector, FileRefused, type TableSheet } from './table-rows.ts'

const DELIMITERS = [';', '\t', ','] as const
/** What delimiter and encoding are found out from. */
const LINES_LOOKED_AT = 50

/** Reads CSV in UTF-8, UTF-16 with a mark, or Windows-1251; the delimiter is found out. Throws FileRefused. */
export function readCsv(bytes: Uint8Array): TableSheet {
  const text = decodeText(bytes)
  if (/^\s*<(?:!doctype|html|\?xml|table)/i.test(text)) {
    throw new FileRefused('Внутри не таблица, а страница. Откройте файл в Excel и сохраните как .xlsx')
  }
  const [, hinted] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const sheet: TableSheet = { name: 'CSV', rows: [] }
  const rows = createRowCollector()
  let row = 0
  try {
    parse(text, {
      delimiter: hinted ?? findDelimiter(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 1024 * 1024,
      on_record(record: string[]) {
        row += 1
        if (hinted === undefined || row > 1)
          rows.add(sheet, { row, cells: record.map((one) => cleanText(one)) })
        return null
      },
    })
  } catch (error) {
    if (error instanceof FileRefused) throw error
    throw new FileRefused(
      `CSV не прочитать около строки ${row + 1}: проверьте кавычки. Или сохраните файл как .xlsx`,
    )
  }
  return sheet
}

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) throw new FileRefused('Это не таблица. Нужен файл .xlsx или .csv')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** The delimiter that divides the most lines into equally many cells, quoted text apart. */
function findDelimiter(text: string): string {
  const lines = text
    .slice(0, 256 * 1024)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_LOOKED_AT)
  const scores = DELIMITERS.map((delimiter) => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const count = line.split(delimiter).length - 1
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
    }
    return { delimiter, score: Math.max(0, ...counts.values()) }
  })
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter
}
