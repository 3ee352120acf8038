import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../db/database.ts'
import { hasRoomForFiles } from '../free-space.ts'
import { isElsewhere } from './another-machine.ts'
import { BackupRefused } from './backup-refused.ts'
import { findServerAddress, measureDatabase } from './backups.store.ts'
import { listCarriedFiles } from './carried-files.ts'
import { isOnShopsDisk } from './folder.ts'
import type { Manifest } from './manifest.ts'

const NO_ROOM =
  'Копия не сделана: после неё на диске магазина не осталось бы места для заявок. Освободите место или укажите в BACKUP_DIR другой диск.'

/** Frees room where there is none, unless what may be removed is not `enough`: then nothing is gained, and it stays. */
export type MakeRoom = (enough: (freed: number) => Promise<boolean>) => Promise<void>

/** Whose room is looked at, and what may be done about it. */
interface Room {
  db: Database
  dataDir: string
  server: Manifest['server']
  /** Absent where nothing may be removed. */
  makeRoom?: MakeRoom
}

/**
 * Throws BackupRefused when a backup in the folder would leave the disk of the shop's files less room than requests need, also after
 * `makeRoom`. It is reckoned from above: the files as they are, the database with its indexes, and once more what the check restores,
 * unless that lies on another machine for certain. Another disk may be filled.
 */
export async function requireRoom({ db, dataDir, server, makeRoom }: Room, folder: string): Promise<void> {
  if ((await isOnShopsDisk(folder, dataDir)) === false) return
  const paths = await listCarriedFiles(dataDir)
  const sizes = await Promise.all(
    paths.map((one) =>
      stat(path.join(dataDir, one))
        .then(({ size }) => size)
        .catch(() => 0),
    ),
  )
  const isRestoredHere = server === 'embedded' || !isElsewhere(await findServerAddress(db))
  const databases = (isRestoredHere ? 2 : 1) * (await measureDatabase(db))
  const coming = sizes.reduce((sum, size) => sum + size, databases)
  const hasRoom = (freed = 0) => hasRoomForFiles(folder, coming - freed)
  if (await hasRoom()) return
  await makeRoom?.(hasRoom)
  if (!makeRoom || !(await hasRoom())) throw new BackupRefused(NO_ROOM)
}
