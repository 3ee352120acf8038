import { Agent, get, type IncomingHttpHeaders } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Received {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Makes one GET; `encoding` is its Accept-Encoding. Throws for any other status. */
export function request(url: string, encoding = 'identity', status = 200, cookie = ''): Promise<Received> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, ...(cookie !== '' && { cookie }) }
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode === status)
          resolve({ headers: response.headers, body: Buffer.concat(chunks) })
        else reject(new Error(`${response.statusCode} ${url}`))
      })
    }).on('error', reject)
  })
}

interface Drive {
  /** Address of the n-th request. */
  urlOf(n: number): string
  encoding?: string
  seconds: number
  /** Number of concurrent connections. */
  visitors: number
}

/** Sends requests on many connections for some time; returns the number of responses. */
export async function drive({ urlOf, encoding, seconds, visitors }: Drive): Promise<number> {
  const end = performance.now() + seconds * 1000
  let sent = 0
  let served = 0
  const visitor = async () => {
    while (performance.now() < end) {
      sent += 1
      await request(urlOf(sent), encoding)
      served += 1
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return served
}

/** Closes keep-alive connections. */
export function stopDriving(): void {
  agent.destroy()
}
