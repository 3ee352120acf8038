import { isDeepStrictEqual } from 'node:util'
import {
  FREE_FIELD,
  PRICE_WITHOUT_INSTALLATION,
  SPEC_FIELD,
} from '../../../contract/catalogue/import-fields.ts'
import type { ImportChange, ImportKind } from '../../../contract/catalogue/imports.ts'
import { PRICE_WARNINGS } from '../../../domain/catalogue/import-rules.ts'
import { formatMoney } from '../../../lib/money.ts'
import {
  type ImportedProduct,
  type ProductValues,
  writeChanges,
  writeNew,
} from '../catalogue/products/imported-products.service.ts'
import type { IdentifiedRow } from './identify/identify-rows.ts'
import { takeOff } from './table/cell-text.ts'
import { columnLetter } from './table/column-letter.ts'
import { cleanText, isFilled } from './table/table-rows.ts'
import { losesSizes, readDimensions } from './values/read-dimensions.ts'
import type { ValueReader } from './values/read-value.ts'
import { fieldValue, type Names, renderValue, storedKey } from './values/render-value.ts'

/** What a row does, as it is stored. */
export interface ComparedRow {
  row: number | null
  kind: ImportKind
  productId: number | null
  version: number | null
  name: string
  changes: ImportChange[]
  values: ProductValues
  errors: string[]
  warnings: string[]
}

export interface CompareParts {
  /** Readers by column. */
  readers: ReadonlyMap<number, ValueReader>
  heads: readonly string[]
  /** Columns of the price and of its installation, where the head of the price does not say which it is; else null. */
  besideInstallation: readonly [price: number, installation: number] | null
  labelOf(field: string): string
  names: Names
  /** The category that a text names; null for none. */
  findCategory(text: string): number | null
  /** Whose slug this is; undefined is nobody's. */
  ownerOf(slug: string): number | undefined
  /** Notes that the row gives this slug; the row that gave it to another product before, undefined for none. */
  giveSlug(slug: string, row: number): number | undefined
  hasProduct(id: number): boolean
  hasAccessory(id: number): boolean
}

/** A jump of a price that is worth a second look. */
const JUMP = 0.2

/** What a row changes in its product, or makes. Wrong cells are named with their column; then nothing of the row is written. */
export function compareRow(
  found: IdentifiedRow,
  product: ImportedProduct | null,
  parts: CompareParts,
): ComparedRow {
  const { row, name, warnings } = found
  const errors = [...found.errors]
  const fields = readFields(found, product, parts, errors)
  const base = {
    row,
    name,
    errors,
    warnings,
    productId: product?.id ?? null,
    version: product?.version ?? null,
  }
  const nothing = { ...base, changes: [], values: {} }
  if (errors.length > 0) return { ...nothing, kind: 'error' }
  for (const field of found.spelled) delete fields[field]
  if (!product) addNames(fields, found)
  addInstallation(fields, product, warnings)
  followPrice(fields, product, errors)
  const kept = Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => !product || !isDeepStrictEqual(value, fieldValue(product, field)),
    ),
  )
  if (product && Object.keys(kept).length === 0)
    return { ...nothing, kind: errors.length > 0 ? 'error' : 'same' }
  const { values, problems } = product
    ? writeChanges(product, toColumns(kept, product))
    : writeNew(toColumns(kept, null))
  errors.push(...problems)
  if (errors.length === 0 && typeof kept.slug === 'string') {
    const other = parts.giveSlug(kept.slug, row)
    if (other !== undefined) errors.push(`Адрес «${kept.slug}» уже у товара в строке ${other}`)
  }
  if (errors.length > 0 || values === null) return { ...nothing, kind: 'error' }
  warn(kept, product, warnings)
  if (parts.besideInstallation?.every((column) => isFilled(found.cells[column])))
    warnOfStationAlone(kept, product, warnings)
  const changes = Object.entries(kept).map(([field, after]) => ({
    field,
    before: product ? fieldValue(product, field) : null,
    after,
  }))
  return { ...base, changes, values, kind: product ? 'changed' : 'new' }
}

/** What the cells say, by field; what cannot be read is added to `errors`. */
function readFields(
  { cells, makerId, product: model, warnings }: IdentifiedRow,
  product: ImportedProduct | null,
  parts: CompareParts,
  errors: string[],
): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  if (
    makerId !== null &&
    (!product || [...parts.readers.values()].some(({ field }) => field === 'manufacturer'))
  ) {
    fields.manufacturerId = makerId
  }
  for (const [column, { field, read }] of parts.readers) {
    const cell = cells[column]
    if (!isFilled(cell) || field === 'id' || field === 'manufacturer') continue
    if (product && isRendered(cell, renderValue(product, field, parts.names))) continue
    const result = read(cell, product ? fieldValue(product, field) : null)
    if (result === null) continue
    const where = `${parts.labelOf(field)} ${'error' in result ? result.error : ''}. Столбец ${columnLetter(column)}`
    if ('error' in result) errors.push(where)
    else if (field === 'dimensions' && losesSizes(String(result.value), product?.dimensions ?? ''))
      warnings.push(`«${result.value}» — не все размеры: оставлены прежние`)
    else if (field === 'dimensions')
      Object.assign(fields, readDimensions(String(result.value), parts.heads[column] ?? ''), fields)
    else fields[field] = result.value
  }
  checkReferences(fields, model?.id ?? null, parts, errors)
  return fields
}

/** The cell is what the export writes: whatever its kind, it changes nothing. */
function isRendered(cell: unknown, rendered: string | number | null): boolean {
  if (rendered === null) return false
  if (cell === rendered) return true
  if (typeof cell !== 'string' || typeof rendered !== 'string') return false
  const stored = cleanText(rendered)
  // A cell of a sheet holds no more than 32 767 characters.
  return [cell, takeOff(cell)].some(
    (text) => text === stored || (text.length > 32_000 && stored.startsWith(text)),
  )
}

function checkReferences(
  fields: Record<string, unknown>,
  ownId: number | null,
  { findCategory, ownerOf, hasProduct, hasAccessory }: CompareParts,
  errors: string[],
): void {
  const { categoryId, slug, similarIds, accessoryIds } = fields
  if (categoryId !== undefined) {
    const found = findCategory(String(categoryId))
    if (found === null) errors.push(`Категории «${categoryId}» нет`)
    else fields.categoryId = found
  }
  if (typeof slug === 'string') {
    const owner = ownerOf(slug)
    if (owner !== undefined && owner !== ownId) errors.push(`Адрес «${slug}» занят товаром № ${owner}`)
  }
  const unknown = (ids: unknown, has: (id: number) => boolean) =>
    Array.isArray(ids) ? ids.filter((id) => typeof id === 'number' && !has(id)) : []
  const lost = [...unknown(similarIds, hasProduct), ...unknown(accessoryIds, hasAccessory)]
  if (lost.length > 0) errors.push(`Нет записей с номерами ${lost.join(', ')}`)
}

function addNames(fields: Record<string, unknown>, { name, makerId }: IdentifiedRow): void {
  fields.name ??= name
  if (makerId !== null) fields.manufacturerId = makerId
}

/** A price without the installation is the price with the installation's part, of the row or of the product; where nobody knows that, it is the price. */
function addInstallation(
  fields: Record<string, unknown>,
  product: ImportedProduct | null,
  warnings: string[],
): void {
  const {
    [PRICE_WITHOUT_INSTALLATION]: alone,
    price,
    installationPrice = product?.installationPrice,
  } = fields
  delete fields[PRICE_WITHOUT_INSTALLATION]
  if (alone === undefined || price !== undefined) return
  if (alone === null) fields.price = null
  else if (typeof alone === 'number' && typeof installationPrice === 'number')
    fields.price = alone + installationPrice
  else {
    // As the shop tells every price whose part of the installation is unknown.
    fields.price = alone
    warnings.push(`Цена установки неизвестна: ${formatMoney(Number(alone))} покажем как цену без монтажа`)
  }
}

/** An old price stands above the price: one that the new price has reached goes. */
function followPrice(
  fields: Record<string, unknown>,
  product: ImportedProduct | null,
  errors: string[],
): void {
  const price = fields.price === undefined ? (product?.price ?? null) : fields.price
  const given = fields.oldPrice
  if (typeof given === 'number' && typeof price === 'number' && given < price) {
    errors.push(`Старая цена ${formatMoney(given)} ниже цены ${formatMoney(price)}`)
    return
  }
  const stored = product?.oldPrice ?? null
  const isReached = price === null || (typeof price === 'number' && stored !== null && price > stored)
  if (given === undefined && fields.price !== undefined && stored !== null && isReached) {
    Object.assign(fields, { oldPrice: null, oldPriceReason: null, oldPriceUntil: null })
  }
}

/** Parameters and free characteristics as the columns that hold them. */
function toColumns(fields: Record<string, unknown>, product: ImportedProduct | null): ProductValues {
  const plain: Record<string, unknown> = {}
  const specs: Record<string, unknown> = { ...product?.specs }
  const free: Record<string, unknown> = { ...product?.technicalSpecs }
  for (const [field, value] of Object.entries(fields)) {
    if (field.startsWith(SPEC_FIELD)) specs[field.slice(SPEC_FIELD.length)] = value
    else if (field.startsWith(FREE_FIELD)) free[storedKey(product, field)] = value
    else plain[field] = value
  }
  const names = Object.keys(fields)
  return {
    ...plain,
    ...(names.some((field) => field.startsWith(SPEC_FIELD)) ? { specs } : {}),
    ...(names.some((field) => field.startsWith(FREE_FIELD)) ? { technicalSpecs: free } : {}),
  }
}

function warn(fields: Record<string, unknown>, product: ImportedProduct | null, warnings: string[]): void {
  for (const field of ['price', 'installationPrice'] as const) {
    const [before, after] = [product?.[field] ?? null, fields[field]]
    if (typeof after !== 'number' || !before) continue
    if (Math.abs(after - before) > before * JUMP) warnings.push(PRICE_WARNINGS[field])
  }
  const now = (field: 'price' | 'installationPrice') => fields[field] ?? product?.[field] ?? null
  const [price, part] = [now('price'), now('installationPrice')]
  const isTouched = fields.price !== undefined || fields.installationPrice !== undefined
  if (isTouched && typeof price === 'number' && typeof part === 'number' && price < part) {
    warnings.push(PRICE_WARNINGS.below)
  }
}

/** A price beside its installation may be the station's alone: with it, it would be nearer to the stored one. */
function warnOfStationAlone(
  { price, installationPrice }: Record<string, unknown>,
  product: ImportedProduct | null,
  warnings: string[],
): void {
  const part = installationPrice ?? product?.installationPrice
  const before = product?.price
  if (typeof price !== 'number' || typeof part !== 'number' || !before || price < part) return
  if (Math.abs(price + part - before) < Math.abs(price - before)) warnings.push(PRICE_WARNINGS.alone)
}
