import { rm } from 'node:fs/promises'
import type { Logger } from 'pino'
import { inScratchDatabase, mayCreateDatabases } from '../../platform/db/copy/scratch-database.ts'
import type { DatabaseConnection } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { type Archive, unpackBackup } from './restore/read-backup.ts'
import { loadRows } from './restore/restore-backup.ts'
import { makeWorkFolder } from './work-folder.ts'

/** Why a backup could not be checked. */
const NO_RIGHT = 'у пользователя базы нет права создавать базы данных (CREATEDB)'

/**
 * Restores a backup into a scratch database of the shop's server and compares its files, with what is written in a folder of this machine; pictures
 * are not written. Returns why it
 * was not checked, null when it was. Throws when the backup cannot be restored.
 */
export async function checkBackup(
  archive: Archive,
  place: string,
  connection: Pick<DatabaseConnection, 'db' | 'pool'>,
  log: Logger,
): Promise<string | null> {
  const folder = await makeWorkFolder(place, 'check')
  try {
    const manifest = await unpackBackup(archive, folder, { keepsFiles: false })
    if (!(await mayCreateDatabases(connection.pool))) return NO_RIGHT
    await inScratchDatabase(connection, log, (scratch) =>
      inTransaction(scratch, (tx) => loadRows(tx, manifest, folder)),
    )
    return null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
