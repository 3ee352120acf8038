import { copyFile, mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { CARRIED_FOLDERS } from './carried-files.ts'

/**
 * Moves the unpacked files to their places. Folders that are there stay what they are: a link, a disk of their own. Returns how
 * to undo it; what was begun when it fails is undone already.
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
      for (const name of await readdir(from)) {
        const place = path.join(to, name)
        undoing.push(() => rm(place, { force: true }))
        await move(path.join(from, name), place)
      }
    }
    return undo
  } catch (error) {
    await undo()
    throw error
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    const { atime, mtime } = await stat(from)
    await copyFile(from, to)
    await utimes(to, atime, mtime)
  }
}
