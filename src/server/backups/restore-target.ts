import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { BackupRefused } from './backup-refused.ts'
import { CARRIED_FOLDERS } from './carried-files.ts'
import { requireFolder } from './folder.ts'

/** What the embedded PostgreSQL makes in DATA_DIR. */
const DATABASE_PARTS = ['postgres', 'postgres.log', 'postgres.users', 'postgres.libraries'] as const

/** Throws when a shop has been started in this folder: a backup comes into a new installation only. */
export async function requireNewFolder(dataDir: string): Promise<void> {
  requireFolder(dataDir)
  if (existsSync(path.join(dataDir, 'postgres'))) throw new BackupRefused(startedIn(dataDir))
  for (const folder of CARRIED_FOLDERS) {
    const place = path.join(dataDir, folder)
    requireFolder(place)
    const names = await readdir(place).catch(() => [])
    // A disk of its own has that folder from the first day.
    if (names.some((name) => name !== 'lost+found')) throw new BackupRefused(startedIn(dataDir))
  }
}

const startedIn = (dataDir: string) =>
  `В папке ${path.resolve(dataDir)} магазин уже запускали: копию восстанавливают в новую, задайте другую DATA_DIR. Ничего не изменено.`

/** Removes what a failed restore began of the embedded database; the folder had none before. */
export async function removeBegunDatabase(dataDir: string): Promise<void> {
  for (const part of DATABASE_PARTS) await rm(path.join(dataDir, part), { recursive: true, force: true })
}
