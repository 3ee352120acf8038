import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Pattern of a generated name within a text; also valid in PostgreSQL. */
export const UPLOAD_NAME_ANYWHERE = '[0-9a-f]{32}[.](?:jpg|png|gif|webp|pdf)'

/** Generated names; other files in the folder are not touched. */
export const UPLOAD_NAME = new RegExp(`^${UPLOAD_NAME_ANYWHERE}$`)

/** The generated names in a text, each once. */
export const listUploadNames = (text: string): Set<string> =>
  new Set(text.match(new RegExp(UPLOAD_NAME_ANYWHERE, 'g')))

/** Names of incomplete files, for instance after a power failure: never served, deleted by the cleanup. */
export const UNFINISHED_NAME = new RegExp(`^[.]${UPLOAD_NAME_ANYWHERE}[.]new$`)

/** A new name of an incomplete file. */
export const unfinishedName = (extension: string) => `.${randomBytes(16).toString('hex')}.${extension}.new`

/**
 * Stores the bytes under a new name, which may have to begin with these hexadecimal digits, and returns it. Deletes the incomplete file on
 * failure.
 */
export async function saveUpload(
  folder: string,
  bytes: Uint8Array,
  extension: string,
  beginning = '',
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const name = `${(beginning + randomBytes(16).toString('hex')).slice(0, 32)}.${extension}`
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
