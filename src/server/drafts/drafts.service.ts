import { DRAFTED, type Draft, type Drafted } from '../../contract/drafts.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { AppError } from '../app-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { requireVersion } from '../db/versioned.ts'
import { toUnknownReference } from '../http/unknown-reference.ts'
import { applyDraft, checkDraft, type Fields, requireReferences } from './apply-draft.service.ts'
import {
  type DraftRow,
  findDraft,
  findRecordVersion,
  lockDraft,
  removeDraft as removeDraftRow,
  storeDraft,
} from './drafts.store.ts'
import { settleHours } from './settle-hours.ts'

/** Which record, and which version of its draft the writer has seen: null is any, `none` that there was no draft. */
interface Address {
  entity: Drafted
  id: number
  seen: number | 'none' | null
}

const noRecord = () => new AppError('NOT_FOUND', 'Запись не найдена')
const noDraft = () => new AppError('NOT_FOUND', 'Черновика нет: его опубликовали или выбросили')

function toDraft({ draft, version, baseVersion, updatedAt, updatedBy }: DraftRow): Draft {
  return { draft, version, baseVersion, updatedAt: updatedAt.toISOString(), updatedBy }
}

/** The record's draft, if it has one: for a form, to which none is no failure. */
export async function listDrafts(db: Database, entity: Drafted, id: number): Promise<Draft[]> {
  const row = await findDraft(db, entity, id)
  return row ? [toDraft(row)] : []
}

/** Throws NOT_FOUND when the record has no draft. */
export async function requireDraft(db: Database, entity: Drafted, id: number): Promise<Draft> {
  const row = await findDraft(db, entity, id)
  if (!row) throw noDraft()
  return toDraft(row)
}

/**
 * Stores what was sent, as it was sent, in place of the former draft. Throws BAD_REQUEST with its fields when the record's own
 * change would be, NOT_FOUND without such a record, CONFLICT with the present draft when the writer has seen another one.
 */
export function putDraft(
  db: Database,
  actor: CurrentUser,
  { entity, id, seen }: Address,
  sent: Fields,
): Promise<Draft> {
  const draft = checkDraft(entity, id, sent)
  return staffTransaction(db, actor, async (tx) => {
    await lockSeen(tx, { entity, id, seen })
    const baseVersion = await findRecordVersion(tx, entity, id)
    if (baseVersion === null) throw noRecord()
    await requireReferences(tx, entity, draft)
    const updatedBy = actor.fullName || actor.username
    return toDraft(
      await storeDraft(tx, { entity, entityId: id, draft, baseVersion, updatedById: actor.id, updatedBy }),
    )
  })
}

/** Throws NOT_FOUND without a draft, CONFLICT for another version of it. */
export function removeDraft(db: Database, actor: CurrentUser, address: Address): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await lockSeen(tx, address))) throw noDraft()
    await removeDraftRow(tx, address.entity, address.id)
  })
}

/**
 * Changes the record as its draft says and removes the draft; `message` says what is not as it was planned. Throws VersionConflict when the record was changed since the draft
 * was begun, unless forced; CONFLICT for another version of the draft; and like the record's own change.
 */
export async function publishDraft(
  db: Database,
  actor: CurrentUser,
  address: Address,
  { force = false }: { force?: boolean | undefined },
): Promise<Fields> {
  const { entity, id } = address
  try {
    return await staffTransaction(db, actor, async (tx) => {
      const row = await lockSeen(tx, address)
      if (!row) throw noDraft()
      if ((await findRecordVersion(tx, entity, id)) === null) throw noRecord()
      if (!force) await requireVersion(tx, { entity, id, version: row.baseVersion })
      const { draft, remarks } = settleHours(row.draft)
      const record = await applyDraft(tx, entity, id, draft)
      await removeDraftRow(tx, entity, id)
      return { ...record, ...(remarks.length > 0 && { message: remarks.join(' ') }) }
    })
  } catch (error) {
    throw toUnknownReference(error, DRAFTED[entity]) ?? error
  }
}

/** The draft of that version, locked; null when there is none and no version was seen. Throws CONFLICT and NOT_FOUND. */
async function lockSeen(tx: Transaction, { entity, id, seen }: Address): Promise<DraftRow | null> {
  const row = await lockDraft(tx, entity, id)
  if (seen === null || row?.version === seen) return row
  if (!row) {
    if (seen === 'none') return null
    throw noDraft()
  }
  const { updatedBy, updatedAt } = row
  throw new AppError('CONFLICT', 'Пока вы правили, черновик изменили. Ничего не записано.', undefined, {
    current: toDraft(row),
    changedBy: updatedBy,
    changedAt: updatedAt.toISOString(),
  })
}
