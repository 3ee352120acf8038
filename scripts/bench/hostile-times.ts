import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { HOSTILE_ADDITIONS, HOSTILE_REQUESTS, type HostileBody } from './hostile-bodies.ts'
import type { HostileSending } from './hostile-sender.ts'
import type { Report } from './report.ts'
import { withShop } from './servers.ts'
import { openSlowSenders } from './slow-senders.ts'
import { longestWait, longestWaitDuring } from './times.ts'

/** So many strangers send the same at once. */
const AT_ONCE = 4

/** So many send slowly, while `/healthz` is asked so often. */
const SLOW = 200
const SLOW_CALLS = 200

/** Measures for how long bodies of strangers keep a shop from answering others: the longest wait for `/healthz`, asked every 5 ms. */
export function measureHostile(report: Report, root: string, dataDir: string): Promise<void> {
  return withShop(root, dataDir, async (shop) => {
    const contact = `${shop.address}/api/inquiries/contact`
    const lead = { name: 'Вера', phone: '89261234567', message: 'снимки' }
    const type = { 'content-type': 'application/json' }
    const sent = await fetch(contact, { method: 'POST', headers: type, body: JSON.stringify(lead) })
    const { id, attachmentSecret } = await sent.json()
    const additions = `${shop.address}/api/inquiries/${id}/attachments`
    const secret = { 'x-inquiry-secret': attachmentSecret }

    const calm = await longestWait(shop)
    const beside = async (
      address: string,
      bodies: readonly HostileBody[],
      headers: Record<string, string>,
    ) => {
      const waits: number[] = []
      for (const hostile of bodies) {
        waits.push(await longestWaitDuring(shop, sendApart({ address, hostile, headers, atOnce: AT_ONCE })))
      }
      return Math.max(...waits)
    }
    const besideSlow = async (bodies: readonly HostileBody[]) => {
      const endings = bodies.map((body) => openSlowSenders(contact, body, Math.ceil(SLOW / bodies.length)))
      const longest = await longestWait(shop, SLOW_CALLS)
      for (const end of endings) end()
      return longest
    }
    const row = (under: string, value: number) =>
      report.row({ what: `longest silence under ${under}`, value, unit: ' ms', atMost: 250 })
    row('hostile contact requests, four at once', await beside(contact, HOSTILE_REQUESTS, {}))
    row('hostile additions, four at once', await beside(additions, HOSTILE_ADDITIONS, secret))
    row(`${SLOW} bodies that come slowly`, await besideSlow(HOSTILE_REQUESTS))
    report.row({ what: 'the same of a calm server', value: calm, unit: ' ms' })
  })
}

/** Sends a body from a thread of its own, and resolves when all answers have come. */
async function sendApart(sending: HostileSending): Promise<void> {
  const worker = new Worker(new URL('./hostile-sender.ts', import.meta.url), { workerData: sending })
  await once(worker, 'exit')
}
