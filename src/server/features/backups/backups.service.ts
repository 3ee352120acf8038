import { stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { isS3Address } from '../../platform/files/s3-address.ts'
import { parseBackupName } from './backup-names.ts'
import { type BackupPlace, type BackupPlaces, backupPlaceOf } from './backup-place.ts'
import { listBackupEvents, type MadeBackup, recordDownload } from './backups.store.ts'
import { isOnShopsDisk, type StoredBackup } from './folder.ts'

export { type BackupPlaces, backupPlaceOf } from './backup-place.ts'

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

/** Backups of the folder or store, newest first. */
export const listBackups = async (db: Database, places: BackupPlaces): Promise<CheckedBackup[]> =>
  listChecked(await listBackupEvents(db), backupPlaceOf(places))

async function listChecked(events: readonly MadeBackup[], place: BackupPlace): Promise<CheckedBackup[]> {
  const checks = new Map(events.map((event) => [event.name, event]))
  const files = await place.list()
  return files.map((file) => {
    const { checked = false, reason = null } = checks.get(file.name) ?? {}
    return { ...file, checked, reason }
  })
}

/** How things stand with the backups of a place, and with those that were put elsewhere. */
export async function describeBackups(
  db: Database,
  places: BackupPlaces,
  place: BackupPlace = backupPlaceOf(places),
): Promise<BackupsDescription> {
  const events = await listBackupEvents(db)
  const [inPlace = null] = await listChecked(events, place)
  const elsewhere = await findElsewhere(events, place, inPlace?.madeAt)
  const [last] = events
  return {
    folder: place.name,
    newest: elsewhere ?? inPlace,
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
  if (elsewhere && isS3Address(elsewhere.name)) return false
  if (elsewhere) return await isOnShopsDisk(path.dirname(elsewhere.name), dataDir)
  return place.isLocal ? await isOnShopsDisk(place.folder, dataDir) : false
}

/**
 * The newest backup that a person has put elsewhere (`npm run backup -- --to FILE` or `s3://…`), made after `since`; its name is its
 * path or address. A file whose folder is there without it was removed; where the folder is not seen, its disk may have been taken away.
 * Another store, of which this shop has no keys, is not seen either.
 */
async function findElsewhere(
  events: readonly MadeBackup[],
  place: BackupPlace,
  since = new Date(0),
): Promise<CheckedBackup | null> {
  for (const { name, at, bytes, checked, reason } of events) {
    if (at <= since) return null
    if (name === null || bytes === null) continue
    const isThere = isS3Address(name)
      ? // What lies in the place itself is listed there.
        !name.startsWith(`${place.name}/`)
      : path.isAbsolute(name) && (await isLeft(name))
    if (isThere) return { name, madeAt: at, isNightly: false, bytes, checked, reason }
  }
  return null
}

async function isLeft(file: string): Promise<boolean> {
  const [found, around] = await Promise.all(
    [file, path.dirname(file)].map((one) => stat(one).catch(() => null)),
  )
  return found !== null || around === null
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
