import path from 'node:path'
import { makeFolder, requireFolderName } from '@septic-shop/embedded-postgres'
import { type Config, WrongConfig } from './config.ts'
import { formerBuildsFolder } from './former-builds.ts'

/**
 * Makes the folders of files in DATA_DIR that the shop cannot open without. Throws a WrongConfig when it may not, and an
 * EmbeddedDatabaseError, before anything is made, for a name that keeps the embedded database from starting there. Where they are
 * there, the shop opens though the disk can only be read: it takes inquiries, and its status says what is wrong.
 */
export function requireFilesFolder({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): void {
  if (databaseUrl === undefined) requireFolderName(dataDir)
  try {
    for (const folder of [dataDir, formerBuildsFolder(dataDir)]) makeFolder(folder)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new WrongConfig(
      `DATA_DIR: в папку ${path.resolve(dataDir)} не записать (${reason}), укажите ту, в которую магазин может писать`,
    )
  }
}
