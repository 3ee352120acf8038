import { lstatSync, statSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { type NamedBackup, parseBackupName } from './backup-names.ts'
import { BackupRefused } from './backup-refused.ts'

/** Folder of backups that are given no other place: BACKUP_DIR, else in DATA_DIR. */
export const backupFolder = ({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string =>
  path.resolve(backupDir ?? path.join(dataDir, 'backups'))

/** Throws BackupRefused when something other than a folder stands there: a file, or a link that leads nowhere. */
export function requireFolder(place: string): void {
  if (statOf(() => statSync(place))?.isDirectory() || !statOf(() => lstatSync(place))) return
  throw new BackupRefused(`${path.resolve(place)} — не папка. Ничего не изменено.`)
}

function statOf<Found>(read: () => Found): Found | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** A backup that lies in the folder. */
export interface StoredBackup extends NamedBackup {
  bytes: number
}

/** Backups of a folder, newest first; none when there is no folder. */
export async function listBackupFiles(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const named = parseBackupName(name)
      const size = named && (await stat(path.join(folder, name)).catch(() => null))
      return named && size?.isFile() ? [{ ...named, bytes: size.size }] : []
    }),
  )
  return toNewestFirst(found.flat())
}

/** Backups in the order in which they are listed. */
export const toNewestFirst = (backups: readonly StoredBackup[]): StoredBackup[] =>
  backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())

/** Whether a disk that fails takes the backups with the shop's files: both folders lie on it. Null when one cannot be seen. */
export async function isOnShopsDisk(folder: string, dataDir: string): Promise<boolean | null> {
  const [backups, files] = await Promise.all([folder, dataDir].map((one) => stat(one).catch(() => null)))
  return backups && files ? backups.dev === files.dev : null
}
