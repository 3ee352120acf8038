import { stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { parseBackupName } from './backup-names.ts'
import { type BackupPlace, type BackupPlaces, backupPlaceOf } from './backup-place.ts'
import { listBackupEvents, recordDownload } from './backups.store.ts'
import { isOnShopsDisk, type StoredBackup } from './folder.ts'

export type { BackupPlaces } from './backup-place.ts'

/** A backup with the result of its check. */
export interface CheckedBackup extends StoredBackup {
  /** Whether it was restored into a scratch database. */
  checked: boolean
  /** Why it was not, in Russian; null when it was, or nobody has tried. */
  reason: string | null
}

/** What the status of the shop says about backups. */
export interface BackupsDescription {
  /** Folder or store. */
  folder: string
  /** Null without any. */
  newest: CheckedBackup | null
  /** Whether the folder lies on the shop's own disk; null when there is no folder. */
  isOnShopsDisk: boolean | null
  /** The last backup that was not made, unless one was made since. */
  lastFailure: { at: Date; reason: string } | null
}

/** The name of the place where backups lie, and whether it can be had. */
export const openBackupPlace = (places: BackupPlaces): Pick<BackupPlace, 'name' | 'check'> =>
  backupPlaceOf(places)

/** Backups of the folder or store, newest first. */
export async function listBackups(db: Database, places: BackupPlaces): Promise<CheckedBackup[]> {
  const events = await listBackupEvents(db)
  const checks = new Map(events.map((event) => [event.name, event]))
  const files = await backupPlaceOf(places).list()
  return files.map((file) => {
    const { checked = false, reason = null } = checks.get(file.name) ?? {}
    return { ...file, checked, reason }
  })
}

/** How things stand with the backups. */
export async function describeBackups(db: Database, places: BackupPlaces): Promise<BackupsDescription> {
  const place = backupPlaceOf(places)
  const [inFolder = null] = await listBackups(db, places)
  const [last] = await listBackupEvents(db, 1)
  const elsewhere = await findElsewhere(db, inFolder?.madeAt)
  const newest = elsewhere ?? inFolder
  return {
    folder: place.name,
    newest,
    isOnShopsDisk: await describeDisk(place, elsewhere, places.dataDir),
    lastFailure: last?.name === null ? { at: last.at, reason: last.reason ?? 'причина неизвестна' } : null,
  }
}

/** A store is no disk of the shop's. */
async function describeDisk(
  place: BackupPlace,
  elsewhere: CheckedBackup | null,
  dataDir: string,
): Promise<boolean | null> {
  if (elsewhere) return await isOnShopsDisk(path.dirname(elsewhere.name), dataDir)
  return place.isLocal ? await isOnShopsDisk(place.folder, dataDir) : false
}

/**
 * The newest backup that a person has put outside the folder (`npm run backup -- --to FILE`), made after `since`; its name is its
 * path. One whose folder is there without it was removed; where the folder is not seen, its disk may have been taken away.
 */
async function findElsewhere(db: Database, since = new Date(0)): Promise<CheckedBackup | null> {
  for (const { name, at, bytes, checked, reason } of await listBackupEvents(db)) {
    if (at <= since) return null
    if (name === null || bytes === null || !path.isAbsolute(name)) continue
    const [file, around] = await Promise.all(
      [name, path.dirname(name)].map((one) => stat(one).catch(() => null)),
    )
    if (file || !around) return { name, madeAt: at, isNightly: false, bytes, checked, reason }
  }
  return null
}

/** A backup as a file, read while it is sent; noted in the journal. Throws NOT_FOUND. */
export async function openBackup(
  db: Database,
  places: BackupPlaces,
  name: string,
  actorId: number,
): Promise<File> {
  const file = parseBackupName(name) && (await backupPlaceOf(places).download(name))
  if (!file) throw new AppError('NOT_FOUND', 'Такой копии нет')
  await recordDownload(db, name, actorId)
  return file
}
