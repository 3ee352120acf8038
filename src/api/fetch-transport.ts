import type { Endpoint } from '../contract/access.ts'
import type { CallOptions, Transport } from './client.ts'
import { ApiError } from './error.ts'

/** Calls the server by fetch, with cookies; JSON both ways (storefront.md, section 7). */
export const fetchTransport: Transport = async (_name, endpoint, input, options) => {
  const { url, body } = toRequest(endpoint, input)
  const response = await send(url, endpoint, body, options)
  if (!response.ok) throw await toApiError(response)
  return response.status === 204 ? undefined : await response.json()
}

async function send(url: string, endpoint: Endpoint, body: unknown, options: CallOptions): Promise<Response> {
  try {
    return await (options.fetch ?? fetch)(url, {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: options.signal ?? null,
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new ApiError(0, 'нет связи с сервером', null)
  }
}

/** Puts path parameters into the path; the rest into the query of a GET, else into the body. */
function toRequest(endpoint: Endpoint, input: unknown): { url: string; body: unknown } {
  const rest = new Map(Object.entries(input ?? {}))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  if (endpoint.method !== 'GET') {
    // A change without fields is an empty object: without a body it is refused.
    const hasBody = rest.size > 0 || endpoint.method === 'PUT' || endpoint.method === 'PATCH'
    return {
      url: `/api${path}`,
      body: hasBody ? (Array.isArray(input) ? input : Object.fromEntries(rest)) : undefined,
    }
  }
  const query = new URLSearchParams()
  for (const [name, value] of rest) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one))
    }
  }
  return { url: `/api${path}${query.size > 0 ? `?${query}` : ''}`, body: undefined }
}

async function toApiError(response: Response): Promise<ApiError> {
  return readFailure(response.status, response.statusText, await response.text().catch(() => ''))
}

/**
 * Builds the error of a failed response; an empty body is replaced by the status text. There is no message for a person, and none by
 * field, when the body is a proxy's HTML page.
 */
export function readFailure(status: number, statusText: string, text: string): ApiError {
  const body = new Map(toEntries(parse(text)))
  const message = body.get('message')
  const fields = toEntries(body.get('errors')).flatMap(([field, messages]) =>
    typeof messages === 'string' ? [[field, messages] as const] : [],
  )
  const userMessage = typeof message === 'string' ? message : null
  return new ApiError(status, text || statusText, userMessage, new Map(fields), body)
}

function toEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
