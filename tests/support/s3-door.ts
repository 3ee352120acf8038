import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'

/**
 * From then on the store answers with this status, is silent, sends a byte of its answer now and then, or does so with the content alone
 * after a head in time; null is as usual.
 */
export type Failure = number | 'silent' | 'crawling' | 'dripping' | null

/** Between two bytes of an answer that crawls, ms. */
const CRAWL = 20

/** What a bucket gives to everybody: its files and lists, or its files alone. */
export type Openness = 'all' | 'files' | null

/** A way to a store on this machine that can be shut, and slowed down. */
export interface Door {
  port: number
  fail(how: Failure): void
  /** From then on that many bytes go in and out in a millisecond, of each call; null is as fast as they can. */
  slow(bytes: number | null): void
  /** From then on a list is told in pages of that many files, and not of 1000. The store must not mind a signature that is wrong then. */
  listBy(files: number | null): void
  /** Which calls without a signature are let through as well; at first all are refused, as by a bucket that is private. */
  openWithoutKey(how: Openness): void
}

/** Opens the way to the store at a port for the file's tests. What is sent goes through as it is: names and dates are signed. */
export async function openDoor(storePort: number): Promise<Door> {
  let failure: Failure = null
  let pace: number | null = null
  let openness: Openness = null
  let page: number | null = null
  const door = createServer((asked, answer) => {
    if (failure === 'silent') return
    if (failure === 'crawling') {
      crawl(asked)
      return
    }
    const status = typeof failure === 'number' ? failure : isAllowed(asked, openness) ? null : 403
    if (status === null) void passOn(asked, answer)
    else refuse(asked, answer, status)
  })
  const paced = () =>
    new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        if (pace !== null) await sleep(chunk.length / pace)
        done(null, chunk)
      },
    })

  async function passOn(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method, url = '', rawHeaders: headers } = asked
    const path = page !== null && url.includes('list-type') ? `${url}&max-keys=${page}` : url
    const onward = request({ host: '127.0.0.1', port: storePort, method, path, headers })
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      onward.on('response', resolve).on('error', reject)
    })
    try {
      const [found] = await Promise.all([answered, pipeline(asked, paced(), onward)])
      answer.writeHead(found.statusCode ?? 500, found.rawHeaders)
      if (failure === 'dripping') await pipeline(found, drip, answer)
      else await pipeline(found, paced(), answer)
    } catch {
      onward.destroy()
      answer.destroy()
    }
  }

  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  afterAll(async () => {
    door.closeAllConnections()
    await new Promise((resolve) => door.close(resolve))
  })
  return {
    port: portOf(door),
    fail(how) {
      failure = how
    },
    slow(bytes) {
      pace = bytes
    },
    listBy(files) {
      page = files
    },
    openWithoutKey(how) {
      openness = how
    },
  }
}

function isAllowed({ headers, url = '' }: IncomingMessage, openness: Openness): boolean {
  if (headers.authorization !== undefined || openness === 'all') return true
  return openness === 'files' && !url.includes('list-type')
}

function refuse(asked: IncomingMessage, answer: ServerResponse, status: number): void {
  asked.resume()
  answer.writeHead(status, { 'content-type': 'application/xml' })
  answer.end('<Error><Code>Failure</Code><Message>on purpose</Message></Error>')
}

/** What is sent, byte by byte. */
async function* drip(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length; at += 1) {
      yield chunk.subarray(at, at + 1)
      await sleep(CRAWL)
    }
  }
}

/** Sends the head of an answer that does not end before its client has gone. */
function crawl({ socket }: IncomingMessage): void {
  const timer = setInterval(() => socket.write('x'), CRAWL)
  socket.write('HTTP/1.1 200 OK\r\nx-slow: ')
  socket.on('error', () => undefined).on('close', () => clearInterval(timer))
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
