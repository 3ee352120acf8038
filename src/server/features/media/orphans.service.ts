import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { days, hours } from '../../../lib/duration.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { type FilesPlace, filesOf } from '../../platform/files/files-of.ts'
import { FOLDERS, localFolders } from '../../platform/files/folders.ts'
import { listNamesInUse, runExclusively } from './orphans.store.ts'
import { removeSizes } from './picture-files.ts'
import { UNFINISHED_NAME, UPLOAD_NAME } from './upload-files.ts'

/** Age from which an upload counts as orphaned, also after its record went for ever: it may belong to a form that is not saved yet. */
const GRACE_PERIOD = hours(24)
/** How long removed uploads can be restored, for instance after starting with a wrong database. */
const RETENTION = days(30)

interface CleanupParts extends FilesPlace {
  db: Database
  now?: number
}

/**
 * Moves orphaned uploads, and photos of visitors whose inquiry does not know them because the process was killed meanwhile, to
 * `uploads-removed`, and deletes those that have been there for a month. Touches only files named by the server. Returns how
 * many were moved; null when another instance is doing it.
 */
export function cleanupOrphans({ db, now = Date.now(), ...place }: CleanupParts): Promise<number | null> {
  const files = filesOf(place)
  const { unfinished, sizes } = localFolders(place.dataDir)
  return runExclusively(db, async (tx) => {
    const old = [
      ...(await listOld(files, FOLDERS.uploads, now - GRACE_PERIOD)),
      ...(await listOld(files, FOLDERS.attachments, now - GRACE_PERIOD)),
    ].filter((name) => UPLOAD_NAME.test(path.basename(name)))
    const inUse = old.length > 0 ? await listNamesInUse(tx, new Date(now - GRACE_PERIOD)) : new Set()
    const swept = old.filter((name) => !inUse.has(path.basename(name)))
    for (const name of swept) {
      await files.move(name, `${FOLDERS.removed}/${path.basename(name)}`, now)
      await removeSizes(sizes, name)
    }
    let removed = 0
    for (const folder of unfinished) removed += await removeUnfinished(folder, now - GRACE_PERIOD)
    for (const name of await listOld(files, FOLDERS.removed, now - RETENTION)) await files.remove(name)
    return swept.length + removed
  })
}

/** Names of a folder's files that were last changed before a moment. */
async function listOld(files: FileStore, folder: string, moment: number): Promise<string[]> {
  const stored = await files.list(folder)
  return stored.filter(({ modified }) => modified < moment).map(({ name }) => name)
}

/** Removes what killed processes left unfinished in a folder of this machine; returns how many. */
async function removeUnfinished(folder: string, moment: number): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => UNFINISHED_NAME.test(name))
  let removed = 0
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null)
    if (!found?.isFile() || found.mtimeMs >= moment) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
