import { type MakerNames, modelKey } from './identify/model-key.ts'
import { type FoundHead, findHead } from './table/find-head.ts'
import {
  type HeadMeaning,
  type NamedParameter,
  plainHead,
  readHead,
  saysWithWork,
} from './table/head-rules.ts'
import type { SheetOutline } from './table/table-outline.ts'
import { type Cell, isFilled } from './table/table-rows.ts'
import { readNumber } from './values/read-number.ts'

/** What the columns are recognised by besides their heads. */
export interface Knowledge {
  parameters: readonly NamedParameter[]
  makers: MakerNames
  /** Keys of all models of the shop (`modelKey`). */
  models: ReadonlySet<string>
  /** What heads meant in former lists of this maker; null is not loaded. */
  remembered: ReadonlyMap<string, string | null>
}

export interface RecognisedColumn {
  index: number
  head: string
  sample: string[]
  field: string | null
}

export interface RecognisedSheet extends FoundHead {
  columns: RecognisedColumn[]
}

const MAX_SAMPLES = 3
const MAX_SAMPLE = 120

/** What a person reads in a cell. */
export const showCell = (cell: Cell) =>
  typeof cell === 'object' && cell !== null
    ? cell.fault
    : typeof cell === 'number'
      ? String(cell).replace('.', ',')
      : typeof cell === 'boolean'
        ? cell
          ? 'да'
          : 'нет'
        : (cell ?? '')

/** Recognises the columns of a sheet: as in former lists of its maker, else by heads, else by values. Each field once. */
export function recogniseSheet(outline: SheetOutline, knowledge: Knowledge): RecognisedSheet {
  const head = findHead(outline, knowledge.parameters)
  const body = outline.rows.filter(({ row }) => row > head.row)
  const width = Math.max(head.heads.length, ...body.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_one, index) => {
    const cells = body.flatMap(({ cells }) => (isFilled(cells[index]) ? [cells[index]] : []))
    return { index, head: head.heads[index] ?? '', cells }
  }).filter(({ head: text, cells }) => text !== '' || cells.length > 0)
  const meanings = columns.map(({ head: text }) => meaningOf(text, knowledge))
  const taken = new Set<string>()
  const fields: (string | null)[] = columns.map(() => null)
  const byRank = [...meanings.keys()].sort((a, b) => rankOf(meanings[b]) - rankOf(meanings[a]))
  for (const at of byRank) {
    const meaning = meanings[at]
    if (!meaning || taken.has(meaning.field)) continue
    taken.add(meaning.field)
    fields[at] = meaning.field
  }
  for (const [at, { cells }] of columns.entries()) {
    if (meanings[at] !== undefined) continue
    const field = fieldOfValues(cells, knowledge, taken)
    if (field === null) continue
    taken.add(field)
    fields[at] = field
  }
  return {
    ...head,
    columns: columns.map(({ index, head: text, cells }, at) => ({
      index,
      head: text,
      field: fields[at] ?? null,
      sample: [...new Set(cells.map((cell) => showCell(cell).slice(0, MAX_SAMPLE)))].slice(0, MAX_SAMPLES),
    })),
  }
}

function meaningOf(head: string, { remembered, parameters }: Knowledge): HeadMeaning {
  const known = remembered.get(plainHead(head))
  if (known === undefined || head === '') return readHead(head, parameters)
  if (known === null) return null
  // «Цена» of former lists gives way to «Цена с монтажом» beside it.
  const isPlainPrice = known === 'price' && !saysWithWork(head)
  return { field: known, rank: isPlainPrice ? PLAIN_PRICE : REMEMBERED }
}

/** What staff chose counts more than any head, */
const REMEMBERED = 10
/** but for a plain price beside a head that says that the installation is in it, which is worth 3 (`head-rules.ts`). */
const PLAIN_PRICE = 2.5

const rankOf = (meaning: HeadMeaning) => meaning?.rank ?? 0

/** How many of the values must say the same. */
const MOST = 0.6
/** A price in roubles is between these. */
const PRICES = { min: 5_000, max: 20_000_000 }

/** The field whose values these are, when the head says nothing; null when nobody can tell. */
function fieldOfValues(cells: readonly Cell[], known: Knowledge, taken: ReadonlySet<string>): string | null {
  if (cells.length === 0) return null
  const isMostly = (fits: (cell: Cell, text: string) => boolean) =>
    cells.filter((cell) => fits(cell, showCell(cell))).length >= cells.length * MOST
  const withUnit = (unit: RegExp) => isMostly((_cell, text) => unit.test(readNumber(text)?.after ?? ''))
  const guesses: [string, () => boolean][] = [
    ['manufacturer', () => isMostly((_cell, text) => known.makers.find(text) !== null)],
    [
      'name',
      () =>
        !taken.has('model') &&
        isMostly((_cell, text) => /\p{L}/u.test(text) && known.models.has(modelKey(text))),
    ],
    [
      'dimensions',
      () => isMostly((_cell, text) => /\d\s*[xх×*]\s*\d+(?:[.,]\d+)?(?:\s*[xх×*]\s*\d)?/i.test(text)),
    ],
    ['productivity', () => withUnit(/^м[3³]/)],
    ['weight', () => withUnit(/^кг/)],
    ['users', () => withUnit(/^чел/)],
    ['price', () => isMostly(isPrice)],
  ]
  return guesses.find(([field, fits]) => !taken.has(field) && fits())?.[0] ?? null
}

function isPrice(cell: Cell, text: string): boolean {
  const read = readNumber(text, { isMoney: true })
  if (!read || read.value < PRICES.min || read.value > PRICES.max) return false
  return typeof cell === 'number'
    ? read.value % 10 === 0
    : /^(?:₽|р\.?$|руб|$|с ндс|тыс|т\.)/.test(read.after)
}
