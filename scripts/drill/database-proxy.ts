import { once } from 'node:events'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '@septic-shop/embedded-postgres'

/** A PostgreSQL of a drill behind a link that can be slow, silent or cut. */
export interface DatabaseProxy {
  /** Settings of a shop that uses it. */
  environment: Record<string, string>
  /** Of the database itself, past the link. */
  connection: { host: string; port: number; user: string; database: string }
  /** From now on every answer and every question takes so much longer, ms. */
  delay(ms: number): void
  /** Ends all connections and takes no new ones. */
  cut(): void
  /** Lets nothing through; connections stay. */
  hold(): void
  /** As at first. */
  restore(): void
  stop(): Promise<void>
}

/** Starts PostgreSQL in this folder and the link to it. */
export async function openDatabaseProxy(folder: string): Promise<DatabaseProxy> {
  const database = await startEmbedded({ dataDir: path.join(folder, 'database') })
  const { host, port, user } = database.connection
  const state = { delay: 0, isCut: false, held: Promise.withResolvers<void>() }
  state.held.resolve()
  const sockets = new Set<net.Socket>()

  /** In order, each part after the delay that was then. */
  async function carry(from: net.Socket, to: net.Socket): Promise<void> {
    for await (const chunk of from) {
      await state.held.promise
      if (state.delay > 0) await sleep(state.delay)
      if (!to.write(chunk)) await once(to, 'drain')
    }
    to.end()
  }
  const server = net.createServer((incoming) => {
    if (state.isCut) return incoming.destroy()
    const outgoing = net.connect(path.join(host, `.s.PGSQL.${port}`))
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      carry(one, other).catch(() => other.destroy())
    }
    return incoming
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bound = server.address()
  const linkPort = typeof bound === 'object' && bound !== null ? bound.port : 0
  const restore = () => {
    state.delay = 0
    state.isCut = false
    state.held.resolve()
  }
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    environment: { DATABASE_URL: `postgres://${user}@127.0.0.1:${linkPort}/${database.connection.database}` },
    connection: database.connection,
    delay(ms) {
      state.delay = ms
    },
    cut() {
      state.isCut = true
      dropAll()
    },
    hold() {
      state.held = Promise.withResolvers<void>()
    },
    restore,
    async stop() {
      restore()
      dropAll()
      server.close()
      await database.stop()
    },
  }
}
