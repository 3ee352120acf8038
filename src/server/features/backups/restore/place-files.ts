import { copyFile, link, lstat, mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '../../../error-code.ts'
import { BackupRefused } from '../backup-refused.ts'
import { CARRIED_FOLDERS } from '../carried-files.ts'
import { startedIn } from './restore-target.ts'

/** Another disk, or one that gives a file one name only. */
const CANNOT_LINK = /^(?:EXDEV|EPERM|EMLINK|ENOTSUP|EOPNOTSUPP|ENOSYS)$/

/** Where a file is copied to before it gets its place: named like the work, by which it is found again should that be killed. */
export const draftOf = (unpacked: string, folder: string): string =>
  path.join(folder, path.basename(unpacked))

/**
 * Gives the unpacked files their places; they keep the former ones too, by which a restore that is killed is taken back
 * (`killed-restores.ts`). Folders that are there stay what they are: a link, a disk of their own. Throws BackupRefused rather than
 * replace a file. Returns how to undo it; what was begun when it fails is undone already.
 */
export async function placeFiles(unpacked: string, dataDir: string): Promise<() => Promise<void>> {
  const undoing: (() => Promise<unknown>)[] = []
  const undo = async () => {
    for (const step of undoing.splice(0).toReversed()) await step()
  }
  try {
    for (const folder of CARRIED_FOLDERS) {
      const [from, to] = [path.join(unpacked, folder), path.join(dataDir, folder)]
      const isNew = await mkdir(to, { mode: 0o700 }).then(
        () => true,
        async (error: unknown) => {
          if ((await stat(to).catch(() => null))?.isDirectory()) return false
          throw error
        },
      )
      if (isNew) undoing.push(() => rmdir(to).catch(() => undefined))
      const draft = draftOf(unpacked, to)
      for (const name of await readdir(from)) {
        const place = path.join(to, name)
        await give(path.join(from, name), place, draft).catch((error: unknown) => {
          throw hasCode(error, /^EEXIST$/) ? new BackupRefused(startedIn(dataDir)) : error
        })
        undoing.push(() => rm(place, { force: true }))
      }
    }
    return undo
  } catch (error) {
    await undo()
    throw error
  }
}

/** Throws EEXIST where there is a file. */
async function give(from: string, place: string, draft: string): Promise<void> {
  if (await linked(from, place)) return
  try {
    const { atime, mtime } = await stat(from)
    await copyFile(from, draft)
    await utimes(draft, atime, mtime)
    if (await linked(draft, place)) return
    if (await lstat(place).catch(() => null)) throw Object.assign(new Error('taken'), { code: 'EEXIST' })
    await rename(draft, place)
  } finally {
    await rm(draft, { force: true })
  }
}

/** False where the file cannot have a second name there. */
async function linked(from: string, place: string): Promise<boolean> {
  try {
    await link(from, place)
    return true
  } catch (error) {
    if (!hasCode(error, CANNOT_LINK)) throw error
    return false
  }
}
