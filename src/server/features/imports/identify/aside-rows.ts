import { IMPORT_FIELDS } from '../../../../contract/catalogue/import-fields.ts'
import { foldWords } from '../../../../lib/text/fold-text.ts'
import { showCell } from '../recognise-columns.ts'
import { isFilled, type TableRow } from '../table/table-rows.ts'
import { isOnRequest, readNumber } from '../values/read-number.ts'
import type { PriceGroups } from './price-groups.ts'
import type { SaidRow } from './row-reader.ts'

const TOTAL = /^\s*(?:итого|всего|сумма|total)(?![\p{L}\p{N}])/iu
/** Numbers that are no size of a model. */
const NO_SIZE = /(?:^|\D)20\d\d(?!\d)|(?:^|\s)(?:до|на|от)\s*\d|\d\s*(?:чел|жит|польз|%)/i

/** Tells rows that are no products: of groups, of totals, of words below the table. */
export function createAsideRows(columns: ReadonlyMap<string, number>, groups: PriceGroups) {
  /** First words of the models so far. */
  const firstWords = new Set<string>()

  /** A single text that is a model all the same: «Топас 9» among «Топас 5» and «Топас 8», without a price. */
  const isLikeModel = (text: string, isSingle = false) =>
    /\d/.test(text) &&
    text.length < 60 &&
    firstWords.has(firstWordOf(text)) &&
    !(isSingle && NO_SIZE.test(text))

  /** Not a word below the table: it names a model, or something that can be read stands beside it. */
  function isProduct(row: TableRow, text: string, makerText: string): boolean {
    if (firstWords.size === 0 && numbersColumns(row)) return false
    if (makerText !== '' || isLikeModel(text)) return true
    const isNumeric = (field: string) => ['money', 'number'].includes(IMPORT_FIELDS[field]?.kind ?? '')
    const numbers = [...columns].filter(([field]) => field !== 'id' && isNumeric(field))
    const isReadable = numbers.some(([, column]) => isNumberIn(row, column))
    if (isReadable || text === '') return isReadable
    return numbers.length === 0 || (/\d/.test(text) && !/\d[\d\s()-]{6,}/.test(text))
  }

  return {
    noteModel(text: string): void {
      firstWords.add(firstWordOf(text))
    },
    /** Notes the row of a group; true for it, for totals and for words below the table. */
    isAside(row: TableRow, { model, name, text, makerText }: SaidRow): boolean {
      const filled = row.cells.filter(isFilled)
      const first = showCell(filled.find((cell) => typeof cell === 'string') ?? '')
      if ([text, showCell(filled[0] ?? '')].some((one) => TOTAL.test(one))) return true
      const isSingle = filled.length === 1 && (row.merges !== undefined || !isLikeModel(text, true))
      const isNumbered = filled.length === 2 && /^\s*(?:\d+|[IVX]+)\.?\s*$/.test(showCell(filled[0] ?? ''))
      const names = text === '' && makerText === '' ? [first] : [model, name].filter((one) => one !== '')
      const isNamed = names.length > 0 && names.every(groups.isGroup)
      if (isSingle || isNamed || (isNumbered && !isProduct(row, text, makerText))) {
        groups.note(
          isSingle ? showCell(filled[0] ?? '') : isNumbered ? showCell(filled[1] ?? '') : text || first,
        )
        return true
      }
      return !isProduct(row, text, makerText)
    },
  }
}

/** The row under the heads that numbers the columns: «1 | 2 | 3 | 4 | 5». */
function numbersColumns({ cells }: TableRow): boolean {
  const texts = cells.filter(isFilled).map((cell) => (typeof cell === 'object' ? '' : showCell(cell).trim()))
  const first = Number(texts[0])
  return texts.length >= 3 && texts.every((text, at) => /^\d+$/.test(text) && Number(text) === first + at)
}

const isNumberIn = (row: TableRow, column: number) => {
  const cell = row.cells[column]
  if (typeof cell !== 'string') return typeof cell === 'number'
  return isOnRequest(cell) || readNumber(cell, { isMoney: true }) !== null
}

const firstWordOf = (text: string) => foldWords(text).split(' ')[0] ?? ''
