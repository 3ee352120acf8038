import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startFauxqs } from 'fauxqs'
import { afterAll } from 'vitest'

/** A bucket of an S3 server by another hand, which takes any key. */
export interface TestBucket {
  /** What STORAGE_URL and the keys are. */
  environment: Record<string, string>
  /** The address of a folder, or of a file, of the bucket. */
  addressOf(place: string): string
  /** From then on the store answers with this status, or is silent; null is as usual. */
  fail(how: number | 'silent' | null): void
}

const KEYS = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' }

/** Starts an S3 server with a bucket for the file's tests; the shop reaches it through a door that can be shut. */
export async function openBucket(bucket = 'shop-files'): Promise<TestBucket> {
  const store = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, init: { buckets: [bucket] } })
  let failure: number | 'silent' | null = null
  const door = createServer(async (request, response) => {
    if (failure === 'silent') return
    if (failure !== null) {
      response.writeHead(failure, { 'content-type': 'application/xml' })
      response.end('<Error><Code>Failure</Code><Message>on purpose</Message></Error>')
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { host: _host, connection: _connection, ...headers } = request.headers
    const sent = new Headers()
    for (const [name, value] of Object.entries(headers))
      if (typeof value === 'string' && !/^(?:transfer-encoding|expect|content-length)$/.test(name))
        sent.set(name, value)
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const answer = await fetch(`http://127.0.0.1:${store.port}${request.url}`, {
      method: request.method ?? 'GET',
      headers: sent,
      ...(hasBody && { body: Buffer.concat(chunks) }),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  afterAll(async () => {
    door.closeAllConnections()
    await new Promise((resolve) => door.close(resolve))
    await store.stop()
  })
  const addressOf = (place: string) => `s3://${bucket}/${place}?endpoint=http://127.0.0.1:${portOf(door)}`
  return {
    environment: { ...KEYS, STORAGE_URL: addressOf('shop') },
    addressOf,
    fail(how) {
      failure = how
    },
  }
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
