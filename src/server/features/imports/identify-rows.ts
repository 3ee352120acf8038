import { IMPORT_FIELDS } from '../../../contract/catalogue/import-fields.ts'
import type { ImportedModel } from '../catalogue/products/imported-products.service.ts'
import { type MakerNames, modelKey, wordsOf } from './model-key.ts'
import { showCell } from './recognise-columns.ts'
import { repeatsHead } from './table/find-head.ts'
import { type Cell, isFilled, type TableRow } from './table/table-rows.ts'
import { isOnRequest, readNumber } from './values/read-number.ts'

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

export interface IdentifyParts {
  heads: readonly string[]
  headRow: number
  /** Columns by field. */
  columns: ReadonlyMap<string, number>
  /** The maker of rows that name none. */
  manufacturerId: number | null
  makers: MakerNames
  makerName(id: number): string
  models: readonly ImportedModel[]
}

const TOTAL = /^\s*(?:итого|всего|сумма|total)(?![\p{L}\p{N}])/iu
/** Words before a model's name that are no part of it. */
const KINDS =
  /^(?:(?:станция|септик|сбо|лос|установка|аэрационная|автономная|канализация|биологической|глубокой|очистки|модель)\s+)+/i

/** Finds the product of each row; rows of groups, totals, repeated heads and words below the table are none. */
export function createIdentifier(parts: IdentifyParts) {
  const { columns, makers, makerName, models, heads, headRow } = parts
  const byId = new Map(models.map((model) => [model.id, model]))
  const bySlug = new Map(models.map((model) => [model.slug, model]))
  const byKey = new Map<string, Set<ImportedModel>>()
  const byShortKey = new Map<string, Set<ImportedModel>>()
  const note = (map: typeof byKey, key: string, model: ImportedModel) => {
    if (key !== '') map.set(key, (map.get(key) ?? new Set()).add(model))
  }
  for (const model of models) {
    for (const text of [model.name, model.model ?? '']) {
      note(byKey, modelKey(text), model)
      note(byShortKey, shorten(text, makerName(model.manufacturerId)), model)
    }
  }
  const cellOf = (row: TableRow, field: string): string => {
    const cell = row.cells[columns.get(field) ?? -1]
    return isFilled(cell) && typeof cell !== 'object' ? showCell(cell).trim() : ''
  }
  let groupMaker: number | null = null
  const firstWords = new Set<string>()
  const named = new Set<number>(parts.manufacturerId === null ? [] : [parts.manufacturerId])

  /** Products with this name or model, of the maker if it is known. */
  function find(text: string, makerId: number | null): ImportedModel[] {
    const ofMaker = (found: Set<ImportedModel> | undefined) =>
      [...(found ?? [])].filter((model) => makerId === null || model.manufacturerId === makerId)
    const exact = ofMaker(byKey.get(modelKey(text)))
    if (exact.length > 0) return exact
    const short = ofMaker(byKey.get(modelKey(text.replace(KINDS, ''))))
    if (short.length > 0 || makerId === null) return short
    const without = ofMaker(byKey.get(shorten(text, makerName(makerId))))
    return without.length > 0 ? without : ofMaker(byShortKey.get(shorten(text, '')))
  }

  function identify(row: TableRow): IdentifiedRow | null {
    if (row.row <= headRow || repeatsHead(row, heads)) return null
    const filled = row.cells.filter(isFilled)
    const [idText, slug, model, name] = ['id', 'slug', 'model', 'name'].map((field) => cellOf(row, field))
    const text = name || model || ''
    const makerText = cellOf(row, 'manufacturer')
    const rowMaker = makerText === '' ? null : (makers.find(makerText) ?? makers.findIn(makerText))
    const makerId = makerText === '' ? (groupMaker ?? parts.manufacturerId) : rowMaker
    const errors: string[] = []
    const warnings: string[] = []
    let product = (idText && byId.get(Number(idText))) || (slug && bySlug.get(slug)) || null
    if (idText && !byId.has(Number(idText))) {
      if (/^\d+$/.test(idText)) warnings.push(`Товара с номером ${idText} нет`)
      else errors.push(`Номер товара «${idText}»: нужно целое число`)
    }
    const mentioned = new Set<number>(product ? [product.id] : [])
    const isWithoutMaker = makerText !== '' && rowMaker === null
    if (!product && !isWithoutMaker) {
      for (const one of [model, name]) {
        if (product || !one) continue
        const all = find(one, makerId)
        for (const { id } of all) mentioned.add(id)
        const found = preferPublished(all)
        if (found.length > 1) {
          const both = found.map((each) => `«${each.name}» (№ ${each.id})`).join(' и ')
          errors.push(`«${one}»: в магазине так называются ${both}. Укажите номер товара`)
          break
        }
        product = found[0] ?? null
      }
    }
    if (!product && [text, showCell(filled[0] ?? '')].some((one) => TOTAL.test(one))) return null
    if (!product && errors.length === 0) {
      if (filled.length === 1 && (row.merges || !isLikeModel(text))) {
        noteGroup(filled)
        return null
      }
      if (!isProduct(row, text, makerText)) return null
    }
    const isByNumber = product !== null && (product.id === Number(idText) || product.slug === slug)
    const spelled = Object.entries({ model, name }).flatMap(([field, said]) =>
      product && !isByNumber && said && find(said, makerId).includes(product) ? [field] : [],
    )
    const maker = product?.manufacturerId ?? makerId ?? makers.findIn(text)
    if (makerText !== '' && rowMaker === null) {
      errors.push(`Производителя «${makerText}» нет: добавьте его или исправьте название`)
    } else if (!product && errors.length === 0) {
      if (text === '') errors.push('Нет ни названия, ни модели')
      else if (maker === null)
        errors.push('Не указан производитель: добавьте столбец или выберите его над таблицей')
    }
    if (product || text !== '') firstWords.add(firstWordOf(text))
    const statedMaker = makerText === '' ? groupMaker : rowMaker
    if (statedMaker !== null) named.add(statedMaker)
    return {
      row: row.row,
      cells: row.cells,
      errors,
      warnings,
      product,
      spelled,
      makerId: rowMaker ?? maker,
      mentioned: [...mentioned],
      name: product && !name ? product.name : text || product?.name || `Строка ${row.row}`,
      key: product
        ? `id ${product.id}`
        : text === ''
          ? `row ${row.row}`
          : `${maker} ${modelKey(model || text)}`,
    }
  }

  function noteGroup(cells: readonly Cell[]): void {
    const maker = makers.findIn(showCell(cells[0] ?? ''))
    if (maker !== null) groupMaker = maker
  }

  /** A single text that is a model all the same: «Топас 9» among «Топас 5» and «Топас 8», without a price. */
  const isLikeModel = (text: string) =>
    /\d/.test(text) && text.length < 60 && firstWords.has(firstWordOf(text))

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

  return { identify, named: (): ReadonlySet<number> => named }
}

/** Of several products with one spelling the published one, when it is the only one: the others are hidden copies. */
function preferPublished(found: ImportedModel[]): ImportedModel[] {
  const shown = found.filter(({ published }) => published)
  return shown.length === 1 ? shown : found
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

/** A model without its kind and its maker's name: «Станция Топас 5 Пр» is «5 Пр» of Топас. A bare number is no model: empty. */
const shorten = (text: string, maker: string) => {
  const plain = text.replace(KINDS, '')
  const [words, name] = [wordsOf(plain), wordsOf(maker)]
  const key = modelKey(words.startsWith(name) && words !== name ? words.slice(name.length) : plain)
  return /\p{L}/u.test(key) ? key : ''
}

const firstWordOf = (text: string) => wordsOf(text).trim().split(' ')[0] ?? ''

/** Marks rows about one product: the last one counts, each names the others. Returns the numbers of those that do not count. */
export function markDoubles(rows: readonly IdentifiedRow[]): ReadonlySet<number> {
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const idle = new Set<number>()
  for (const same of byKey.values()) {
    if (same.length < 2) continue
    const last = same.at(-1)
    for (const one of same) {
      const others = same.filter((other) => other !== one).map(({ row }) => row)
      const where = others.length === 1 ? `в строке ${others[0]}` : `в строках ${others.join(', ')}`
      one.warnings.push(
        one === last
          ? `Модель есть и ${where}: учитывается эта строка`
          : `Модель есть и ${where}: учитывается последняя`,
      )
      if (one !== last) idle.add(one.row)
    }
  }
  return idle
}
