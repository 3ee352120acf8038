import { IMPORT_FIELDS } from '../../../contract/catalogue/import-fields.ts'
import { preferPublished } from '../../../domain/product/prefer-published.ts'
import type { ImportedModel } from '../catalogue/products/imported-products.service.ts'
import type { ModelIndex } from './model-index.ts'
import { type MakerNames, modelKey, wordsOf } from './model-key.ts'
import { isBareModel, joinWords, readModel } from './model-words.ts'
import { createGroups } from './price-groups.ts'
import { showCell } from './recognise-columns.ts'
import {
  findNamed,
  isService,
  type NameAround,
  readVariants,
  toVariantCell,
  toWholeName,
} from './row-names.ts'
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
  /** Name of the sheet. */
  sheet: string
  heads: readonly string[]
  headRow: number
  /** Columns by field. */
  columns: ReadonlyMap<string, number>
  /** The maker of rows that name none. */
  manufacturerId: number | null
  makers: MakerNames
  index: ModelIndex
  /** Products in the trash. */
  trashed: ModelIndex
}

const TOTAL = /^\s*(?:итого|всего|сумма|total)(?![\p{L}\p{N}])/iu
/** Numbers that are no size of a model. */
const NO_SIZE = /(?:^|\D)20\d\d(?!\d)|(?:^|\s)(?:до|на|от)\s*\d|\d\s*(?:чел|жит|польз|%)/i
/** A number alone this long may be an article. */
const NUMBER_ALONE = /^\d{1,3}$/
const FIELDS = ['id', 'slug', 'model', 'name', 'manufacturer', 'modelLine', 'variant'] as const

/** Finds the product of each row; rows of groups, totals, repeated heads and words below the table are none. */
export function createIdentifier(parts: IdentifyParts) {
  const { columns, makers, index, trashed, heads, headRow } = parts
  const cellOf = (row: TableRow, field: string): string => {
    const cell = row.cells[columns.get(field) ?? -1]
    return isFilled(cell) && typeof cell !== 'object' ? showCell(cell).trim() : ''
  }
  const groups = createGroups(index, makers)
  groups.noteTitle(parts.sheet)
  const firstWords = new Set<string>()
  const named = new Set<number>(parts.manufacturerId === null ? [] : [parts.manufacturerId])

  /** The last row with a name: a name that is merged over rows of variants stands only in the first of them. */
  let above: readonly Cell[] = []
  const nameColumns = ['model', 'name', 'manufacturer'].map((field) => columns.get(field))

  function withNameAbove(row: TableRow): TableRow {
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
  }

  /** What the row and its group say of its product. */
  function readRow(row: TableRow) {
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
    const cells = withoutAside(row, isLine)
    return { cells, id, slug, model, name, text: name || model, makerText, rowMaker, statedMaker, around }
  }

  /** The product that the row names, or the errors that say why none can be told. */
  function findProduct({ id, slug, model, name, text, makerText, rowMaker, around, statedMaker }: Said) {
    const errors: string[] = []
    const warnings: string[] = []
    let makerId = makerText === '' ? (statedMaker ?? parts.manufacturerId) : rowMaker
    let product = (id && index.get(Number(id))) || (slug && index.getBySlug(slug)) || null
    if (id && !index.get(Number(id))) {
      const gone = trashed.get(Number(id))
      if (gone) errors.push(inTrash(gone))
      else if (/^\d+$/.test(id)) warnings.push(`Товара с номером ${id} нет`)
      else errors.push(`Номер товара «${id}»: нужно целое число`)
    }
    const mentioned = new Set<number>(product ? [product.id] : [])
    const isWithoutMaker = makerText !== '' && rowMaker === null
    // «Установка станции Топас 5» has not the price of the station.
    const isWork = isService([model, name])
    const texts = product || isWithoutMaker ? [] : [model, name].filter((one) => one !== '')
    // «Евролос Био 3» in the list of another maker.
    const ofText = makerText === '' ? index.makerOf(text) : null
    if (ofText !== null && texts.every((one) => findNamed(index, one, makerId, around).length === 0))
      makerId = ofText
    for (const one of texts) {
      const all = findNamed(index, one, makerId, around).filter((each) => !isWork || isService([each.name]))
      for (const { id: each } of all) mentioned.add(each)
      const found = preferPublished(all)
      if (found.length > 1) {
        const both = found.map((each) => `«${each.name}» (№ ${each.id})`).join(' и ')
        errors.push(`«${one}»: в магазине так называются ${both}. Укажите номер товара`)
      }
      if (found.length > 0) {
        product = found.length === 1 ? (found[0] ?? null) : null
        break
      }
    }
    return { product, makerId, mentioned, errors, warnings }
  }

  function identify(given: TableRow): IdentifiedRow | null {
    const row = given.row <= headRow ? given : withNameAbove(given)
    if (row.row < headRow) for (const cell of row.cells) groups.noteTitle(showCell(cell))
    if (row.row <= headRow || repeatsHead(row, heads)) return null
    const said = readRow(row)
    const { model, name, text, makerText, rowMaker, around } = said
    const { product, makerId, mentioned, errors, warnings } = findProduct(said)
    if (!product && errors.length === 0 && isAside(row, said)) return null
    const isByNumber = product !== null && (product.id === Number(said.id) || product.slug === said.slug)
    const spelled = Object.entries({ model, name }).flatMap(([field, one]) =>
      product && !isByNumber && one && findNamed(index, one, makerId, around).includes(product)
        ? [field]
        : [],
    )
    const maker = product?.manufacturerId ?? makerId ?? makers.findIn(text)
    if (makerText !== '' && rowMaker === null) {
      errors.push(`Производителя «${makerText}» нет: добавьте его или исправьте название`)
    } else if (!product && errors.length === 0) {
      if (text === '') errors.push('Нет ни названия, ни модели')
      else if (maker === null)
        errors.push('Не указан производитель: добавьте столбец или выберите его над таблицей')
      else judgeNew(said, maker, { errors, warnings, mentioned })
    }
    if (product || text !== '') firstWords.add(firstWordOf(text))
    if (said.statedMaker !== null) named.add(said.statedMaker)
    const whole = toWholeName(text, around)
    return {
      row: row.row,
      cells: product ? said.cells : withWholeNames(said),
      errors,
      warnings,
      product,
      spelled,
      makerId: rowMaker ?? maker,
      mentioned: [...mentioned],
      name: product && !name ? product.name : whole || product?.name || `Строка ${row.row}`,
      key: product
        ? `id ${product.id}`
        : text === ''
          ? `row ${row.row}`
          : `${maker} ${modelKey(toWholeName(model || text, around))}`,
    }
  }

  /** What speaks against a new product: a service, one in the trash, a number alone, one that is like it. */
  function judgeNew(
    { model, name, text, around }: Said,
    maker: number,
    { errors, warnings, mentioned }: { errors: string[]; warnings: string[]; mentioned: Set<number> },
  ): void {
    const [gone] = [model, name].flatMap((one) => (one ? findNamed(trashed, one, maker, around) : []))
    const whole = toWholeName(text, around)
    if (isService([model, name])) errors.push(`«${text}» — услуга, а не товар: строка не загружается`)
    else if (gone) errors.push(inTrash(gone))
    else if (NUMBER_ALONE.test(whole))
      errors.push(`«${whole}» — одно число: добавьте к модели её серию, как в названии на сайте`)
    const like = index.findLike(whole, makers.findIn(text) ?? maker)
    if (!like) return
    mentioned.add(like.id)
    if (errors.length === 0) warnings.push(`Похоже на «${like.name}»: проверьте, новый ли это товар`)
  }

  /** Notes the row of a group; true for it, for totals and for words below the table. */
  function isAside(row: TableRow, { model, name, text, makerText }: Said): boolean {
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
  }

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

  /** The row without what its columns say only for the name: a series, an «Исполнение» that is no variant of the shop. */
  function withoutAside({ cells }: TableRow, isLine: boolean): readonly Cell[] {
    const [variant, title] = [columns.get('variant'), columns.get('name')]
    return cells.map((cell, column) => {
      if (column === variant && typeof cell === 'string') return toVariantCell(cell)
      return isLine && column === title ? null : cell
    })
  }

  /** The row of a new product: its names are whole. */
  function withWholeNames({ cells, model, name, text, around }: Said): readonly Cell[] {
    const { words } = readModel(text)
    const whole = Object.entries({ model, name }).flatMap(([field, one]) => {
      // An article stays.
      const isName = one !== '' && joinWords(readModel(one).words) === joinWords(words)
      return isName ? [[columns.get(field), toWholeName(one, around)] as const] : []
    })
    return cells.map((cell, at) => new Map(whole).get(at) ?? cell)
  }

  type Said = ReturnType<typeof readRow>
  return { identify, named: (): ReadonlySet<number> => named }
}

const inTrash = ({ name }: { name: string }) => `Модель «${name}» лежит в корзине: верните её`

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

const firstWordOf = (text: string) => wordsOf(text).trim().split(' ')[0] ?? ''
