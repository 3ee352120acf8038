import { FREE_FIELD, IMPORT_FIELDS, SPEC_FIELD } from '../../../../contract/catalogue/import-fields.ts'
import { findFieldProblem } from '../../../../contract/catalogue/product-changes.ts'
import type { RecordField } from '../../../../contract/records/record-field-kinds.ts'
import { MAX_INTEGER } from '../../../../lib/numbers.ts'
import { showCell } from '../recognise-columns.ts'
import { takeOff } from '../table/cell-text.ts'
import { FOREIGN_CURRENCY, plainHead } from '../table/head-rules.ts'
import type { Cell } from '../table/table-rows.ts'
import { isNothing, isNotSold, isOnRequest, readNumber } from './read-number.ts'
import { readBoolean, readChoice, readDate, readIds } from './read-words.ts'
import { convert, unitAtStart, unitInHead, withUnitOfHead } from './units.ts'

/** What a cell says: a value by the API, nothing, or what is wrong with it. */
export type ReadCell = { value: unknown } | { error: string } | null

/** A parameter of products, as far as reading its values needs it. */
export interface ReadParameter {
  key: string
  name: string
  unit: string | null
  dataType: 'string' | 'number' | 'boolean' | 'choice'
  choices: readonly string[]
}

export interface ValueReader {
  /** The column's field. */
  field: string
  /** Reads a cell; `stored` is the value that the product has, whose kind a free characteristic keeps. */
  read(cell: Exclude<Cell, null>, stored: unknown): ReadCell
}

const wrong = (text: string, what: string): ReadCell => ({
  error: `«${text.slice(0, 80).toWellFormed()}»: ${what}`,
})
const ONE_NUMBER = 'нужно одно число'

/** The reader of a column's cells; `head` may name the unit. */
export function createReader(
  field: string,
  head: string,
  parameters: ReadonlyMap<string, ReadParameter>,
): ValueReader {
  const headUnit = unitInHead(head)
  const says = {
    head,
    headUnit,
    isThousands: /тыс/i.test(head),
    isForeign: FOREIGN_CURRENCY.test(plainHead(head)),
  }
  const read = (cell: Exclude<Cell, null>, stored: unknown): ReadCell => {
    if (typeof cell === 'object') return { error: cell.fault }
    const text = showCell(cell)
    if (field.startsWith(FREE_FIELD)) {
      return saysNothing(cell, typeof stored) ? null : checked(field, { value: readFree(cell, stored) })
    }
    const parameter = parameters.get(field.slice(SPEC_FIELD.length))
    if (field.startsWith(SPEC_FIELD)) {
      if (!parameter || saysNothing(cell, parameter.dataType)) return null
      return readParameter(cell, text, parameter, headUnit)
    }
    const known = IMPORT_FIELDS[field]
    if (!known) return null
    if (known.kind !== 'boolean' && typeof cell === 'string' && isNothing(text)) return null
    return checked(field, readKnown(field, known, cell, says))
  }
  return { field, read }
}

/** Whether a characteristic's cell says that nothing is known: «—», «н/д». «Нет» alone answers all but a question for a number. */
function saysNothing(cell: string | number | boolean, kind: string): boolean {
  if (typeof cell !== 'string' || !isNothing(cell)) return false
  if (kind === 'boolean') return readBoolean(cell) === null
  return kind === 'number' || cell.trim().toLowerCase() !== 'нет'
}

/** A value that the product's own form would refuse is refused here in the same words. */
function checked(field: string, read: ReadCell): ReadCell {
  if (read === null || 'error' in read || ['id', 'manufacturer', 'categoryId'].includes(field)) return read
  const problem = field.startsWith(FREE_FIELD)
    ? findFieldProblem('technicalSpecs', { [field.slice(FREE_FIELD.length)]: read.value })
    : findFieldProblem(field, read.value)
  return problem === null ? read : wrong(String(read.value), problem)
}

interface HeadSays {
  head: string
  headUnit: string | null
  /** Another currency. */
  isForeign: boolean
  isThousands: boolean
}

/** Texts that are a number with its unit: «60 Вт», «5 лет». */
const MEASURED: ReadonlySet<string> = new Set(['capacity', 'dailyCapacity', 'power', 'warranty'])

function readKnown(
  field: string,
  known: RecordField,
  cell: string | number | boolean,
  says: HeadSays,
): ReadCell {
  const text = showCell(cell)
  switch (known.kind) {
    case 'money':
      return readMoney(field, cell, text, says)
    case 'number':
      return readQuantity(field, known.unit ?? '', cell, says.headUnit)
    case 'boolean': {
      const value = typeof cell === 'boolean' ? cell : readBoolean(text)
      return value === null ? wrong(text, 'нужно «да» или «нет»') : { value }
    }
    case 'choice': {
      const value = readChoice(field, text, known.words ?? {})
      return value ? { value } : wrong(text, `нужно одно из: ${Object.values(known.words ?? {}).join(', ')}`)
    }
    case 'date': {
      const value = readDate(cell)
      return value ? { value } : wrong(text, 'нужна дата: 31.12.2026')
    }
    case 'list':
      return readList(field, text, known.words ?? {})
    default:
      return { value: MEASURED.has(field) ? withUnitOfHead(text, says.head) : takeOff(text) }
  }
}

/** The cell itself says thousands or millions, whatever its head says. */
const OWN_SCALE = /тыс|млн|(?<!\p{L})т\.? ?р/iu

function readMoney(
  field: string,
  cell: string | number | boolean,
  text: string,
  { isThousands, isForeign }: HeadSays,
): ReadCell {
  if (typeof cell === 'string' && isOnRequest(text)) return { value: null }
  if (typeof cell === 'string' && isNotSold(text)) return null
  if (isForeign || FOREIGN_CURRENCY.test(text.toLowerCase())) return wrong(text, 'цена не в рублях')
  const roubles = typeof cell === 'number' ? cell : readNumber(text, { isMoney: true })?.value
  if (roubles === undefined) return wrong(text, `цена не читается, ${ONE_NUMBER}`)
  const scale = isThousands && !OWN_SCALE.test(text) ? 1000 : 1
  const kopecks = Math.round(roubles * scale * 100)
  if (kopecks < 0) return wrong(text, 'цена не может быть отрицательной')
  if (kopecks === 0 && field !== 'installationPrice')
    return wrong(text, 'нулевая цена. Оставьте ячейку пустой или напишите «по запросу»')
  return kopecks > MAX_INTEGER ? wrong(text, 'слишком большая цена') : { value: kopecks }
}

/** Lengths below this are metres when nobody says so: no station is 20 mm long. */
const LEAST_MILLIMETRES = 20

function readQuantity(
  field: string,
  unit: string,
  cell: string | number | boolean,
  headUnit: string | null,
): ReadCell {
  const text = showCell(cell)
  const read = typeof cell === 'number' ? { value: cell, after: '' } : readNumber(text)
  if (!read) return wrong(text, ONE_NUMBER)
  const own = unitAtStart(read.after) ?? headUnit
  const assumed = own ?? (unit === 'мм' && read.value < LEAST_MILLIMETRES && read.value > 0 ? 'м' : unit)
  const value =
    unit === '' || assumed === unit ? read.value : (convert(read.value, assumed, unit) ?? read.value)
  if (value < 0) return wrong(text, 'число не может быть отрицательным')
  if (field !== 'productivity' && !Number.isInteger(value)) return wrong(text, `нужно целое число, ${unit}`)
  return value > MAX_INTEGER ? wrong(text, 'слишком большое число') : { value }
}

function readList(field: string, text: string, words: Readonly<Record<string, string>>): ReadCell {
  if (field === 'accessoryIds' || field === 'similarIds') {
    const ids = readIds(text)
    return ids ? { value: ids } : wrong(text, 'нужны номера через запятую')
  }
  if (Object.keys(words).length === 0) {
    const value = text.split(/\n|;/).map((one) => takeOff(one.trim()))
    return { value: value.filter((one) => one !== '') }
  }
  const value = text.split(/[\n;,]/).map((one) => readChoice(field, one, words))
  return value.includes(null) ? wrong(text, `нужно из: ${Object.values(words).join(', ')}`) : { value }
}

/** A free characteristic keeps its kind: number, yes or no, list; a new one is what the sheet holds. */
function readFree(cell: string | number | boolean, stored: unknown): unknown {
  const text = takeOff(showCell(cell))
  if (typeof stored === 'number') return (typeof cell === 'number' ? cell : readNumber(text)?.value) ?? text
  if (typeof stored === 'boolean') return readBoolean(text) ?? text
  if (Array.isArray(stored)) return text.split('\n')
  return typeof stored === 'string' ? text : cell === text || typeof cell === 'string' ? text : cell
}

function readParameter(
  cell: string | number | boolean,
  text: string,
  { dataType, unit, choices }: ReadParameter,
  headUnit: string | null,
): ReadCell {
  if (dataType === 'number') {
    const read = typeof cell === 'number' ? { value: cell, after: '' } : readNumber(text)
    if (!read) return wrong(text, ONE_NUMBER)
    const from = unitAtStart(read.after) ?? headUnit
    return { value: (from && unit && convert(read.value, from, unit)) ?? read.value }
  }
  if (dataType === 'boolean') {
    const value = typeof cell === 'boolean' ? cell : readBoolean(text)
    return value === null ? wrong(text, 'нужно «да» или «нет»') : { value }
  }
  if (dataType === 'choice') {
    const value = choices.find((choice) => choice.toLowerCase() === takeOff(text).toLowerCase())
    return value === undefined ? wrong(text, `нужно одно из: ${choices.join(', ')}`) : { value }
  }
  const value = takeOff(text)
  return value.length > 5000 ? wrong(value, 'не длиннее 5000 символов') : { value }
}
