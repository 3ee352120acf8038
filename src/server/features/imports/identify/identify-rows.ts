import type { ImportedModel } from '../../catalogue/products/imported-products.service.ts'
import { showCell } from '../recognise-columns.ts'
import { repeatsHead } from '../table/find-head.ts'
import type { Cell, TableRow } from '../table/table-rows.ts'
import { createAsideRows } from './aside-rows.ts'
import { findProduct, judgeNew, type ProductSearch } from './find-product.ts'
import { modelKey } from './model-key.ts'
import { createGroups } from './price-groups.ts'
import { findNamed, toWholeName } from './row-names.ts'
import { createRowReader, withWholeNames } from './row-reader.ts'

/** A row of the file with the product that it is about. */
export interface IdentifiedRow {
  row: number
  cells: readonly Cell[]
  /** What people call it: its name, else its model. */
  name: string
  makerId: number | null
  product: ImportedModel | null
  /** Ids of all products that the row may be about: more than one when its spelling fits several. */
  mentioned: readonly number[]
  /** Fields that only spell what the product was found by. */
  spelled: readonly string[]
  /** The same for all rows about one product, also a new one. */
  key: string
  errors: string[]
  warnings: string[]
}

export interface IdentifyParts extends ProductSearch {
  /** Name of the sheet. */
  sheet: string
  heads: readonly string[]
  headRow: number
  /** Columns by field. */
  columns: ReadonlyMap<string, number>
}

/** Finds the product of each row; rows of groups, totals, repeated heads and words below the table are none. */
export function createIdentifier(parts: IdentifyParts) {
  const { columns, makers, index, heads, headRow } = parts
  const groups = createGroups(index, makers)
  groups.noteTitle(parts.sheet)
  const reader = createRowReader({ columns, makers, index, groups })
  const asideRows = createAsideRows(columns, groups)
  const named = new Set<number>(parts.manufacturerId === null ? [] : [parts.manufacturerId])

  function identify(given: TableRow): IdentifiedRow | null {
    const row = given.row <= headRow ? given : reader.withNameAbove(given)
    if (row.row < headRow) for (const cell of row.cells) groups.noteTitle(showCell(cell))
    if (row.row <= headRow || repeatsHead(row, heads)) return null
    const said = reader.read(row)
    const found = findProduct(said, parts)
    const { product, makerId } = found
    if (!product && found.errors.length === 0 && asideRows.isAside(row, said)) return null
    const { model, name, text, around } = said
    const isByNumber = product !== null && (product.id === Number(said.id) || product.slug === said.slug)
    const spelled = Object.entries({ model, name }).flatMap(([field, one]) =>
      product && !isByNumber && one && findNamed(index, one, makerId, around).includes(product)
        ? [field]
        : [],
    )
    const maker = product?.manufacturerId ?? makerId ?? makers.findIn(text)
    judgeNew(said, maker, found, parts)
    if (product || text !== '') asideRows.noteModel(text)
    if (product || text !== '') groups.noteRow(product?.manufacturerId, index.makerOf(text))
    if (said.statedMaker !== null) named.add(said.statedMaker)
    const whole = toWholeName(text, around)
    return {
      row: row.row,
      cells: product ? said.cells : withWholeNames(said, columns),
      errors: found.errors,
      warnings: found.warnings,
      product,
      spelled,
      makerId: said.rowMaker ?? maker,
      mentioned: [...found.mentioned],
      name: product && !name ? product.name : whole || product?.name || `Строка ${row.row}`,
      key: product
        ? `id ${product.id}`
        : text === ''
          ? `row ${row.row}`
          : `${maker} ${modelKey(toWholeName(model || text, around))}`,
    }
  }

  return { identify, named: (): ReadonlySet<number> => named }
}
