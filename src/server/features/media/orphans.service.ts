import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { days, hours } from '../../../lib/duration.ts'
import type { Database } from '../../platform/db/database.ts'
import { mediaFolders } from './folders.ts'
import { listNamesInUse, runExclusively } from './orphans.store.ts'
import { removeSizes } from './picture-files.ts'
import { UNFINISHED_NAME, UPLOAD_NAME } from './upload-files.ts'

/** Age from which an upload counts as orphaned, also after its record went for ever: it may belong to a form that is not saved yet. */
const GRACE_PERIOD = hours(24)
/** How long removed uploads can be restored, for instance after starting with a wrong database. */
const RETENTION = days(30)

interface CleanupParts {
  db: Database
  dataDir: string
  now?: number
}

/**
 * Moves orphaned uploads, and photos of visitors whose inquiry does not know them because the process was killed meanwhile, to
 * `uploads-removed`, and deletes those that have been there for a month. Touches only files named by the server. Returns how
 * many were moved; null when another instance is doing it.
 */
export function cleanupOrphans({ db, dataDir, now = Date.now() }: CleanupParts): Promise<number | null> {
  const { uploads, attachments, removed, sizes } = mediaFolders(dataDir)
  return runExclusively(db, async (tx) => {
    const files = [...(await listOld(uploads, now)), ...(await listOld(attachments, now))]
    const inUse = files.some(({ isWhole }) => isWhole)
      ? await listNamesInUse(tx, new Date(now - GRACE_PERIOD))
      : new Set()
    const swept = files.filter(({ name, isWhole }) => !isWhole || !inUse.has(name))
    if (swept.some(({ isWhole }) => isWhole)) await mkdir(removed, { recursive: true })
    for (const { folder, name, isWhole } of swept) {
      if (!isWhole) {
        await rm(path.join(folder, name), { force: true })
        continue
      }
      await rename(path.join(folder, name), path.join(removed, name))
      await utimes(path.join(removed, name), new Date(now), new Date(now))
      if (folder === uploads) await removeSizes(sizes, `uploads/${name}`)
    }
    for (const name of await listOlder(removed, now - RETENTION)) await rm(path.join(removed, name))
    return swept.length
  })
}

/** Files of a folder that are older than the grace period, named by the server; whole ones and unfinished ones. */
async function listOld(folder: string, now: number) {
  const names = await listOlder(folder, now - GRACE_PERIOD)
  return names
    .map((name) => ({ folder, name, isWhole: UPLOAD_NAME.test(name) }))
    .filter(({ name, isWhole }) => isWhole || UNFINISHED_NAME.test(name))
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
