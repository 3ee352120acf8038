import { randomBytes } from 'node:crypto'
import type { FileStore } from '../../platform/files/file-store.ts'
import { mediaTypeOf } from '../../platform/files/media-type.ts'

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

/** Stores the bytes in a folder under a new name, which may have to begin with these hexadecimal digits, and returns it. */
export async function saveUpload(
  files: FileStore,
  folder: string,
  bytes: Uint8Array,
  { extension, beginning = '' }: { extension: string; beginning?: string },
): Promise<string> {
  const name = `${(beginning + randomBytes(16).toString('hex')).slice(0, 32)}.${extension}`
  await files.put(`${folder}/${name}`, bytes, { mediaType: mediaTypeOf(name) })
  return name
}
