import net from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seconds } from '../src/lib/duration.ts'
import { listenForContentChanges } from '../src/server/db/content-changes.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const log = pino({ level: 'silent' })

/** Stands between the shop and its database. A link that has died swallows what is said, and nobody hangs up. */
async function openWire() {
  const links: { isDead: boolean; isOpen: boolean; cut(): void }[] = []
  let deadlyWord: string | null = null
  const { host, port } = shop.database.pool.options
  const server = net.createServer((near) => {
    const far = net.connect(`${host}/.s.PGSQL.${port}`)
    const link = { isDead: false, isOpen: true, cut: () => near.destroy() }
    links.push(link)
    near.on('data', (bytes) => {
      if (deadlyWord !== null && bytes.includes(deadlyWord)) link.isDead = true
      if (!link.isDead) far.write(bytes)
    })
    far.on('data', (bytes) => link.isDead || near.write(bytes))
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.on('close', () => {
      link.isOpen = false
      far.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const wire = typeof address === 'object' && address ? address.port : 0
  return {
    links,
    options: { ...shop.database.pool.options, host: '127.0.0.1', port: wire, query_timeout: seconds(2) },
    dieAt(word: string | null) {
      deadlyWord = word
    },
    close() {
      for (const link of links) link.cut()
      server.close()
    },
  }
}

let wire: Awaited<ReturnType<typeof openWire>>
beforeEach(async () => {
  wire = await openWire()
})
afterEach(() => {
  vi.useRealTimers()
  wire.close()
})

test('news come again after the link to the database has silently died', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const onChange = vi.fn()
  const listening = listenForContentChanges(wire.options, log, onChange)
  await expect.poll(() => onChange.mock.calls.length).toBe(1)
  for (const link of wire.links) link.isDead = true
  vi.advanceTimersByTime(seconds(31))
  await expect.poll(() => onChange.mock.calls.length).toBe(2)
  await shop.database.pool.query('notify content_changed')
  await expect.poll(() => onChange.mock.calls.length).toBe(3)
  await listening.stop()
})

test('a link that died before it was of use is hung up, and the next one is tried', async () => {
  wire.dieAt('listen content_changed')
  const onChange = vi.fn()
  const listening = listenForContentChanges(wire.options, log, onChange)
  await expect.poll(() => wire.links[0]?.isOpen).toBe(false)
  wire.dieAt(null)
  await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0)
  await listening.stop()
})

test('without a word from the caller a question is not waited for longer than ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const { query_timeout: _own, ...options } = wire.options
  wire.dieAt('listen content_changed')
  const listening = listenForContentChanges(options, log, () => undefined)
  await expect.poll(() => wire.links[0]?.isDead).toBe(true)
  vi.advanceTimersByTime(seconds(10))
  await expect.poll(() => wire.links[0]?.isOpen).toBe(false)
  wire.dieAt(null)
  await listening.stop()
})
