import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'

type Options = Omit<https.RequestOptions, 'method' | 'signal'> & {
  /** Longest wait for the answer, ms. */
  limit: number
}

/** Posts a body, follows no redirect, and reads only the status: an answer may have no end. Throws when there is none in time. */
export async function postForStatus(
  url: URL,
  body: string | Buffer,
  { limit, ...options }: Options,
): Promise<number> {
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    ...options,
    method: 'POST',
    signal: AbortSignal.timeout(limit),
  })
  request.end(body)
  const [response]: http.IncomingMessage[] = await once(request, 'response')
  response?.destroy()
  return response?.statusCode ?? 0
}
