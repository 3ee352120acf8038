import http from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { HOSTILE_FILES } from './hostile-files.ts'
import type { FuzzAnswer } from './judge.ts'
import type { FuzzRequest } from './requests.ts'

const BOUNDARY = '----fuzz'
let senders = 0

/** Each call comes from a network of its own, as a proxy would say: limits of calls are not what is tried. */
function nextAddress(): string {
  senders += 1
  return `11.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`
}

function formOf(files: FuzzRequest['files']): Buffer {
  const parts = files.flatMap(({ field, at }) => {
    const file = HOSTILE_FILES[at]
    if (!file) return []
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${file.name}"\r\nContent-Type: ${file.type}\r\n\r\n`
    return [Buffer.from(head), file.bytes, Buffer.from('\r\n')]
  })
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  if (encoding === 'gzip') return gunzipSync(bytes)
  return encoding === 'deflate' ? inflateSync(bytes) : bytes
}

/** Sends a call to the shop at `port`; rejects when it is not answered at all. */
export function send(port: number, request: FuzzRequest, session: string): Promise<FuzzAnswer> {
  const { method, path, files } = request
  const body = files.length > 0 ? formOf(files) : Buffer.from(request.body ?? '')
  const cookie = [session, request.headers.cookie].filter(Boolean).join('; ')
  const headers: Record<string, string> = {
    'content-type': files.length > 0 ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json',
    'x-forwarded-for': nextAddress(),
    ...request.headers,
    ...(cookie === '' ? {} : { cookie }),
    ...(request.body === null && files.length === 0 ? {} : { 'content-length': String(body.length) }),
  }
  return new Promise((resolve, reject) => {
    const sent = http.request(
      { port, host: '127.0.0.1', method, path, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const sentBytes = Buffer.concat(chunks)
          const status = response.statusCode ?? 0
          const answer = { status, headers: response.headers, size: sentBytes.length }
          // A part of what is packed cannot be unpacked.
          const encoding = status === 206 ? undefined : response.headers['content-encoding']
          try {
            resolve({ ...answer, text: unpack(sentBytes, encoding).toString() })
          } catch (error) {
            reject(error)
          }
        })
      },
    )
    sent.on('error', reject)
    if (body.length > 0) sent.write(body)
    sent.end()
  })
}
