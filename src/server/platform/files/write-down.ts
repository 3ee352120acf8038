import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '../../error-code.ts'

/** What systems say that cannot write a folder down by itself: Windows, some network folders. */
const UNABLE = /^(?:EINVAL|EISDIR|ENOTSUP|EPERM|EACCES)$/

/** Writes the names in a folder down to the disk: a file that was renamed into it is there after a power cut. */
export async function writeDownFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder)
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    if (!hasCode(error, UNABLE)) throw error
  }
}

/** Makes a folder with those it lies in, where they are missing, and writes them down. */
export async function makeFolders(folder: string): Promise<void> {
  const whole = path.resolve(folder)
  const first = await mkdir(whole, { recursive: true })
  if (first === undefined) return
  for (let made = whole; made !== path.dirname(first); made = path.dirname(made))
    await writeDownFolder(path.dirname(made))
}

/** Stores a file whole or not at all, also when the power is cut. `unfinished` is its path meanwhile, in the same folder. */
export async function writeWhole(
  target: string,
  bytes: Uint8Array | string,
  unfinished: string,
): Promise<void> {
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
  await writeDownFolder(path.dirname(target))
}
