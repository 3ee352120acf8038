import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** A name that the server gave, wherever it stands in a text; PostgreSQL reads it too. */
export const UPLOAD_NAME_ANYWHERE = '[0-9a-f]{32}[.](?:jpg|png|gif|webp)'

/** Names that the server gives; nothing else in the folder is its own. */
export const UPLOAD_NAME = new RegExp(`^${UPLOAD_NAME_ANYWHERE}$`)

/** A save that did not end, for instance with the power: nobody is served it, the sweep removes it. */
export const UNFINISHED_NAME = new RegExp(`^[.]${UPLOAD_NAME_ANYWHERE}[.]new$`)

/** Keeps the bytes under a new name, which is answered. What fails leaves nothing behind. */
export async function saveUpload(folder: string, bytes: Uint8Array, extension: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const name = `${randomBytes(16).toString('hex')}.${extension}`
  const unfinished = path.join(folder, `.${name}.new`)
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path.join(folder, name))
    return name
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}
