import { createRowCollector, FileRefused, type TableSheet } from './table-rows.ts'
import { readSheet } from './xlsx-rows.ts'
import { readXml } from './xml-part.ts'
import { openZip, type ZipParts } from './zip-parts.ts'

const BOOK = 'xl/workbook.xml'

/** Parts that a price list has no need of, with the sentence that refuses them. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [
    /vbaProject|macrosheets\/|activeX\//i,
    'В файле есть макросы. Сохраните его как обычную книгу .xlsx и загрузите снова',
  ],
  [
    /externalLinks\/|connections\.xml$|queryTables\//i,
    'В файле есть связи с другими файлами. В Excel: «Данные» → «Изменить связи» → «Разорвать связь», затем сохраните',
  ],
]

/**
 * Reads the visible sheets of an XLSX file, one part after another. Throws FileRefused for macros, external links, passwords, zip
 * bombs and what is no XLSX.
 */
export function readXlsx(bytes: Uint8Array): TableSheet[] {
  const zip = openZip(bytes)
  for (const [part, message] of REFUSED) {
    if (zip.names.some((name) => part.test(name))) throw new FileRefused(message)
  }
  if (!zip.names.includes(BOOK)) {
    throw new FileRefused('Это не таблица Excel. Нужен файл .xlsx или .csv')
  }
  const sheets = listSheets(zip)
  const texts = zip.names.includes('xl/sharedStrings.xml') ? readSharedTexts(zip) : []
  const rows = createRowCollector()
  return sheets.map(({ name, part }) => {
    const sheet: TableSheet = { name, rows: [] }
    readSheet({ zip, part, texts, add: (row) => rows.add(sheet, row) })
    return sheet
  })
}

/** Visible sheets in their order; charts are none. */
function listSheets(zip: ZipParts): { name: string; part: string }[] {
  const parts = new Map<string, string>()
  const relations = 'xl/_rels/workbook.xml.rels'
  if (!zip.names.includes(relations)) throw new FileRefused('Это не таблица Excel: в файле нет листов')
  let isMacroBook = false
  readXml(zip, relations, {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const { Id = '', Target = '', Type = '' } = attributes()
      if (/vbaProject/i.test(Type)) isMacroBook = true
      if (Type.endsWith('/worksheet')) {
        parts.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
      }
    },
    close: () => undefined,
    text: () => undefined,
  })
  if (isMacroBook) throw new FileRefused(REFUSED[0]?.[1] ?? '')
  const sheets: { name: string; part: string }[] = []
  readXml(zip, BOOK, {
    open(name, attributes) {
      if (name !== 'sheet') return
      const found = attributes()
      const part = parts.get(
        found['r:id'] ?? Object.entries(found).find(([key]) => key.endsWith(':id'))?.[1] ?? '',
      )
      const isHidden = found.state === 'hidden' || found.state === 'veryHidden'
      if (part && !isHidden) sheets.push({ name: found.name ?? '', part })
    },
    close: () => undefined,
    text: () => undefined,
  })
  if (sheets.length === 0) throw new FileRefused('В файле нет ни одного видимого листа')
  return sheets
}

/** Most characters of the texts that cells share. */
const MAX_SHARED = 48 * 1024 * 1024

/** Texts that cells refer to by number; readings of hieroglyphs (`rPh`) are left out. */
function readSharedTexts(zip: ZipParts): string[] {
  const texts: string[] = []
  let current = ''
  let left = MAX_SHARED
  let inText = false
  let isAside = false
  readXml(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') current = ''
      if (name === 't') inText = true
      if (name === 'rPh') isAside = true
    },
    close(name) {
      if (name === 't') inText = false
      if (name === 'rPh') isAside = false
      if (name === 'si') texts.push(current)
    },
    text(piece) {
      if (!inText || isAside) return
      left -= piece.length
      if (left < 0) throw new FileRefused('В файле слишком много текста. Оставьте в нём только прайс-лист')
      current += piece
    },
  })
  return texts
}
