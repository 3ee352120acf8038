import { Agent, get } from 'node:http'

const VISITORS = 16
const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })

/** One page as a browser asks for it; answers its bytes on the wire. */
export function request(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes)
        else reject(new Error(`${response.statusCode} ${url}`))
      })
    }).on('error', reject)
  })
}

/** Asks one address from many connections; answers how many requests were served. */
export async function drive(url: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let served = 0
  const visitor = async () => {
    while (performance.now() < end) {
      await request(url)
      served += 1
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  return served
}

export function stopDriving(): void {
  agent.destroy()
}
