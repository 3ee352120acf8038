import { findRecordField } from '../../../contract/records/record-fields.ts'
import { ENTITIES, type Entity } from '../../../contract/records/records.ts'
import type { Differences, Version } from '../../../contract/records/versions.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { withStoredRow } from '../../platform/db/records/stored-record.ts'
import type { StoredRow } from '../../platform/db/records/stored-rows.ts'
import { tableOf } from '../../platform/db/versioned.ts'
import { type ApiRecord, requireRecord } from '../records/records.service.ts'
import {
  compareRows,
  findFirstRow,
  findNewestRow,
  findPresentRow,
  findVersionRow,
  listVersionEntries,
} from './versions.store.ts'

/** The record meant; settings are for admins. */
export interface RecordAddress {
  entity: Entity
  id: number
}

/** Throws NOT_FOUND for an entity without versions, FORBIDDEN for settings asked for by a manager. */
export function requireAddress(actor: CurrentUser, entity: string, id: number): RecordAddress {
  const known = ENTITIES.find((one) => one === entity)
  if (!known) throw new AppError('NOT_FOUND', 'У таких записей нет версий')
  if (known === 'settings' && actor.role !== 'admin') throw new AppError('FORBIDDEN', 'Недостаточно прав')
  return { entity: known, id }
}

/**
 * States of the record that the journal knows, newest first. What was there before its oldest entry, or without any, is the
 * program's own. Throws NOT_FOUND when nothing is known of such a record.
 */
export async function listVersions(db: Database, { entity, id }: RecordAddress): Promise<Version[]> {
  const entries = await listVersionEntries(db, entity, id)
  const first = await findFirstState(db, { entity, id })
  const versions = entries.map(({ at, changes, ...entry }): Version => {
    return { ...entry, at: at.toISOString(), changes: changes.map((one) => toLabelled(entity, one)) }
  })
  const oldest = versions.at(-1)
  if (first) {
    versions.push({
      version: Number(first.version),
      at: toIso(first.created_at ?? first.updated_at) ?? oldest?.at ?? new Date(0).toISOString(),
      actorName: 'система',
      changes: [],
    })
  }
  if (versions.length === 0) throw new AppError('NOT_FOUND', 'Запись не найдена')
  return versions
}

const toLabelled = <T extends { field: string }>(entity: Entity, change: T) => ({
  ...change,
  label: findRecordField(entity, change.field)?.label ?? change.field,
})

const toIso = (stored: unknown) => (typeof stored === 'string' ? new Date(stored).toISOString() : undefined)

/** What the oldest entry found, or the present row when there is no entry; null when the oldest entry made the record. */
async function findFirstState(db: Database, { entity, id }: RecordAddress): Promise<StoredRow | null> {
  const found = await findFirstRow(db, entity, id)
  if (found !== undefined) return found
  return findPresentRow(db, entity, id)
}

/** The stored row of a version. Throws NOT_FOUND. */
export async function requireVersionRow(
  db: Database,
  { entity, id }: RecordAddress,
  version: number,
): Promise<StoredRow> {
  const row = await findVersionRow(db, entity, id, version)
  if (row) return row
  const first = await findFirstState(db, { entity, id })
  if (first?.version !== version) throw new AppError('NOT_FOUND', 'Такой версии нет')
  return first
}

/** The record as it was, with today's names of what it refers to. Throws NOT_FOUND. */
export async function readVersion(db: Database, address: RecordAddress, version: number): Promise<ApiRecord> {
  const { entity, id } = address
  const row = await requireVersionRow(db, address, version)
  return requireRecord(await withStoredRow(db, tableOf(entity), row), entity, id)
}

/**
 * In what a version differs from the record as it is now, of one that is gone from its last state: the fields that staff know, by the
 * journal's names. Columns that the version does not know are as now. Throws NOT_FOUND.
 */
export async function compareWithPresent(
  db: Database,
  address: RecordAddress,
  version: number,
): Promise<Differences> {
  const { entity, id } = address
  const then = await requireVersionRow(db, address, version)
  const now = (await findPresentRow(db, entity, id)) ?? (await findNewestRow(db, entity, id)) ?? then
  const { changes, fields } = await compareRows(db, { ...now, ...then }, now)
  const isShown = (field: string) => (findRecordField(entity, field)?.kind ?? 'hidden') !== 'hidden'
  const shown = changes.filter(({ field }) => isShown(field)).map((one) => toLabelled(entity, one))
  return { changes: shown, same: fields.filter(isShown).length - shown.length }
}
