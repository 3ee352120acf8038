import { strToU8, Zip, ZipDeflate } from 'fflate'
import { disarmCell } from '../table/cell-text.ts'
import { columnLetter } from '../table/column-letter.ts'
import type { ExportCell } from '../values/render-value.ts'
import type { ExportHead } from './export-in-thread.ts'

/** Longest text that a cell may have (Excel's specifications and limits). */
const MAX_CELL = 32_767

/** A file that is written row by row. */
interface Table {
  add(rows: readonly ExportCell[][]): void
  /** The pieces of the whole file: blobs go from a thread to another without a copy. */
  finish(): Blob[]
}

/** CSV as Excel opens it: UTF-8 with BOM, semicolons, decimal comma. */
export function createCsv({ heads }: ExportHead): Table {
  const quote = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const toText = (value: string | number) =>
    typeof value === 'number' ? String(value).replace('.', ',') : disarmCell(value)
  const toLine = (row: readonly ExportCell[]) =>
    `${row.map((value) => (value === null ? '' : quote(toText(value)))).join(';')}\r\n`
  const pieces: Blob[] = []
  const add = (rows: readonly ExportCell[][]) => {
    pieces.push(new Blob([rows.map(toLine).join('')]))
  }
  pieces.push(new Blob(['\uFEFF']))
  add([heads])
  return { add, finish: () => pieces }
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Everything of a book besides its sheet (ECMA-376, part 1). */
const FRAME: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Товары" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // Style 1 is a bold head, style 2 a text.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** XLSX with real numbers, a frozen head and widths; written piece by piece, so that only the compressed file is held. */
export function createXlsx({ heads, widths }: ExportHead): Table {
  const pieces: Blob[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(new Blob([piece]))
  })
  for (const [name, content] of Object.entries(FRAME)) {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(strToU8(XML + content), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 4 })
  zip.add(sheet)
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  sheet.push(
    strToU8(
      `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`,
    ),
  )
  const letters = heads.map((_head, at) => columnLetter(at))
  let number = 0
  const write = (rows: readonly ExportCell[][], style: number) => {
    const text = rows.map((row) => {
      number += 1
      return `<row r="${number}">${row.map((value, at) => (value === null ? '' : toXml(value, `${letters[at]}${number}`, style))).join('')}</row>`
    })
    sheet.push(strToU8(text.join('')))
  }
  write([heads], 1)
  return {
    add: (rows) => write(rows, 2),
    finish() {
      sheet.push(strToU8('</sheetData></worksheet>'), true)
      zip.end()
      return pieces
    },
  }
}

function toXml(value: string | number, address: string, style: number): string {
  if (value === '') return ''
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`
  const text = escapeXml(disarmCell(value).slice(0, MAX_CELL))
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** Characters that XML cannot hold are left out; «_x000D_» as text is told from the notation for a character. */
const escapeXml = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
