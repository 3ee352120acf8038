import type { Row } from '../contract/access.ts'
import type { CallOptions, Transport } from './client.ts'
import { ApiError } from './error.ts'

/** Calls the server by fetch, with cookies; JSON both ways (storefront.md, section 7). */
export const fetchTransport: Transport = async (_name, row, input, options) => {
  const { url, body } = toRequest(row, input)
  const response = await send(url, row, body, options)
  if (!response.ok) throw await toApiError(response)
  return response.status === 204 ? undefined : await response.json()
}

async function send(url: string, row: Row, body: unknown, options: CallOptions): Promise<Response> {
  const form = body instanceof FormData
  try {
    return await fetch(url, {
      method: row.method,
      credentials: 'include',
      headers: {
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new ApiError(0, 'нет связи с сервером', null)
  }
}

/** Fields named in the path go there; the rest goes to the query of a GET or to the body. */
function toRequest(row: Row, input: unknown): { url: string; body: unknown } {
  if (input instanceof FormData) return { url: `/api${row.path}`, body: input }
  const rest = new Map(Object.entries(input ?? {}))
  const path = row.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  if (row.method !== 'GET') {
    return { url: `/api${path}`, body: rest.size > 0 ? Object.fromEntries(rest) : undefined }
  }
  const query = new URLSearchParams()
  for (const [name, value] of rest) if (value !== undefined && value !== null) query.set(name, String(value))
  return { url: `/api${path}${query.size > 0 ? `?${query}` : ''}`, body: undefined }
}

async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  return new ApiError(response.status, text || response.statusText, readMessage(text))
}

function readMessage(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string') {
      return body.message
    }
  } catch {
    // Not JSON: a proxy's page, nothing for a person.
  }
  return null
}
