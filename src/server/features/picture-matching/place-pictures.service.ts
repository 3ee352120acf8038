import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { CurrentUser } from '../../../contract/session.ts'
import { MAX_PRODUCT_IMAGES } from '../../../lib/pictures/upload-rules.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { nameEntries } from '../../platform/db/name-entries.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { lockRecord } from '../../platform/db/versioned.ts'
import { imagesOfRow, placeImages } from '../catalogue/products/product-images.service.ts'
import { requireProductById } from '../catalogue/products/products.service.ts'
import { listBatch } from '../journal/journal.service.ts'
import { holdMedia } from '../media/library/media-library.service.ts'

/** A picture of the library for a place in the gallery of a product, which had this version when it was proposed. */
interface Placement {
  mediaId: number
  productId: number
  place: number
  version: number
}

/** A product that was not changed, and why. */
interface Left {
  id: number
  name: string
  message: string
}

/**
 * Puts pictures into galleries by the products' own change, as one batch that can be undone. Products that were changed since the
 * proposal, or are gone, are left and named. Throws BAD_REQUEST for what is no picture of the library.
 */
export function placePictures(
  db: Database,
  actor: CurrentUser,
  items: readonly Placement[],
): Promise<{ products: number; pictures: number; batchId: string | null; left: Left[] }> {
  return staffTransaction(db, actor, async (tx) => {
    const urls = await requirePictures(tx, items)
    const batchId = `media-${randomUUID()}`
    await nameEntries(tx, { batchId, source: '' })
    const left: Left[] = []
    let products = 0
    let pictures = 0
    for (const [productId, own] of groupByProduct(items)) {
      const problem = await findProblem(tx, productId, own)
      if (problem) {
        left.push(problem)
        continue
      }
      const { images } = await requireProductById(tx, productId)
      await placeImages(tx, productId, arrange(images, own, urls))
      products += 1
      pictures += own.length
    }
    return { products, pictures, batchId: products > 0 ? batchId : null, left }
  })
}

/** Addresses by id. Throws BAD_REQUEST. */
async function requirePictures(tx: Transaction, items: readonly Placement[]): Promise<Map<number, string>> {
  const rows = await holdMedia(tx, [...new Set(items.map(({ mediaId }) => mediaId))])
  const urls = new Map(rows.flatMap(({ id, url, kind }) => (kind === 'picture' ? [[id, url]] : [])))
  if (items.some(({ mediaId }) => !urls.has(mediaId))) {
    throw new AppError('BAD_REQUEST', 'Какой-то из картинок больше нет: подберите их заново')
  }
  return urls
}

/** Products in the order of their ids, in which they are locked. */
function groupByProduct(items: readonly Placement[]): [number, Placement[]][] {
  const groups = Map.groupBy(items, ({ productId }) => productId)
  return [...groups].toSorted(([one], [other]) => one - other)
}

async function findProblem(tx: Transaction, id: number, own: readonly Placement[]): Promise<Left | null> {
  const version = await lockRecord(tx, { entity: 'products', id })
  if (version === null) return { id, name: `Товар ${id}`, message: 'Товар удалён' }
  if (own.every((one) => one.version === version)) return null
  const { name } = await requireProductById(tx, id)
  return { id, name, message: 'Товар с тех пор изменили: подберите его картинки заново' }
}

/** The gallery with the new pictures in their places; those that were there move on, the last of too many are left out. */
function arrange(
  images: readonly string[],
  own: readonly Placement[],
  urls: ReadonlyMap<number, string>,
): string[] {
  const added = own
    .toSorted((one, other) => one.place - other.place)
    .map(({ mediaId, place }) => ({ url: urls.get(mediaId) ?? '', place }))
  const arranged = images.filter((url) => added.every((one) => one.url !== url))
  let taken = 0
  for (const { url, place } of added) {
    // Two pictures for one place stand in the order in which they came.
    const at = Math.max(place - 1, taken)
    arranged.splice(at, 0, url)
    taken = Math.min(at, arranged.length - 1) + 1
  }
  return [...new Set(arranged)].slice(0, MAX_PRODUCT_IMAGES)
}

/**
 * Gives products the pictures back that they had before. Those whose pictures were changed since are left and named. Throws NOT_FOUND,
 * and CONFLICT when it is undone already.
 */
export function undoPlacing(
  db: Database,
  actor: CurrentUser,
  batchId: string,
): Promise<{ restored: number; left: Left[] }> {
  return staffTransaction(db, actor, async (tx) => {
    const changed = batchId.startsWith('media-') ? await listBatch(tx, batchId, 'products') : []
    if (changed.length === 0) throw new AppError('NOT_FOUND', 'Такой расстановки картинок нет')
    const undoId = `${batchId}-undo`
    if ((await listBatch(tx, undoId, 'products')).length > 0) {
      throw new AppError('CONFLICT', 'Эта расстановка картинок уже отменена')
    }
    await nameEntries(tx, { batchId: undoId, source: '' })
    const left: Left[] = []
    let restored = 0
    for (const { id, title, before, after } of changed.toSorted((one, other) => one.id - other.id)) {
      if ((await lockRecord(tx, { entity: 'products', id })) === null) {
        left.push({ id, name: title, message: 'Товар удалён' })
        continue
      }
      const { name, images } = await requireProductById(tx, id)
      if (!isDeepStrictEqual(images, imagesOfRow(after ?? {}))) {
        left.push({ id, name, message: 'Картинки товара с тех пор изменили, они остались' })
        continue
      }
      await placeImages(tx, id, imagesOfRow(before ?? {}))
      restored += 1
    }
    return { restored, left }
  })
}
