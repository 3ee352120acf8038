import {
  RECORD_KINDS,
  TRASHED_ENTITIES,
  type TrashedEntity,
  type TrashKind,
} from '../../../contract/records/record-kinds.ts'
import type { Trashed, TrashFigures, TrashPart, TrashPartQuery } from '../../../contract/records/trash.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { cutPart } from '../../../lib/cut-part.ts'
import { days } from '../../../lib/duration.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { maySee } from '../../platform/http/rights.ts'
import { forgetGoneProducts, type ProductsGone } from '../catalogue/products/gone-products.service.ts'
import { recordEvent } from '../journal/journal.service.ts'
import { removeUnusedPictures } from '../media/unused-pictures.service.ts'
import { requireSettings } from '../settings/settings.service.ts'
import {
  countTrash,
  findTrashed,
  type ListedTrash,
  listExpired,
  listPart,
  listTrashedPictures,
  listTrash as listTrashRows,
  lockTrash,
  purgeRecord as purgeTrashed,
  type TrashRow,
} from './trash.store.ts'
import { describeTrash } from './trash-details.service.ts'

export { forgetProducts } from './trash.store.ts'

/** The error for a record that is not in the trash. */
export const notInTrash = () => new AppError('NOT_FOUND', 'В корзине такой записи нет')

/** Everything in the trash that this reader may see, newest first; where that is more than `upTo`, only how much of each kind. */
export async function listTrash(
  db: Database,
  reader: CurrentUser,
  { withDetails, upTo }: { withDetails: boolean; upTo?: number | undefined },
): Promise<Trashed[] | TrashFigures> {
  const entities = listSeen(reader)
  const figures = upTo === undefined ? null : toFigures(await countTrash(db, entities))
  if (figures && upTo !== undefined && figures.total > upTo) return figures
  return await toTrashed(db, await listTrashRows(db, entities), withDetails)
}

/** A part of it, with what comes back with each. */
export async function listTrashPart(
  db: Database,
  reader: CurrentUser,
  { kind, limit, after }: TrashPartQuery,
): Promise<TrashPart> {
  const entities = listSeen(reader, kind)
  const rows = await listPart(db, entities, { limit: limit + 1, after })
  const { shown, next } = cutPart(rows, limit, ({ place }) => place)
  return {
    items: await toTrashed(
      db,
      shown.map(({ row }) => row),
      true,
    ),
    total: toFigures(await countTrash(db, entities)).total,
    next,
  }
}

/** What this reader may see, of one filter or of all. */
const listSeen = (reader: CurrentUser, kind?: TrashKind): TrashedEntity[] =>
  TRASHED_ENTITIES.filter(
    (entity) => maySee(reader, entity) && (kind === undefined || RECORD_KINDS[entity].trash === kind),
  )

function toFigures(counts: readonly { entity: string; count: number }[]): TrashFigures {
  const figures: TrashFigures = { total: 0, kinds: {} }
  for (const { entity, count } of counts) {
    const kind = RECORD_KINDS[toEntity(entity)].trash
    figures.total += count
    if (kind !== null) figures.kinds[kind] = (figures.kinds[kind] ?? 0) + count
  }
  return figures
}

/** With details, what comes back with each. */
async function toTrashed(
  db: Database,
  rows: readonly ListedTrash[],
  withDetails: boolean,
): Promise<Trashed[]> {
  const { trashDays } = await requireSettings(db)
  const details = withDetails ? await describeTrash(db, rows) : null
  return rows.map((row) => ({
    entity: toEntity(row.entity),
    id: row.entityId,
    title: row.title,
    deletedAt: row.deletedAt.toISOString(),
    deletedBy: row.deletedBy,
    purgeAt: new Date(row.deletedAt.getTime() + days(trashDays)).toISOString(),
    ...(details && { details: details.get(row) ?? [] }),
  }))
}

/** Throws when the trigger named an entity that the program does not know. */
function toEntity(name: string): TrashedEntity {
  const entity = TRASHED_ENTITIES.find((one) => one === name)
  if (!entity) throw new Error(`the trash holds ${name}`)
  return entity
}

/** For ever, with the pictures that nothing else uses; their files are put aside by the next cleanup. Throws NOT_FOUND. */
export function purgeRecord(
  db: Database,
  actor: CurrentUser,
  { entity, id }: { entity: string; id: number },
  productsGone: ProductsGone,
): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    await lockTrash(tx)
    if ((await removeForEver(tx, [{ entity, entityId: id }], productsGone)) === 0) throw notInTrash()
  })
}

type Purged = Pick<TrashRow, 'entity' | 'entityId'>

/** Removes records with what they leave behind; returns how many of them were in the trash. */
async function removeForEver(
  tx: Transaction,
  records: readonly Purged[],
  productsGone: ProductsGone,
): Promise<number> {
  const { count, products, text } = await takeOut(tx, records)
  // Products before pictures, in the order in which a save locks them.
  await forgetGoneProducts(tx, products, productsGone)
  await removePicturesOf(tx, text)
  return count
}

/** Takes records out of the trash: how many were there, the products among them, and all that stood in them. The journal names each, and who did it. */
async function takeOut(tx: Transaction, records: readonly Purged[]) {
  const texts: string[] = []
  const products: { id: number; name: string }[] = []
  for (const { entity, entityId } of records) {
    const found = await purgeTrashed(tx, entity, entityId)
    if (!found) continue
    const { title, text } = found
    if (entity === 'products') products.push({ id: entityId, name: title })
    await recordEvent(tx, { action: 'erase', entity: toEntity(entity), entityId: String(entityId), title })
    texts.push(entity === 'media' ? '' : text)
  }
  return { count: texts.length, products, text: texts.join('\n') }
}

/** Removes from the library, and from its part of the trash, the pictures that this text names and nothing else does. */
async function removePicturesOf(tx: Transaction, text: string): Promise<void> {
  const pictures = await removeUnusedPictures(tx, text)
  if (pictures.length === 0) return
  const ids = await listTrashedPictures(tx, pictures)
  await takeOut(
    tx,
    ids.map((id) => ({ entity: 'media', entityId: id })),
  )
}

/** Removes for ever what has lain in the trash for longer than the settings say; returns how many. */
export async function purgeExpired(db: Database, productsGone: ProductsGone): Promise<number> {
  const { trashDays } = await requireSettings(db)
  return inTransaction(db, async (tx) => {
    await lockTrash(tx)
    return await removeForEver(tx, await listExpired(tx, trashDays), productsGone)
  })
}

/** Title of a record in the trash; null when it is not there. */
export async function findTrashedTitle(db: Database, entity: string, id: number): Promise<string | null> {
  return (await findTrashed(db, entity, id))?.title ?? null
}
