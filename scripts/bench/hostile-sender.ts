import { parentPort, workerData } from 'node:worker_threads'
import { type HostileBody, streamHostile } from './hostile-bodies.ts'

/** What a thread of the measurement sends: a body, by several strangers at once. Its own work does not hold up who measures. */
export interface HostileSending {
  address: string
  hostile: HostileBody
  headers: Record<string, string>
  atOnce: number
}

const { address, hostile, headers, atOnce } = workerData as HostileSending

/** Sends the body and reads the answer; a connection that the server cuts is an answer too. */
async function send(): Promise<void> {
  const { body } = streamHostile(hostile)
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': hostile.type, ...headers },
  }
  await fetch(address, request).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  )
}

await Promise.all(Array.from({ length: atOnce }, send))
parentPort?.postMessage('sent')
