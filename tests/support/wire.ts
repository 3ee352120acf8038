import net from 'node:net'
import type pg from 'pg'
import { seconds } from '../../src/lib/duration.ts'

export type Wire = Awaited<ReturnType<typeof openWire>>

/**
 * TCP proxy between shop and database, which can simulate a half-open connection, where data is dropped without closing, and hold a
 * query back.
 */
export async function openWire(target: pg.PoolConfig) {
  const links: { isDead: boolean; isOpen: boolean; cut(): void }[] = []
  let deadlyWord: string | null = null
  let held: net.Socket[] | null = null
  let hold: { at: string; until: string; send: (() => void) | null } | null = null
  const { host, port } = target
  const server = net.createServer((near) => {
    const far = net.connect(`${host}/.s.PGSQL.${port}`)
    const link = { isDead: false, isOpen: true, cut: () => near.destroy() }
    links.push(link)
    if (held) held.push(near.pause())
    near.on('data', (bytes) => {
      if (deadlyWord !== null && bytes.includes(deadlyWord)) link.isDead = true
      if (link.isDead) return
      if (hold && bytes.includes(hold.at)) hold.send = () => far.write(bytes)
      else far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (link.isDead) return
      near.write(bytes)
      if (!hold?.send || !bytes.includes(hold.until)) return
      const { send } = hold
      hold = null
      send()
    })
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
    options: { ...target, host: '127.0.0.1', port: wire, query_timeout: seconds(2) },
    dieAt(word: string | null) {
      deadlyWord = word
    },
    /** The next query with the word `at` goes on when the database has sent the word `until`; those after it are not held. */
    holdAt(at: string, until: string) {
      hold = { at, until, send: null }
    },
    /** What new links send waits until the returned function is called. */
    holdLinks() {
      held = []
      return () => {
        for (const near of held ?? []) near.resume()
        held = null
      }
    },
    isHolding: () => hold !== null && hold.send !== null,
    close() {
      for (const link of links) link.cut()
      server.close()
    },
  }
}
