import { staffEndpoints } from '../contract/endpoints.staff.ts'
import { ApiError } from './error.ts'
import { readFailure } from './fetch-transport.ts'

interface UploadOptions {
  /** Share of the file sent so far, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Uploads a picture and returns its address. By XMLHttpRequest, because fetch reports no upload progress.
 * Throws ApiError; status 0 without a response.
 */
export function uploadImage(file: File, { onProgress, signal }: UploadOptions): Promise<string> {
  const { method, path } = staffEndpoints.uploads.image
  const body = new FormData()
  body.set('image', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, `/api${path}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, statusText, responseText } = request
      const url = status < 300 ? readUrl(responseText) : null
      if (url === null) reject(readFailure(status, statusText, responseText))
      else resolve(url)
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
