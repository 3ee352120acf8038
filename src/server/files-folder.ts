import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { WrongConfig } from './config.ts'
import { formerBuildsFolder } from './former-builds.ts'

/**
 * Makes the folders of files in DATA_DIR that the shop cannot open without. Throws a WrongConfig when it may not. Where they are there,
 * the shop opens though the disk can only be read: it takes requests, and its status says what is wrong.
 */
export function requireFilesFolder(dataDir: string): void {
  try {
    mkdirSync(formerBuildsFolder(dataDir), { recursive: true })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new WrongConfig(
      `DATA_DIR: в папку ${path.resolve(dataDir)} не записать (${reason}), укажите ту, в которую магазин может писать`,
    )
  }
}
