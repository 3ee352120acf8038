import { Agent, get, type IncomingHttpHeaders } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Received {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** One GET as a browser makes it; `encoding` is its Accept-Encoding. Throws for any status but 200. */
export function request(url: string, encoding = 'identity'): Promise<Received> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ headers: response.headers, body: Buffer.concat(chunks) })
        else reject(new Error(`${response.statusCode} ${url}`))
      })
    }).on('error', reject)
  })
}

interface Drive {
  /** The address of the n-th request. */
  urlOf(n: number): string
  encoding?: string
  seconds: number
  /** Connections that ask at the same time. */
  visitors: number
}

/** Asks from many connections for a while; answers how many requests were served. */
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

/** Closes the connections that are kept open. */
export function stopDriving(): void {
  agent.destroy()
}
