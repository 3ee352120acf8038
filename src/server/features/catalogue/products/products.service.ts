import { toShape } from '@septic-shop/station-drawing/station/shape.ts'
import { numberPlaces } from '@septic-shop/station-drawing/views/number-places.ts'
import type { NewProduct, ProductChanges } from '../../../../contract/catalogue/product-changes.ts'
import { listLimitProblems, mergeLimits } from '../../../../contract/catalogue/product-limits.ts'
import type { Product } from '../../../../contract/catalogue/products.ts'
import { noteHighWater } from '../../../../domain/price/price-extras.ts'
import { toSourceNotes } from '../../../../domain/product/source-notes.ts'
import { toProductWords } from '../../../../domain/product/words.ts'
import { AppError } from '../../../app-error.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { joinEntries, nameEntries } from '../../../platform/db/name-entries.ts'
import { insertRow, removeRow, updateRow } from '../../../platform/db/rows.ts'
import { type Reader, STAFF, scopeOf } from '../../../platform/db/scope.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { withAlts, withOwnAlts } from '../../media/library/alts.service.ts'
import { decidePublication, planOfferEnd, planPublication } from '../../publication/publication.service.ts'
import { listOffered } from '../accessories.service.ts'
import { products } from '../catalogue.table.ts'
import { changeSources } from '../specs/changed-sources.ts'
import { listShownParameters, mergeSpecs } from '../specs/product-specs.ts'
import { specGroups } from '../specs/specs.service.ts'
import { listSpecParameters } from '../specs/specs.store.ts'
import { readSpecs } from '../stored-json.ts'
import { describeChanges, describeStation } from './described-station.ts'
import { arrangeImages, type Images, NO_IMAGES } from './images.ts'
import { requireOffer, requireOldPrice, toOfferColumns } from './product-offer.ts'
import { toPicture, toProduct } from './products.mapper.ts'
import {
  findProductById,
  findProductBySlug,
  hasProductOfName,
  type LockedProduct,
  listProducts as listProductRows,
  listProductsByIds,
  listRecognisedRows,
  lockProduct,
  type SingleProductRow,
} from './products.store.ts'
import { findSeen } from './seen-ids.service.ts'

const picturesOf = ({ imageUrl, images }: Product) => [imageUrl, ...images]

const noProduct = () => new AppError('NOT_FOUND', 'Продукт не найден')

declare module '../../../platform/http/api-context.ts' {
  interface ApiContext {
    /** Ids of the products that a text finds, best first. */
    searchProducts(query: string): Promise<number[]>
  }
}

/** What is asked of the catalogue: all optional, combined with AND. */
interface ProductQuery {
  /** The manufacturer's slug or an alias. */
  manufacturer?: string | undefined
  /** Finds the ids of those that a text finds, best first; absent: all. */
  search?: (() => Promise<readonly number[]>) | undefined
  published?: 'true' | 'false' | undefined
}

/** Products that the reader may see. */
export async function listProducts(db: Database, reader: Reader, asked: ProductQuery): Promise<Product[]> {
  const scope = scopeOf(reader, asked.published)
  if (scope === null) return []
  const named = asked.manufacturer || undefined
  const rows = asked.search
    ? await listProductsByIds(db, scope, await asked.search(), named)
    : await listProductRows(db, scope, named)
  const parameters = await listSpecParameters(db)
  // To strangers the whole list is what is published.
  const published = asked.search || named ? null : new Set(rows.map(({ id }) => id))
  const seen = await findSeen(db, reader, rows, published)
  const products = rows.map((row) => ({ ...toProduct(row, parameters), ...seen(row) }))
  return withAlts(db, products, ({ imageUrl }) => [imageUrl])
}

/** What the products with these ids look like and cost; nothing of those that are not there. */
export async function findRecognised(
  db: Database,
  ids: readonly number[],
): Promise<(id: number | null) => Pick<Product, 'imageUrl' | 'drawing' | 'price' | 'installationPrice'>> {
  const rows = await listRecognisedRows(db, ids)
  const found = new Map(rows.map(({ id, prices, picture }) => [id, { ...prices, ...toPicture(picture) }]))
  const none = { imageUrl: null, drawing: null, price: null, installationPrice: null }
  return (id) => (id !== null && found.get(id)) || none
}

/** Throws NOT_FOUND when there is no such product or the reader may not know of it. */
export async function requireProductBySlug(db: Database, reader: Reader, slug: string): Promise<Product> {
  return requireProduct(db, reader, await findProductBySlug(db, slug))
}

/** Throws NOT_FOUND when there is no such product or the reader may not know of it. */
export async function requireProductById(db: Database, id: number, reader: Reader = STAFF): Promise<Product> {
  return requireProduct(db, reader, await findProductById(db, id))
}

async function requireProduct(
  db: Database,
  reader: Reader,
  found: SingleProductRow | null,
): Promise<Product> {
  if (!found || !(reader.seesDrafts || found.row.published)) throw noProduct()
  const { row, makerWarranty } = found
  const accessories = await listOffered(db, row)
  const parameters = await listSpecParameters(db)
  const seen = await findSeen(db, reader, [row])
  const product = { ...toSingle(toProduct(row, parameters), makerWarranty), ...seen(row) }
  const single = {
    ...product,
    parameters: listShownParameters(product, parameters, await specGroups.list(db)),
    ...(accessories.length > 0 && { accessories }),
  }
  return withOwnAlts(db, single, picturesOf)
}

/**
 * Adds what only a product's page and the comparison show: words and notes, which no list needs, and the positions of the
 * drawing's numbers, because composing it takes milliseconds.
 */
function toSingle(product: Product, makerWarranty: string | null): Product {
  const { station, manufacturerColor } = product
  return {
    ...product,
    words: toProductWords({ ...product, makerWarranty }),
    notes: noteHighWater(toSourceNotes(product), product),
    ...(station && { numbers: numberPlaces(toShape(station, manufacturerColor)) }),
  }
}

/** A new product, unless it says otherwise. */
const SHOWN = { published: true, publishAt: null, unpublishAt: null }

/** Throws CONFLICT for a slug in use, BAD_REQUEST for an unknown manufacturer or category, or a time that means nothing. */
export function createProduct(db: Database, actor: Writer, product: NewProduct): Promise<Product> {
  return staffTransaction(db, actor, async (tx) => {
    await requireOffer(tx, product)
    const publication = decidePublication(SHOWN, product)
    const present = { technicalSpecs: {}, product }
    const technicalSpecs = mergeSpecs(product, present, await listSpecParameters(tx))
    const whole = { ...product, technicalSpecs }
    const offered = toOfferColumns(describeStation(whole))
    const { id } = await insertRow(tx, products, {
      ...offered,
      ...arrangeImages(whole, NO_IMAGES),
      ...publication,
      specs: {},
    })
    await planPublication(tx, 'products', id, publication)
    await planOfferEnd(tx, id, offered.oldPriceUntil ?? null)
    return requireProductById(tx, id)
  })
}

/** Undefined is left as it is, null is cleared. Throws like createProduct, NOT_FOUND, and BAD_REQUEST for contradicting limits. */
export function updateProduct(
  db: Database,
  actor: Writer,
  id: number,
  changes: ProductChanges,
): Promise<Product> {
  return staffTransaction(db, actor, (tx) => changeProduct(tx, id, changes))
}

/** The same in a transaction. */
export async function changeProduct(tx: Transaction, id: number, changes: ProductChanges): Promise<Product> {
  const current = await lockProduct(tx, id)
  if (!current) throw noProduct()
  const asked = { ...changes, ...(await changeSpecs(tx, changes, current)) }
  const { specs: _merged, ...described } = describeChanges(asked, current)
  const [problem] = listLimitProblems(mergeLimits(current, described))
  if (problem) throw new AppError('BAD_REQUEST', problem.message)
  await requireOffer(tx, changes, current, id)
  const publication = decidePublication(current, changes)
  const offered = toOfferColumns(described)
  await updateRow(tx, products, id, {
    ...offered,
    ...imagesOf(asked, current),
    ...changeSources(described, current),
    ...publication,
  })
  await planPublication(tx, 'products', id, publication)
  await planOfferEnd(tx, id, offered.oldPriceUntil ?? null)
  return requireProductById(tx, id)
}

/**
 * The characteristics that a change leaves; empty when it names none. Throws BAD_REQUEST for a value that is none of its parameter, and
 * CONFLICT where unreadable characteristics would be lost by the change of one.
 */
async function changeSpecs(tx: Transaction, changes: ProductChanges, current: LockedProduct) {
  const stored = readSpecs(current.technicalSpecs)
  if (stored.damaged && changes.specs && changes.technicalSpecs === undefined) {
    throw new AppError(
      'CONFLICT',
      'Характеристики товара записаны в негодном виде: исправьте их в форме товара',
    )
  }
  const present = { technicalSpecs: stored.value, product: current }
  const technicalSpecs = mergeSpecs(changes, present, await listSpecParameters(tx))
  return technicalSpecs === undefined ? {} : { technicalSpecs }
}

/** Empty when the change names no images: the stored value stays, even if it cannot be parsed. */
function imagesOf(changes: ProductChanges, { imageUrl, technicalSpecs }: Images) {
  if (changes.imageUrl === undefined && changes.technicalSpecs === undefined) return {}
  // The database takes the values of parameters out of these into `specs`.
  return {
    ...arrangeImages(changes, { imageUrl, technicalSpecs: readSpecs(technicalSpecs).value }),
    specs: {},
  }
}

/** The price in kopecks. Throws NOT_FOUND, and BAD_REQUEST above the old price. */
export function updatePrice(db: Database, actor: Writer, id: number, price: number): Promise<Product> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await lockPrice(tx, id)
    requireOldPrice(current, { price })
    await applyPrice(tx, current, price)
    return requireProductById(tx, id)
  })
}

/** Its accessories stay. Throws NOT_FOUND. */
export function removeProduct(db: Database, actor: Writer, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    // Where it stood in the order it leaves that too: one act, one line of the journal.
    await joinEntries(tx)
    if (!(await removeRow(tx, products, id))) throw noProduct()
  })
}

/** A product whose price is to be changed; locks the row. Throws NOT_FOUND. */
export async function lockPrice(tx: Transaction, id: number) {
  const current = await lockProduct(tx, id)
  if (!current) throw noProduct()
  return current
}

/** Sets the price in kopecks of a locked product. */
export async function applyPrice(
  tx: Transaction,
  current: Awaited<ReturnType<typeof lockPrice>>,
  price: number,
): Promise<void> {
  await nameEntries(tx, { source: 'single' })
  await updateRow(tx, products, current.id, { price, ...changeSources({ price }, current) })
}

/** The name of a product that a visitor sent, if the catalogue shows it; null for any other text. */
export async function toCatalogueName(db: Database, name: string | null): Promise<string | null> {
  return name !== null && (await hasProductOfName(db, name)) ? name : null
}
