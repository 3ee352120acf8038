import { RESERVED_SLUGS } from '../../../contract/catalogue/product-changes.ts'
import { TRASHED_ENTITIES } from '../../../contract/records/record-kinds.ts'
import type { Entity } from '../../../contract/records/records.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { findFreeSlug, repeatWhileTaken } from '../../platform/db/free-slug.ts'
import { setJournalAction } from '../../platform/db/journal-action.ts'
import { joinEntries } from '../../platform/db/name-entries.ts'
import {
  holdRow,
  insertStoredRow,
  listReferences,
  type StoredRow,
} from '../../platform/db/records/stored-rows.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { tableOf } from '../../platform/db/versioned.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { freeManufacturerNames } from '../catalogue/manufacturers.service.ts'
import { requireFreeKey } from '../catalogue/specs/specs.service.ts'
import { describeMissing } from '../media/uploads.service.ts'
import { dropPassedHours, planStoredHours } from '../publication/stored-hours.service.ts'
import { type ApiRecord, readRecord } from '../records/records.service.ts'
import { restoreLinks, restoreParts } from './links.service.ts'
import { notInTrash } from './trash.service.ts'
import { addLink, findTrashed, lockTrash, removeTrashed, type TrashRow } from './trash.store.ts'
import { entityOf, formatGone, formatInTrash } from './trash-words.ts'

interface Address {
  entity: string
  id: number
  /** Where uploads are kept. */
  files: FileStore
}

type Restored = ApiRecord & { id: number; message?: string }

/**
 * Puts a deleted record back with its old id and its links; `message` says what is not as it was. Throws NOT_FOUND, and CONFLICT for
 * a product whose manufacturer is gone for ever.
 */
export function restoreRecord(db: Database, actor: CurrentUser, address: Address): Promise<Restored> {
  return staffTransaction(db, actor, async (tx) => {
    await lockTrash(tx)
    const trashed = await findTrashed(tx, address.entity, address.id)
    const entity = TRASHED_ENTITIES.find((one) => one === address.entity)
    if (!trashed || !entity) throw notInTrash()
    await joinEntries(tx)
    const remarks = await putBack(tx, entity, trashed)
    const missing = await describeMissing(address.files, JSON.stringify(trashed.row))
    const record = await readRecord(tx, entity, trashed.entityId)
    if (!record) throw new Error(`${entity} ${trashed.entityId} was not restored`)
    const message = [...remarks, ...(missing ? [missing] : [])].join(' ')
    return { ...record, id: trashed.entityId, ...(message && { message }) }
  })
}

/** Restores the row, first what it cannot be without; returns sentences about what is not as it was. */
async function putBack(tx: Transaction, entity: Entity, trashed: TrashRow): Promise<string[]> {
  const references = await restoreReferences(tx, entity, trashed)
  const hours = dropPassedHours(trashed.row)
  const restored: StoredRow = {
    ...trashed.row,
    ...references.values,
    ...hours.values,
    version: Number(trashed.row.version) + 1,
  }
  await setJournalAction(tx, 'restore')
  const names = await insertNamed(tx, entity, restored)
  await setJournalAction(tx, null)
  await planStoredHours(tx, entity, restored)
  await removeTrashed(tx, entity, trashed.entityId)
  await restoreLinks(tx, trashed)
  await restoreParts(tx, trashed)
  return [...references.remarks, ...names.remarks, ...hours.remarks]
}

/** Values of columns that change, and sentences why. */
interface Adjusted {
  values: StoredRow
  remarks: string[]
}

/**
 * A reference to a row that is gone: one that must not be empty brings that row back; another becomes null, and when its row lies in
 * the trash, restoring that row will link this one.
 */
async function restoreReferences(
  tx: Transaction,
  entity: Entity,
  { row, entityId }: TrashRow,
): Promise<Adjusted> {
  const table = tableOf(entity)
  const adjusted: Adjusted = { values: {}, remarks: [] }
  for (const { column, target, isRequired } of await listReferences(tx, table)) {
    const id = row[column]
    const owner = entityOf(target)
    if (typeof id !== 'number' || owner === undefined || (await holdRow(tx, target, id))) continue
    const trashed = await findTrashed(tx, owner, id)
    if (isRequired) {
      if (!trashed) throw new AppError('CONFLICT', GONE_FOR_EVER)
      const remarks = await putBack(tx, owner, trashed)
      adjusted.remarks.push(`Вместе с товаром вернулся производитель «${trashed.title}».`, ...remarks)
      continue
    }
    adjusted.values[column] = null
    if (trashed) await addLink(tx, trashed, `${table}.${column}`, entityId)
    adjusted.remarks.push(trashed ? formatInTrash(owner, trashed.title) : formatGone(owner))
  }
  return adjusted
}

const GONE_FOR_EVER =
  'Производитель этого товара удалён навсегда, а без производителя товар вернуть нельзя. Товар остаётся в корзине.'

/** Inserts the row under names that are free, also while others are taking them. */
function insertNamed(tx: Transaction, entity: Entity, row: StoredRow): Promise<Adjusted> {
  return repeatWhileTaken(tx, async () => {
    const names = await freeNames(tx, entity, row)
    await insertStoredRow(tx, tableOf(entity), { ...row, ...names.values })
    return names
  })
}

/** A slug in use gets a number; a manufacturer leaves to others the names under which they are found by now. */
async function freeNames(tx: Transaction, entity: Entity, row: StoredRow): Promise<Adjusted> {
  const adjusted: Adjusted = { values: {}, remarks: [] }
  if (entity === 'spec-parameters') await requireFreeKey(tx, String(row.key))
  if (typeof row.slug !== 'string') return adjusted
  let reserved: readonly string[] = entity === 'products' ? RESERVED_SLUGS : []
  if (entity === 'manufacturers') {
    const free = await freeManufacturerNames(tx, row)
    reserved = free.reserved
    adjusted.values.aliases = free.aliases
    adjusted.remarks.push(...free.remarks)
  }
  const slug = await findFreeSlug(tx, tableOf(entity), row.slug, { reserved })
  if (slug !== row.slug) {
    adjusted.values.slug = slug
    adjusted.remarks.push(`Адрес «${row.slug}» занят, теперь «${slug}».`)
  }
  return adjusted
}
