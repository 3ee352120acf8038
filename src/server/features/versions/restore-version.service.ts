import type { Entity } from '../../../contract/records/records.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { repeatWhileTaken } from '../../platform/db/free-slug.ts'
import { setJournalAction } from '../../platform/db/journal-action.ts'
import { type StoredRow, updateStoredRow } from '../../platform/db/records/stored-rows.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { lockRecord, tableOf, type Writer } from '../../platform/db/versioned.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { describeMissing } from '../media/uploads.service.ts'
import { requireKey, requireRightToTexts, type TextsChanged } from '../page-texts/page-texts.service.ts'
import { planStoredHours } from '../publication/stored-hours.service.ts'
import { type ApiRecord, requireRecord } from '../records/records.service.ts'
import { followSettings, requireSettings, type SettingsChanged } from '../settings/settings.service.ts'
import { adjustNames, adjustReferences, adjustTimes } from './adjust-version.service.ts'
import { type RecordAddress, requireVersionRow } from './versions.service.ts'
import { findPresentRow } from './versions.store.ts'

interface Wanted extends RecordAddress {
  version: number
  /** Where uploads are kept. */
  files: FileStore
  /** Told when the record is the settings. */
  settingsChanged: SettingsChanged
  /** Told when the record is the texts of a page. */
  textsChanged: TextsChanged
}

type Restored = ApiRecord & { message?: string }

/**
 * Makes the record what it was, as a new version; `message` says what is not as it was. Throws NOT_FOUND, also for a record in the
 * trash, and FORBIDDEN for texts that only an admin may change.
 */
export function restoreVersion(db: Database, actor: Writer, wanted: Wanted): Promise<Restored> {
  const { entity, id, version, files, settingsChanged, textsChanged } = wanted
  return staffTransaction(db, actor, async (tx) => {
    await lockRecord(tx, wanted)
    const present = await findPresentRow(tx, entity, id)
    if (!present)
      throw new AppError('NOT_FOUND', 'Запись не найдена. Если она в корзине, сначала верните её.')
    const row = await requireVersionRow(tx, wanted, version)
    const page = entity === 'pages' ? requireKey(String(row.key)) : null
    if (page) requireRightToTexts(actor, page)
    const remarks = await restoreRow(tx, entity, { row, present })
    if (entity === 'settings') await followSettings(tx, await requireSettings(tx), settingsChanged)
    if (page) await textsChanged(tx, page)
    const missing = await describeMissing(files, JSON.stringify(row))
    const message = [...remarks, ...(missing ? [missing] : [])].join(' ')
    return { ...(await requireRecord(tx, entity, id)), ...(message && { message }) }
  })
}

/** Writes the row with what had to be adjusted; returns sentences about that. */
async function restoreRow(
  tx: Transaction,
  entity: Entity,
  { row, present }: { row: StoredRow; present: StoredRow },
): Promise<string[]> {
  const [references, times] = [
    await adjustReferences(tx, entity, { row, present }),
    adjustTimes(row, present),
  ]
  const wanted: StoredRow = { ...row, ...references.values, ...times.values }
  await setJournalAction(tx, 'restore')
  const { restored, names } = await repeatWhileTaken(tx, async () => {
    const free = await adjustNames(tx, entity, row)
    const named = { ...wanted, ...free.values }
    await updateStoredRow(tx, tableOf(entity), named)
    return { restored: named, names: free }
  })
  await setJournalAction(tx, null)
  await planStoredHours(tx, entity, restored)
  return [references, names, times].flatMap(({ remarks }) => remarks)
}
