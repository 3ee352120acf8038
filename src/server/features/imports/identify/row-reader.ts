import { showCell } from '../recognise-columns.ts'
import { takeOff } from '../table/cell-text.ts'
import { type Cell, isFilled, type TableRow } from '../table/table-rows.ts'
import type { ModelIndex } from './model-index.ts'
import type { MakerNames } from './model-key.ts'
import { isBareModel, joinWords, readModel } from './model-words.ts'
import type { Doubt, PriceGroups } from './price-groups.ts'
import { type NameAround, readVariants, toVariantCell, toWholeName } from './row-names.ts'

/** What a row and its group say of its product. */
export interface SaidRow {
  cells: readonly Cell[]
  id: string
  slug: string
  model: string
  name: string
  /** The name, else the model. */
  text: string
  makerText: string
  /** The maker that the row itself names; null for none, and for one that the shop does not have. */
  rowMaker: number | null
  /** The maker that the row or its group names. */
  statedMaker: number | null
  /** Its group, when that may be another maker than the stated one. */
  doubtfulGroup: Doubt | null
  around: NameAround
}

interface ReaderParts {
  /** Columns by field. */
  columns: ReadonlyMap<string, number>
  makers: MakerNames
  index: ModelIndex
  groups: PriceGroups
}

const FIELDS = ['id', 'slug', 'model', 'name', 'manufacturer', 'modelLine', 'variant'] as const

/** Reads what each row says of its product; rows come in the order of the file. */
export function createRowReader({ columns, makers, index, groups }: ReaderParts) {
  const cellOf = (row: TableRow, field: string): string => {
    const cell = row.cells[columns.get(field) ?? -1]
    return isFilled(cell) && typeof cell !== 'object' ? takeOff(showCell(cell)).trim() : ''
  }
  /** The last row with a name: a name that is merged over rows of variants stands only in the first of them. */
  let above: readonly Cell[] = []
  const nameColumns = ['model', 'name', 'manufacturer'].map((field) => columns.get(field))

  return {
    withNameAbove(row: TableRow): TableRow {
      if (['id', 'slug', 'model', 'name'].some((field) => cellOf(row, field) !== '')) {
        above = row.cells
        return row
      }
      if (!readModel(cellOf(row, 'variant')).isVariant) return row
      const cells = Array.from({ length: Math.max(above.length, row.cells.length) }, (_one, column) => {
        const cell = row.cells[column] ?? null
        return nameColumns.includes(column) && !isFilled(cell) ? (above[column] ?? null) : cell
      })
      return { ...row, cells }
    },
    read(row: TableRow): SaidRow {
      const [id = '', slug = '', model = '', title = '', makerText = '', modelLine = '', variant = ''] =
        FIELDS.map((field) => cellOf(row, field))
      // «Топас-С» in the column of names, «5 Пр» in that of models.
      const isLine = id === '' && slug === '' && isBareModel(model) && groups.isSeries(title)
      const name = isLine ? '' : title
      const line = isLine ? title : modelLine
      const group = groups.current()
      const rowMaker = makerText === '' ? null : (makers.find(makerText) ?? makers.findIn(makerText))
      const isOfGroup = line === '' && (makerText === '' || rowMaker === group.makerId)
      const around: NameAround = {
        series: line ? (index.findSeries(line)?.name ?? line) : isOfGroup ? group.series : null,
        variants: isOfGroup ? group.variants : new Set(),
        ownVariants: readVariants(variant),
      }
      const statedMaker = makerText === '' ? group.makerId : rowMaker
      const cells = withoutAside(row.cells, columns, isLine)
      return {
        cells,
        id,
        slug,
        model,
        name,
        text: name || model,
        makerText,
        rowMaker,
        statedMaker,
        doubtfulGroup: makerText === '' ? group.doubtful : null,
        around,
      }
    },
  }
}

/** The cells without what they say only for the name: a series, an «Исполнение» that is no variant of the shop. */
function withoutAside(
  cells: readonly Cell[],
  columns: ReaderParts['columns'],
  isLine: boolean,
): readonly Cell[] {
  const [variant, title] = [columns.get('variant'), columns.get('name')]
  return cells.map((cell, column) => {
    if (column === variant && typeof cell === 'string') return toVariantCell(cell)
    return isLine && column === title ? null : cell
  })
}

/** The cells of a new product: its names are whole. */
export function withWholeNames(
  { cells, model, name, text, around }: SaidRow,
  columns: ReaderParts['columns'],
): readonly Cell[] {
  const { words } = readModel(text)
  const whole = Object.entries({ model, name }).flatMap(([field, one]) => {
    // An article stays.
    const isName = one !== '' && joinWords(readModel(one).words) === joinWords(words)
    return isName ? [[columns.get(field), toWholeName(one, around)] as const] : []
  })
  return cells.map((cell, at) => new Map(whole).get(at) ?? cell)
}
