import { staffEndpoints } from '../contract/endpoints.staff.ts'
import { ApiError } from './error.ts'
import { readFailure } from './fetch-transport.ts'

interface UploadOptions {
  /** How much has left the browser, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends a picture and answers its address. By XMLHttpRequest, because fetch tells nothing of a sending's progress.
 * Throws ApiError, status 0 when nothing was answered.
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

/** The address in an answer of success; null when it says `success: false` or is no answer of ours. */
function readUrl(text: string): string | null {
  try {
    const { success, url } = JSON.parse(text)
    return success === true && typeof url === 'string' ? url : null
  } catch {
    return null
  }
}
