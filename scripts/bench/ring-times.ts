import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { openReceiver } from '../../tests/support/channel-receivers.ts'
import type { Report } from './report.ts'
import { type MeasuredServer, openShop } from './servers.ts'
import { type Staff, signIn } from './staff-calls.ts'
import { p95, time } from './times.ts'

const AT_ONCE = 30

/** A webhook that notes when each inquiry's first ring came. */
async function openHook() {
  const heard = new Map<number, number>()
  let waiting: { count: number; done: () => void } | null = null
  const receiver = await openReceiver()
  const hear = () => {
    const id = Number(JSON.parse(receiver.received.at(-1)?.body ?? '{}').inquiry?.id)
    if (!heard.has(id)) heard.set(id, performance.now())
    if (waiting && heard.size >= waiting.count) waiting.done()
    return { status: 200 }
  }
  receiver.answer = hear
  /** Resolves when rings of so many inquiries have come. */
  const until = (count: number) =>
    new Promise<void>((done) => {
      if (heard.size >= count) done()
      else waiting = { count, done }
    })
  return { receiver, heard, hear, until }
}

type Hook = Awaited<ReturnType<typeof openHook>>

/** Measures how soon staff hear of inquiries, also of one whose process was killed, and how long a shop in use takes to stop. */
export async function measureRings(report: Report, root: string, dataDir: string): Promise<void> {
  const hook = await openHook()
  const shop = await openShop(root, dataDir)
  const staff = await signIn(shop)
  const webhook = {
    enabled: true,
    url: hook.receiver.address,
    secret: 'for-measuring-only',
    allowPrivate: true,
  }
  await staff.call('PUT', '/admin/channels', { webhook })
  const post = async (): Promise<number> => {
    const message = `${Math.random()}`
    const body = { name: 'Вера', phone: '89261234567', message }
    return (await (await staff.call('POST', '/inquiries/contact', body)).json()).id
  }
  await ringAtOnce(report, hook, post)
  hook.heard.clear()
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  hook.receiver.answer = () => {
    isAsked()
    return Promise.withResolvers<never>().promise
  }
  await post()
  await asked
  process.kill(shop.pid, 'SIGKILL')
  hook.heard.clear()
  hook.receiver.answer = hook.hear
  const next = await openShop(root, dataDir)
  const taken = await time(() => hook.until(1))
  report.row({
    what: 'ring of a killed process, taken up by the next',
    value: taken,
    unit: ' ms',
    atMost: 2000,
  })
  await measureStop(report, next, await signIn(next))
  await hook.receiver.close()
}

async function ringAtOnce(report: Report, hook: Hook, post: () => Promise<number>): Promise<void> {
  const began = new Map<number, number>()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const at = performance.now()
      began.set(await post(), at)
    }),
  )
  await hook.until(AT_ONCE)
  const value = p95([...hook.heard].map(([id, at]) => at - (began.get(id) ?? Number.NaN)))
  const what = `${AT_ONCE} inquiries at once, from sending to the ring: p95`
  report.row({ what, value, unit: ' ms', digits: 0, atMost: 2000 })
  const body = JSON.stringify({ inquiry: { id: 0 } })
  const bare = Array.from({ length: AT_ONCE }, () =>
    time(async () => (await fetch(hook.receiver.address, { method: 'POST', body })).arrayBuffer()),
  )
  const direct = p95(await Promise.all(bare))
  report.row({ what: 'as many calls of the receiver itself', value: direct, unit: ' ms', digits: 0 })
}

/** With a stream of events open and an idle connection; the database stops too. */
async function measureStop(report: Report, shop: MeasuredServer, { cookie }: Staff): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const [idle] = await once(get(`${shop.address}/healthz`, { agent }), 'response')
  idle.resume()
  const stream = await fetch(`${shop.address}/api/admin/events`, { headers: { cookie } })
  await stream.body?.getReader().read()
  const value = (await time(() => shop.stop())) / 1000
  report.row({ what: 'stop with an open stream and an idle connection', value, unit: ' s', atMost: 4 })
  agent.destroy()
}
