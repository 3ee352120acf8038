import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../db/database.ts'
import { hasRoomForFiles } from '../free-space.ts'
import { BackupRefused } from './backup-refused.ts'
import { measureDatabase } from './backups.store.ts'
import { listCarriedFiles } from './carried-files.ts'
import { isOnShopsDisk } from './folder.ts'

const NO_ROOM =
  'Копия не сделана: после неё на диске магазина не осталось бы места для заявок. Освободите место или укажите в BACKUP_DIR другой диск.'

/**
 * Throws BackupRefused when a backup in the folder would leave the disk of the shop's files less room than requests need. It is
 * reckoned from above: the files as they are, and twice the database with its indexes, which the check restores beside the copy. Another
 * disk may be filled.
 */
export async function requireRoom(
  { db, dataDir }: { db: Database; dataDir: string },
  folder: string,
): Promise<void> {
  if ((await isOnShopsDisk(folder, dataDir)) === false) return
  const paths = await listCarriedFiles(dataDir)
  const sizes = await Promise.all(
    paths.map((one) =>
      stat(path.join(dataDir, one))
        .then(({ size }) => size)
        .catch(() => 0),
    ),
  )
  const coming = sizes.reduce((sum, size) => sum + size, 2 * (await measureDatabase(db)))
  if (!(await hasRoomForFiles(folder, coming))) throw new BackupRefused(NO_ROOM)
}
