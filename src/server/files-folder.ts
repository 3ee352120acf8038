import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { WrongConfig } from './config.ts'
import { formerBuildsFolder } from './former-builds.ts'

/**
 * Makes the folders of files in DATA_DIR that the shop cannot open without. Throws a WrongConfig when it may not. Where they are there,
 * the shop opens though the disk can only be read: it takes requests, and its status says what is wrong.
 */
export function requireFilesFolder(dataDir: string): void {
  try {
    makeFolder(formerBuildsFolder(dataDir))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new WrongConfig(
      `DATA_DIR: в папку ${path.resolve(dataDir)} не записать (${reason}), укажите ту, в которую магазин может писать`,
    )
  }
}

/** Makes a folder and those above it. The recursive way of Node.js never returns where a folder takes none: in /proc. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false
