import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { days, hours } from '../../lib/duration.ts'
import type { Database } from '../db/database.ts'
import { mediaFolders } from './folders.ts'
import { listNamesInUse, runExclusively } from './orphans.store.ts'
import { removeSizes } from './picture-files.ts'
import { UNFINISHED_NAME, UPLOAD_NAME } from './upload-files.ts'

/** Age from which an upload counts as orphaned: it may belong to a form that is not saved yet. */
const GRACE_PERIOD = hours(24)
/** How long removed uploads can be restored, for instance after starting with a wrong database. */
const RETENTION = days(30)

interface CleanupParts {
  db: Database
  dataDir: string
  now?: number
}

/**
 * Moves orphaned uploads to `uploads-removed`, and deletes those that have been there for a month. Touches only files named
 * by the server. Returns how many were moved; null when another instance is doing it.
 */
export function cleanupOrphans({ db, dataDir, now = Date.now() }: CleanupParts): Promise<number | null> {
  const { uploads, removed, sizes } = mediaFolders(dataDir)
  return runExclusively(db, async (tx) => {
    const old = await listOlder(uploads, now - GRACE_PERIOD)
    const uploaded = old.filter((name) => UPLOAD_NAME.test(name))
    const inUse = uploaded.length > 0 ? await listNamesInUse(tx) : new Set()
    const orphans = uploaded.filter((name) => !inUse.has(name))
    if (orphans.length > 0) await mkdir(removed, { recursive: true })
    for (const name of orphans) {
      await rename(path.join(uploads, name), path.join(removed, name))
      await utimes(path.join(removed, name), new Date(now), new Date(now))
      await removeSizes(sizes, `uploads/${name}`)
    }
    const unfinished = old.filter((name) => UNFINISHED_NAME.test(name))
    for (const name of unfinished) await rm(path.join(uploads, name), { force: true })
    for (const name of await listOlder(removed, now - RETENTION)) await rm(path.join(removed, name))
    return orphans.length + unfinished.length
  })
}

/** Names of files last modified before a time; empty when there is no such folder. */
async function listOlder(folder: string, moment: number): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const older: string[] = []
  for (const name of names) {
    const found = await stat(path.join(folder, name)).catch(() => null)
    if (found?.isFile() && found.mtimeMs < moment) older.push(name)
  }
  return older
}
