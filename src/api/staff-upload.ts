import type { Endpoint } from '../contract/access.ts'
import type { Media, MediaMatch } from '../contract/content/media.ts'
import type { RedirectImport } from '../contract/content/redirects.ts'
import { staffEndpoints } from '../contract/endpoints.staff.ts'
import { createIdempotencyKey } from '../lib/idempotency-key.ts'
import { ApiError } from './error.ts'
import { readFailure } from './fetch-transport.ts'

export interface UploadOptions {
  /** Share of the file sent so far, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Uploads a picture and returns its address. Throws ApiError; status 0 without a response. */
export async function uploadImage(file: File, options: UploadOptions): Promise<string> {
  const text = await sendFiles(staffEndpoints.uploads.image, [['image', file]], options)
  const url = readUrl(text)
  if (url === null) throw readFailure(200, '', text)
  return url
}

/** Uploads a picture or a document into the media library. Throws ApiError; status 0 without a response. */
export async function uploadMedia(file: File, options: UploadOptions): Promise<Media> {
  return JSON.parse(await sendFiles(staffEndpoints.mediaFiles.create, [['file', file]], options))
}

/** Uploads a PDF into the media library and returns its address. Throws ApiError; status 0 without a response. */
export const uploadDocument = async (file: File, options: UploadOptions): Promise<string> =>
  (await uploadMedia(file, options)).url

/** Uploads a price list and returns the id of its import. Throws ApiError; status 0 without a response. */
export async function uploadImport(file: File, options: UploadOptions): Promise<number> {
  return JSON.parse(await sendFiles(staffEndpoints.imports.create, [['file', file]], options)).id
}

/** Uploads a table of redirects and returns what it does, or with `isApplied` has done. Throws ApiError; status 0 without a response. */
export async function importRedirects(
  file: File,
  isApplied: boolean,
  options: UploadOptions,
): Promise<RedirectImport> {
  const parts = [['file', file] as const, ['apply', String(isApplied)] as const]
  return JSON.parse(await sendFiles(staffEndpoints.redirects.import, parts, options))
}

/** Uploads pictures or archives and returns the products that they are for. Throws ApiError; status 0 without a response. */
export async function matchMedia(files: readonly File[], options: UploadOptions): Promise<MediaMatch> {
  const parts = files.map((file) => ['files', file] as const)
  return JSON.parse(await sendFiles(staffEndpoints.mediaFiles.match, parts, options))
}

/** Keys of uploads whose answer is not known: sent again, they are the same upload to the server. */
const keys = new WeakMap<File, string>()

function toKey(file: File): string {
  const key = keys.get(file) ?? createIdempotencyKey()
  keys.set(file, key)
  return key
}

/** Sends a multipart form and returns the body of a success. By XMLHttpRequest, because fetch reports no upload progress. */
function sendFiles(
  { method, path, isRepeatable }: Endpoint,
  parts: readonly (readonly [name: string, value: File | string])[],
  { onProgress, signal }: UploadOptions,
): Promise<string> {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  const [file] = parts.flatMap(([, value]) => (value instanceof File ? [value] : []))
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, `/api${path}`)
    if (isRepeatable && file) request.setRequestHeader('idempotency-key', toKey(file))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, statusText, responseText } = request
      // A 409 may be of the upload itself, done before (repeatable-calls.ts).
      if (file && status < 500 && status !== 409) keys.delete(file)
      if (status < 300) resolve(responseText)
      else reject(readFailure(status, statusText, responseText))
    }
    request.onerror = () => reject(new ApiError(0, 'нет связи с сервером', null))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) reject(signal.reason)
    else request.send(body)
  })
}

/** The address in a successful response; null for `success: false` or a body in another format. */
function readUrl(text: string): string | null {
  try {
    const { success, url } = JSON.parse(text)
    return success === true && typeof url === 'string' ? url : null
  } catch {
    return null
  }
}
