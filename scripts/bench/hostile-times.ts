import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { HOSTILE_ADDITIONS, HOSTILE_REQUESTS, type HostileBody } from './hostile-bodies.ts'
import type { HostileSending } from './hostile-sender.ts'
import type { Report } from './report.ts'
import { openShop } from './servers.ts'
import { openSlowSenders } from './slow-senders.ts'
import { time } from './staff-calls.ts'

/** So many strangers send the same at once. */
const AT_ONCE = 4

/** So many send slowly, while `/healthz` is asked so often. */
const SLOW = 200
const SLOW_CALLS = 200

/** Measures for how long bodies of strangers keep a shop from answering others: the longest wait for `/healthz`, asked every 5 ms. */
export async function measureHostile(report: Report, root: string, dataDir: string): Promise<void> {
  const shop = await openShop(root, dataDir)
  const contact = `${shop.address}/api/inquiries/contact`
  const lead = { name: 'Вера', phone: '89261234567', message: 'снимки' }
  const headers = { 'content-type': 'application/json' }
  const sent = await fetch(contact, { method: 'POST', headers, body: JSON.stringify(lead) })
  const { id, attachmentSecret } = await sent.json()
  const additions = `${shop.address}/api/inquiries/${id}/attachments`
  const secret = { 'x-inquiry-secret': attachmentSecret }

  const ask = () =>
    time(() =>
      sleep(5)
        .then(() => fetch(`${shop.address}/healthz`))
        .then((answer) => answer.text()),
    )
  let calm = 0
  for (let call = 0; call < 100; call += 1) calm = Math.max(calm, await ask())
  const longest = async (address: string, bodies: readonly HostileBody[], given: Record<string, string>) => {
    let silence = 0
    for (const hostile of bodies) {
      let isSending = true
      const ended = sendApart({ address, hostile, headers: given, atOnce: AT_ONCE }).finally(() => {
        isSending = false
      })
      while (isSending) silence = Math.max(silence, await ask())
      await ended
    }
    return silence
  }
  const besideSlow = async (bodies: readonly HostileBody[]) => {
    const endings = bodies.map((body) => openSlowSenders(contact, body, Math.ceil(SLOW / bodies.length)))
    let silence = 0
    for (let call = 0; call < SLOW_CALLS; call += 1) silence = Math.max(silence, await ask())
    for (const end of endings) end()
    return silence
  }
  const rows = [
    ['hostile contact requests, four at once', await longest(contact, HOSTILE_REQUESTS, {})],
    ['hostile additions, four at once', await longest(additions, HOSTILE_ADDITIONS, secret)],
    [`${SLOW} bodies that come slowly`, await besideSlow(HOSTILE_REQUESTS)],
  ] as const
  for (const [what, value] of rows) {
    report.row({
      what: `longest silence under ${what}`,
      value,
      unit: ' ms',
      atMost: 250,
    })
  }
  report.row({ what: 'the same of a calm server', value: calm, unit: ' ms' })
  await shop.stop()
}

/** Sends a body from a thread of its own, and resolves when all answers have come. */
async function sendApart(sending: HostileSending): Promise<void> {
  const worker = new Worker(new URL('./hostile-sender.ts', import.meta.url), { workerData: sending })
  await once(worker, 'exit')
}
