import { existsSync } from 'node:fs'
import { readdir, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { BackupRefused } from '../backup-refused.ts'
import { CARRIED_FOLDERS } from '../carried-files.ts'
import { requireFolder } from '../folder.ts'

/** Whether the embedded database of a shop is in this folder. */
export const hasDatabase = (dataDir: string): boolean => existsSync(path.join(dataDir, 'postgres'))

/** Throws when a shop has been started in this folder: a backup comes into a new installation only. */
export async function requireNewFolder(dataDir: string): Promise<void> {
  requireFolder(dataDir)
  if (hasDatabase(dataDir)) throw new BackupRefused(startedIn(dataDir))
  for (const folder of CARRIED_FOLDERS) {
    const place = path.join(dataDir, folder)
    requireFolder(place)
    const names = await readdir(place).catch(() => [])
    // A disk of its own has that folder from the first day.
    if (names.some((name) => name !== 'lost+found')) throw new BackupRefused(startedIn(dataDir))
  }
}

/** What is said of a folder in which a shop has been started. */
export const startedIn = (dataDir: string): string =>
  `В папке ${path.resolve(dataDir)} магазин уже запускали: копию восстанавливают в новую, задайте другую DATA_DIR. Ничего не изменено.`

/** Removes a folder and those above it up to `first`, as long as they are empty. */
export async function removeEmptyFolders(folder: string, first: string): Promise<void> {
  try {
    for (let one = path.resolve(folder); ; one = path.dirname(one)) {
      await rmdir(one)
      if (one === path.resolve(first)) return
    }
  } catch {
    // Somebody has put something there.
  }
}
