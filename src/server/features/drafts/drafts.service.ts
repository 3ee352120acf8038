import { isDeepStrictEqual } from 'node:util'
import { textsOver } from '../../../contract/pages/texts-over.ts'
import { DRAFTED, type Draft, type Drafted } from '../../../contract/records/drafts.ts'
import { RECORD_KINDS } from '../../../contract/records/record-kinds.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { isPageKey, TEXT_PAGES } from '../../../domain/site/text-pages.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { requireVersion } from '../../platform/db/versioned.ts'
import { toUnknownReference } from '../../platform/http/unknown-reference.ts'
import { recordEvent } from '../journal/journal.service.ts'
import { requireRightToPage, type TextsChanged } from '../page-texts/page-texts.service.ts'
import { readRecord } from '../records/records.service.ts'
import {
  applyDraft,
  checkDraft,
  type Fields,
  readDraftedTexts,
  requireDraftedLanding,
  requireReferences,
} from './apply-draft.service.ts'
import {
  type DraftRow,
  findDraft,
  findRecordVersion,
  lockDraft,
  removeDraft as removeDraftRow,
  storeDraft,
} from './drafts.store.ts'
import { settleHours } from './settle-hours.ts'

export { forgetProducts } from './drafts.store.ts'

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
 * Stores what was sent, as it was sent but for offsets of hours, in place of the former draft. Throws BAD_REQUEST with its fields when the record's own
 * change would be, FORBIDDEN for texts that are an admin's, NOT_FOUND without such a record, CONFLICT with the present draft, null when there is none any more, when the writer
 * has seen another one. A first draft is begun over the record's present version; one that was thrown away and comes back, over the
 * earlier `baseVersion` that it had.
 */
export function putDraft(
  db: Database,
  actor: CurrentUser,
  { entity, id, seen, baseVersion: former }: Address & { baseVersion?: number | undefined },
  sent: Fields,
): Promise<Draft> {
  const draft = checkDraft(entity, id, sent)
  return staffTransaction(db, actor, async (tx) => {
    await requireRight(tx, actor, entity, id)
    const row = await lockSeen(tx, { entity, id, seen })
    const present = await findRecordVersion(tx, entity, id)
    if (present === null) throw noRecord()
    const baseVersion = Math.min(former ?? present, present)
    if (!row && typeof seen === 'number') throw draftGone()
    if (entity === 'pages') await readDraftedTexts(tx, id, draft)
    if (entity === 'landing-pages') await requireDraftedLanding(tx, id, draft)
    await requireReferences(tx, entity, draft)
    const updatedBy = actor.fullName || actor.username
    return toDraft(
      await storeDraft(tx, { entity, entityId: id, draft, baseVersion, updatedById: actor.id, updatedBy }),
    )
  })
}

const draftGone = () =>
  new AppError(
    'CONFLICT',
    'Пока вы правили, черновик опубликовали или выбросили. Ничего не записано.',
    undefined,
    { current: null, changedBy: null, changedAt: null },
  )

/** Throws FORBIDDEN for the draft of texts that a manager may only read. */
async function requireRight(tx: Transaction, actor: CurrentUser, entity: Drafted, id: number): Promise<void> {
  if (entity === 'pages') await requireRightToPage(tx, actor, id)
}

/** Throws NOT_FOUND without a draft, CONFLICT for another version of it, FORBIDDEN like `putDraft`. */
export function removeDraft(db: Database, actor: CurrentUser, address: Address): Promise<void> {
  const { entity, id } = address
  return staffTransaction(db, actor, async (tx) => {
    await requireRight(tx, actor, entity, id)
    const row = await lockSeen(tx, address)
    if (!row) throw noDraft()
    await removeDraftRow(tx, entity, id)
    await recordThrownAway(tx, entity, row)
  })
}

/** Writes into the journal what of a draft is gone: all that its record does not say by now. */
async function recordThrownAway(tx: Transaction, entity: Drafted, { entityId, draft }: DraftRow) {
  const record = new Map(Object.entries((await readRecord(tx, entity, entityId)) ?? {}))
  const isSaid = (field: string, value: unknown) => {
    const stored = record.get(field)
    const isOfTexts = entity === 'pages' && typeof stored === 'object' && stored !== null
    return isDeepStrictEqual(isOfTexts ? textsOver(stored, value) : value, stored)
  }
  const gone = Object.entries(draft).filter(([field, value]) => !isSaid(field, value))
  if (gone.length === 0) return
  const key = String(record.get('key'))
  const page = entity === 'pages' && isPageKey(key) ? TEXT_PAGES[key].title : undefined
  const name =
    page ??
    ['name', 'title', 'author'].map((field) => record.get(field) ?? draft[field]).find(Boolean) ??
    `№ ${entityId}`
  await recordEvent(tx, {
    action: 'delete',
    entity: 'system',
    entityId: `draft-${entity}-${entityId}`,
    title: `черновик: ${RECORD_KINDS[entity].noun} «${String(name)}»`,
    changes: gone.map(([field, before]) => ({ field: `${entity}.${field}`, before, after: null })),
  })
}

/**
 * Changes the record as its draft says and removes the draft; `message` says what is not as it was planned. Throws VersionConflict when the record was changed since the draft
 * was begun, unless forced; CONFLICT for another version of the draft, FORBIDDEN like `putDraft`; and like the record's own change.
 */
export async function publishDraft(
  db: Database,
  actor: CurrentUser,
  address: Address,
  { force = false, textsChanged }: { force?: boolean | undefined; textsChanged: TextsChanged },
): Promise<Fields> {
  const { entity, id } = address
  try {
    return await staffTransaction(db, actor, async (tx) => {
      await requireRight(tx, actor, entity, id)
      const row = await lockSeen(tx, address)
      if (!row) throw noDraft()
      if ((await findRecordVersion(tx, entity, id)) === null) throw noRecord()
      if (!force) await requireVersion(tx, { entity, id, version: row.baseVersion })
      const { draft, remarks } = settleHours(row.draft)
      const record = await applyDraft(tx, entity, { id, draft, textsChanged })
      await removeDraftRow(tx, entity, id)
      return { ...record, ...(remarks.length > 0 && { message: remarks.join(' ') }) }
    })
  } catch (error) {
    throw toUnknownReference(error, DRAFTED[entity]) ?? error
  }
}

/** The draft of that version, locked; null when there is none. Throws CONFLICT for another version. */
async function lockSeen(tx: Transaction, { entity, id, seen }: Address): Promise<DraftRow | null> {
  const row = await lockDraft(tx, entity, id)
  if (!row || seen === null || row.version === seen) return row
  const { updatedBy, updatedAt } = row
  throw new AppError('CONFLICT', 'Пока вы правили, черновик изменили. Ничего не записано.', undefined, {
    current: toDraft(row),
    changedBy: updatedBy,
    changedAt: updatedAt.toISOString(),
  })
}
