import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '@septic-shop/embedded-postgres'
import { connect } from '../../src/server/platform/db/database.ts'
import { quietLog } from './log.ts'

/** Visitors who send one inquiry after the other. */
export interface SteadyInquiries {
  /** Ends it; resolves with how many were acknowledged. */
  stop(): Promise<number>
  /** The acknowledged ones that the shop does not have. */
  listMissing(): Promise<string[]>
}

const PAUSE_MS = 200

/** Sends inquiries to a shop with an embedded database, restarts or not; a refused one is nobody's. */
export function keepAsking(address: string, dataDir: string): SteadyInquiries {
  const acknowledged: string[] = []
  const stopping = new AbortController()
  const done = send()

  async function send(): Promise<void> {
    while (!stopping.signal.aborted) {
      const message = randomUUID()
      if (await isTaken(address, message)) acknowledged.push(message)
      await sleep(PAUSE_MS)
    }
  }

  return {
    async stop() {
      stopping.abort()
      await done
      return acknowledged.length
    },
    async listMissing() {
      const server = await startEmbedded({ dataDir })
      const { pool, close } = connect(server.connection, quietLog())
      const { rows } = await pool.query('select message from inquiries where message = any($1)', [
        acknowledged,
      ])
      await close()
      await server.stop()
      const kept = new Set(rows.map(({ message }) => message))
      return acknowledged.filter((message) => !kept.has(message))
    },
  }
}

/** Each visitor has an address of its own. */
async function isTaken(address: string, message: string): Promise<boolean> {
  const visitor = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  try {
    const { status } = await fetch(`${address}/api/inquiries/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      body: JSON.stringify({ name: 'Пётр', phone: '+7 916 000-00-00', message }),
    })
    return status === 201
  } catch {
    return false
  }
}
