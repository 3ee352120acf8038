import { readCsv } from './csv-file.ts'
import { FileRefused, type TableFile } from './table-rows.ts'
import { readXlsx } from './xlsx-file.ts'
import { passwordProtected } from './zip-parts.ts'

/** Reads a price list by what is in it, which its name must agree with. Throws FileRefused with a sentence for people. */
export function readTableFile(bytes: Uint8Array, name: string): TableFile {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (bytes.length === 0) throw new FileRefused('Файл пуст')
  const kind = kindOf(bytes)
  if (kind === 'ole') throw isEncrypted(bytes) ? passwordProtected() : oldBook()
  if (extension === 'xls') throw oldBook()
  if (extension === 'xlsm' || extension === 'xlsb') {
    throw new FileRefused('Книги с макросами и двоичные не читаем. Сохраните файл как обычную книгу .xlsx')
  }
  if (kind === 'zip' && extension === 'xlsx') return { format: 'xlsx', sheets: readXlsx(bytes) }
  if (kind === 'text' && ['csv', 'tsv', 'txt'].includes(extension)) {
    return { format: 'csv', sheets: [readCsv(bytes)] }
  }
  const inside = { zip: 'архив или книга Excel', text: 'текст', other: 'не таблица' }[kind]
  if (['xlsx', 'csv', 'tsv', 'txt'].includes(extension)) {
    throw new FileRefused(
      `Файл назван .${extension}, а внутри ${inside}. Похоже, его переименовали: сохраните его из Excel заново`,
    )
  }
  throw new FileRefused('Нужен файл .xlsx или .csv')
}

const oldBook = () =>
  new FileRefused('Это старый формат Excel (.xls). Откройте файл и сохраните как книгу Excel .xlsx')

function kindOf(bytes: Uint8Array): 'zip' | 'ole' | 'text' | 'other' {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex')
  if (start.startsWith('504b0304') || start.startsWith('504b0506')) return 'zip'
  if (start === 'd0cf11e0a1b11ae1') return 'ole'
  if (/^(?:fffe|feff)/.test(start)) return 'text'
  const known = /^(?:25504446|89504e47|ffd8ff|47494638|52494646|377abcaf|1f8b|526172|7f454c46|4d5a)/
  return known.test(start) || bytes.includes(0) ? 'other' : 'text'
}

/** Office keeps an encrypted book as a stream of this name, in UTF-16. */
const isEncrypted = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  )
