import { createIdentifier } from './identify/identify-rows.ts'
import type { ShopKnowledge } from './knowledge.service.ts'
import { describeSheet } from './table/describe-sheet.ts'
import type { SheetOutline, TableOutline } from './table/table-outline.ts'

/** So many products of a sheet are named. */
const MOST_NAMED = 3
/** Fields by which a row finds its product, and one more: what a list of products has. */
const LEAST_COLUMNS = 2

interface Asked {
  /** The sheet that is loaded. */
  sheet: string
  fileName: string
  /** The maker of rows that name none, on sheets that name none. */
  manufacturerId: number | null
  shop: ShopKnowledge
}

/** Says which other sheets of a price list hold products, since only one is loaded; nothing for none. */
export function describeOtherSheets(outline: TableOutline, asked: Asked): string[] {
  return outline.sheets.flatMap((one) => {
    if (one.name === asked.sheet) return []
    const names = listProducts(outline, one, asked)
    if (names.length === 0) return []
    const shown = names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ' и другие' : '')
    return [`На листе «${one.name}» тоже есть товары: ${shown}. Загрузите его отдельно`]
  })
}

/** Products of the first rows of a sheet. */
function listProducts(
  outline: TableOutline,
  { name, rows }: SheetOutline,
  { fileName, manufacturerId, shop }: Asked,
): string[] {
  const described = describeSheet(outline, { name, fileName, shop, remembered: new Map() })
  const { heads, row: headRow, columns } = described.recognised
  const byField = new Map(
    columns.flatMap(({ field, index }) => (field === null ? [] : [[field, index] as const])),
  )
  if (byField.size < LEAST_COLUMNS) return []
  const { identify } = createIdentifier({
    sheet: name,
    heads,
    headRow,
    columns: byField,
    manufacturerId: described.manufacturerId ?? manufacturerId,
    makers: shop.makers,
    index: shop.index(),
    trashed: shop.trashed(),
  })
  return rows.flatMap((row) => {
    const found = identify(row)
    return found && (found.product !== null || found.errors.length === 0) ? [found.name] : []
  })
}
