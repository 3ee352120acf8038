import { setImmediate as giveWay } from 'node:timers/promises'
import { importLabel } from '../../../contract/catalogue/import-fields.ts'
import type { ImportCounts } from '../../../contract/catalogue/imports.ts'
import { plural } from '../../../lib/text/plural.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { isDatabaseUnavailable } from '../../platform/db/database-error.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { countPublished, listImportedByIds } from '../catalogue/products/imported-products.service.ts'
import { type ComparedRow, type CompareParts, compareRow } from './compare-row.ts'
import { createIdentifier, type IdentifiedRow } from './identify/identify-rows.ts'
import { requireBytes } from './import-files.ts'
import { clearRows, countRows, insertRows } from './import-rows.store.ts'
import { readStoredSheet } from './imports.service.ts'
import { findImport, type ImportRecord, rememberMappings, updateImport } from './imports.store.ts'
import type { ShopKnowledge } from './knowledge.service.ts'
import { markDoubles } from './mark-doubles.ts'
import { listMissing } from './missing-products.ts'
import { describeOtherSheets } from './other-sheets.ts'
import type { RecognisedSheet } from './recognise-columns.ts'
import { plainHead, saysWithWork } from './table/head-rules.ts'
import { readRows } from './table/read-in-thread.ts'
import { createReader } from './values/read-value.ts'

/** Rows that are compared and stored at once; others are answered in between. */
const AT_ONCE = 250
/** Deleted since the catalogue was read. */
const GONE = 'Товар удалили, пока файл проверялся. Проверьте файл ещё раз'
/** Beyond these the shop has not been measured (issue 12, point 4). */
const MANY_PUBLISHED = 5000

/**
 * The dry run: what each row of a price list would do. Run again after a crash it begins anew. What is wrong with the file or the plan,
 * and a store of files that does not answer, ends it with a sentence; anything else throws, and the import says that it failed.
 */
export async function checkImport(db: Database, files: FileStore, id: number): Promise<void> {
  const record = await findImport(db, id)
  if (record?.state !== 'checking') return
  try {
    await check(db, files, record)
  } catch (error) {
    // The queue tries again when the database is back.
    if (isDatabaseUnavailable(error)) throw error
    const isExpected = error instanceof AppError
    const message = isExpected ? error.message : 'Проверить не удалось. Попробуйте ещё раз'
    await updateImport(db, id, { state: 'failed', message }, 'checking')
    if (!isExpected) throw error
  }
}

async function check(db: Database, files: FileStore, record: ImportRecord): Promise<void> {
  const { id, mapping, manufacturerId, missing, name } = record
  const { outline, shop, recognised, described } = await readStoredSheet(db, files, record)
  const { sheet } = described
  const fields = Object.entries(mapping).flatMap(([index, field]) =>
    field ? [[field, Number(index)] as const] : [],
  )
  const identifier = createIdentifier({
    sheet,
    heads: recognised.heads,
    headRow: recognised.row,
    columns: new Map(fields),
    manufacturerId,
    makers: shop.makers,
    index: shop.index(),
    trashed: shop.trashed(),
  })
  const rows: IdentifiedRow[] = []
  await readRows({ name, sheet, read: () => requireBytes(files, record) }, async (some) => {
    rows.push(...some.flatMap((row) => identifier.identify(row) ?? []))
    await giveWay()
  })
  await clearRows(db, id)
  const idle = markDoubles(rows)
  const parts = toCompareParts(shop, recognised.heads, fields)
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    await insertRows(db, toRecords(id, await compareSome(db, some, idle, parts)))
    await updateImport(db, id, { progress: Math.floor((at / rows.length) * 95) })
    await giveWay()
  }
  const left = listMissing(shop.models, { rows, makers: identifier.named(), missing })
  for (let at = 0; at < left.length; at += AT_ONCE) {
    await insertRows(db, toRecords(id, left.slice(at, at + AT_ONCE)))
  }
  const { counts, shown } = await countRows(db, id)
  await remember(db, { mapping, recognised, makers: identifier.named() })
  const remarks = [
    ...describeOtherSheets(outline, { sheet, fileName: name, manufacturerId, shop }),
    ...(await warnOfMany(db, shown, counts)),
  ]
  const message = remarks.length > 0 ? remarks.join('. ') : null
  await updateImport(
    db,
    id,
    { state: 'checked', progress: 100, counts, message, checkedAt: new Date() },
    'checking',
  )
}

function toCompareParts(
  shop: ShopKnowledge,
  heads: readonly string[],
  fields: readonly (readonly [string, number])[],
): CompareParts {
  const bySlug = new Map(shop.models.map(({ slug, id }) => [slug, id]))
  const ids = new Set(shop.models.map(({ id }) => id))
  const given = new Map<string, number>()
  return {
    heads,
    readers: new Map(
      fields.map(([field, column]) => [column, createReader(field, heads[column] ?? '', shop.parameters)]),
    ),
    besideInstallation: findBesideInstallation(heads, new Map(fields)),
    labelOf: (field) => importLabel(field, (key) => shop.parameters.get(key)?.name),
    names: shop.names,
    findCategory: shop.findCategory,
    ownerOf: (slug) => bySlug.get(slug),
    giveSlug(slug, row) {
      const other = given.get(slug)
      if (other === undefined) given.set(slug, row)
      return other
    },
    hasProduct: (id) => ids.has(id),
    hasAccessory: shop.hasAccessory,
  }
}

function findBesideInstallation(
  heads: readonly string[],
  columns: ReadonlyMap<string, number>,
): CompareParts['besideInstallation'] {
  const [price, installation] = [columns.get('price'), columns.get('installationPrice')]
  if (price === undefined || installation === undefined || saysWithWork(heads[price] ?? '')) return null
  return [price, installation]
}

async function compareSome(
  db: Database,
  rows: readonly IdentifiedRow[],
  idle: ReadonlySet<number>,
  parts: CompareParts,
): Promise<ComparedRow[]> {
  const ids = rows.flatMap(({ product }) => (product ? [product.id] : []))
  const products = await listImportedByIds(db, ids)
  return rows.map((row): ComparedRow => {
    const product = row.product ? (products.get(row.product.id) ?? null) : null
    const isGone = row.product !== null && product === null
    if (!isGone && !idle.has(row.row)) return compareRow(row, product, parts)
    const { row: number, name, warnings } = row
    const errors = isGone ? [...row.errors, GONE] : row.errors
    return {
      row: number,
      name,
      errors,
      warnings,
      version: product?.version ?? null,
      kind: errors.length > 0 ? 'error' : 'same',
      changes: [],
      values: {},
      productId: product?.id ?? null,
    }
  })
}

const toRecords = (importId: number, rows: readonly ComparedRow[]) =>
  rows.map((row) => ({ ...row, importId }))

/** What the heads mean is remembered for the makers that the file names. */
async function remember(
  db: Database,
  {
    mapping,
    recognised: { heads, columns },
    makers,
  }: { mapping: ImportRecord['mapping']; recognised: RecognisedSheet; makers: ReadonlySet<number> },
): Promise<void> {
  const fields = new Map(columns.map(({ index, field }) => [index, field]))
  const named = Object.entries(mapping).flatMap(([index, field]) => {
    const head = plainHead(heads[Number(index)] ?? '')
    // What nobody recognised was not turned down: it may be a parameter one day.
    const isUnknown = field === null && fields.get(Number(index)) === null
    return head === '' || isUnknown ? [] : [[head, field] as const]
  })
  // Of columns with one head the one that is taken counts.
  named.sort(([, one], [, other]) => Number(one !== null) - Number(other !== null))
  await rememberMappings(db, [...makers], new Map(named))
}

async function warnOfMany(
  db: Database,
  shown: number,
  { new: made }: Pick<ImportCounts, 'new'>,
): Promise<string[]> {
  const count = (await countPublished(db)) + shown
  if (count <= MANY_PUBLISHED) return []
  const words = `${count} ${plural(count, ['товар', 'товара', 'товаров'])}`
  return [
    `${made > 0 ? 'Когда покажете новые, на' : 'На'} сайте будет ${words}: больше ${MANY_PUBLISHED} опубликованных замедлят каталог`,
  ]
}
