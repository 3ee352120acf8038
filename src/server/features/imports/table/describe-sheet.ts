import type { ImportSheet } from '../../../../contract/catalogue/imports.ts'
import { createIdentifier } from '../identify/identify-rows.ts'
import type { ShopKnowledge } from '../knowledge.service.ts'
import { type RecognisedSheet, recogniseSheet, showCell } from '../recognise-columns.ts'
import type { SheetOutline, TableOutline } from './table-outline.ts'

/** The columns of a sheet as they are recognised. */
export interface DescribedSheet extends Omit<ImportSheet, 'id'> {
  recognised: RecognisedSheet
}

/** The sheet with the most known columns: a cover or notes are none. */
export function chooseSheet({ sheets }: TableOutline, shop: ShopKnowledge): string {
  const scored = sheets.map((sheet) => {
    const { columns } = recognise(sheet, shop, new Map())
    return {
      name: sheet.name,
      known: columns.filter(({ field }) => field !== null).length,
      rows: sheet.full.length,
    }
  })
  const best = scored.reduce((one, other) =>
    other.known > one.known + 1 || (one.known < 2 && other.known > one.known) ? other : one,
  )
  return best.name
}

/** Describes a sheet; `remembered` is what heads meant in former lists of its maker. */
export function describeSheet(
  outline: TableOutline,
  {
    name,
    fileName,
    shop,
    remembered,
  }: {
    name: string
    fileName: string
    shop: ShopKnowledge
    remembered: ReadonlyMap<string, string | null>
  },
): DescribedSheet {
  const sheet = outline.sheets.find((one) => one.name === name) ?? { name, rows: [], full: [] }
  const recognised = recognise(sheet, shop, remembered)
  return {
    recognised,
    sheets: outline.sheets.map((one) => one.name),
    sheet: name,
    columns: recognised.columns,
    parameters: [...shop.parameters.values()].map(({ key, name: title }) => ({ key, name: title })),
    rows: sheet.full.filter((row) => row > recognised.row).length || countSingle(sheet, recognised),
    headRow: recognised.row === 0 ? null : recognised.row,
    manufacturerId: guessMaker(sheet, fileName, recognised, shop),
  }
}

/** Rows of a table with a single column. */
const countSingle = ({ rows }: SheetOutline, { row, columns }: RecognisedSheet) =>
  columns.length === 1 ? rows.filter((one) => one.row > row).length : 0

const recognise = (
  sheet: SheetOutline,
  shop: ShopKnowledge,
  remembered: ReadonlyMap<string, string | null>,
) =>
  recogniseSheet(sheet, {
    makers: shop.makers,
    models: shop.modelKeys,
    remembered,
    parameters: [...shop.parameters.values()],
  })

/** The maker that the file's name, the sheet's, or a line above the heads names; else the one whose models the rows are. */
function guessMaker(
  { name, rows }: SheetOutline,
  fileName: string,
  { row: headRow, heads, columns }: RecognisedSheet,
  { makers, index, trashed }: ShopKnowledge,
): number | null {
  const above = rows.filter(({ row }) => row < headRow).flatMap(({ cells }) => cells.map(showCell))
  for (const text of [fileName.replace(/\.\w+$/, ''), name, ...above]) {
    const named = makers.findIn(text)
    if (named !== null) return named
  }
  const byField = new Map(
    columns.flatMap(({ field, index }) => (field === null ? [] : [[field, index] as const])),
  )
  if (byField.has('manufacturer')) return null
  const parts = {
    sheet: name,
    heads,
    headRow,
    columns: byField,
    manufacturerId: null,
    makers,
    index: index(),
    trashed: trashed(),
  }
  const { identify } = createIdentifier(parts)
  const ids = new Set(
    rows.flatMap((row) => {
      const found = identify(row)?.product?.manufacturerId
      return found === undefined ? [] : [found]
    }),
  )
  const [only = null] = ids
  return ids.size === 1 ? only : null
}
