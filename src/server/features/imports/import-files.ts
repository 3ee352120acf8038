import { randomBytes } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Folder of price lists under DATA_DIR; a backup leaves them out, each can be uploaded again. */
export const importFolder = (dataDir: string) => path.resolve(dataDir, 'imports')

/** Stores the bytes of a price list; the name of its file. */
export async function saveFile(folder: string, bytes: Uint8Array, extension: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const name = `${randomBytes(16).toString('hex')}.${extension}`
  const unfinished = path.join(folder, `.${name}`)
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, path.join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return name
}

/** Removes a price list and its outline. */
export async function removeFile(folder: string, name: string): Promise<void> {
  await Promise.all([name, outlineName(name)].map((one) => rm(path.join(folder, one), { force: true })))
}

/** Whether a price list is still there. */
export const hasFile = (folder: string, name: string): Promise<boolean> =>
  access(path.join(folder, name)).then(
    () => true,
    () => false,
  )

const outlineName = (name: string) => `${name}.outline.json`

/** Keeps what was read of a price list, so that its columns need no second reading. */
export async function keepOutline(folder: string, name: string, outline: object): Promise<void> {
  await writeFile(path.join(folder, outlineName(name)), JSON.stringify(outline))
}

/** What was kept; null when it is not there. */
export async function findOutline(folder: string, name: string): Promise<string | null> {
  return await readFile(path.join(folder, outlineName(name)), 'utf8').catch(() => null)
}
