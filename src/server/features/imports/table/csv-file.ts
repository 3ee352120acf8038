import { parse } from 'csv-parse/sync'
import { type Cell, cleanText, createRowCollector, FileRefused, type TableSheet } from './table-rows.ts'

/** What a byte that is no text is read as. */
const BROKEN = '\uFFFD'
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
        if (hinted === undefined || row > 1) rows.add(sheet, { row, cells: record.map(toCell) })
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

const toCell = (text: string): Cell =>
  text.includes(BROKEN)
    ? { fault: 'в ячейке знак, который не читается: исправьте его или сохраните файл в UTF-8' }
    : cleanText(text)

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw new FileRefused('Это не таблица. Нужен файл .xlsx или .csv')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes)
    const broken = text.split(BROKEN).length - 1
    // Of Windows-1251 nearly every letter is broken.
    const isUtf8 = broken * 20 < (text.match(/[а-яё]/gi)?.length ?? 0)
    return isUtf8 ? text : new TextDecoder('windows-1251').decode(bytes)
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
