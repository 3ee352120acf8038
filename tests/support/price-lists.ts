import { strToU8, zipSync } from 'fflate'

/** A cell of a made sheet: `formula` with the value that was kept of it, if any. */
export type SheetCell = string | number | boolean | null | { formula: string; kept?: number | string }

export interface MadeSheet {
  name: string
  rows: readonly (readonly SheetCell[])[]
  /** Merged ranges: `A1:F1`. */
  merges?: readonly string[]
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const letter = (column: number): string =>
  (column >= 26 ? letter(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** An XLSX file as spreadsheets write it; `more` adds or replaces parts. */
export function makeXlsx(
  sheets: readonly MadeSheet[],
  more: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array<ArrayBuffer> {
  const texts = new Map<string, number>()
  const share = (text: string) => {
    if (!texts.has(text)) texts.set(text, texts.size)
    return texts.get(text)
  }
  const toCell = (cell: SheetCell, address: string): string => {
    if (cell === null) return `<c r="${address}" s="0"/>`
    if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
    if (typeof cell === 'boolean') return `<c r="${address}" t="b"><v>${Number(cell)}</v></c>`
    if (typeof cell === 'string') return `<c r="${address}" t="s"><v>${share(cell)}</v></c>`
    const kept = cell.kept === undefined ? '' : `<v>${cell.kept}</v>`
    const type = typeof cell.kept === 'string' ? ' t="str"' : ''
    return `<c r="${address}"${type}><f>${escapeXml(cell.formula)}</f>${kept}</c>`
  }
  const parts: Record<string, string> = {}
  for (const [at, { rows, merges = [] }] of sheets.entries()) {
    const lines = rows.map((cells, row) =>
      cells.length === 0
        ? ''
        : `<row r="${row + 1}">${cells.map((cell, column) => toCell(cell, `${letter(column)}${row + 1}`)).join('')}</row>`,
    )
    const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`
  }
  const named = sheets.map(
    ({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const relations = sheets.map(
    (_sheet, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  Object.assign(parts, {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${[...texts.keys()].map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`).join('')}</sst>`,
  })
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
  // Fast: some tests pack megabytes.
  return new Uint8Array(zipSync({ ...bytes, ...more }, { level: 1 }))
}

/** A text in Windows-1251, as old programs write CSV. */
export function toWindows1251(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 63
    if (code < 128) return code
    if (letter === 'Ё') return 0xa8
    if (letter === 'ё') return 0xb8
    if (letter === '№') return 0xb9
    if (letter === '\u00a0') return 0xa0
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : 63
  })
}
