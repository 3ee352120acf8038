import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A link to a server that can be slow, silent or cut. */
export interface TroubledLink {
  /** Where the server is reached through it, on 127.0.0.1. */
  port: number
  /** From now on every answer and every question takes so much longer, ms. */
  delay(ms: number): void
  /** Ends all connections and takes no new ones. */
  cut(): void
  /** Lets nothing through; connections stay. */
  hold(): void
  /** As at first. */
  restore(): void
  stop(): void
}

/** Opens a link to the server that `connect` reaches. */
export async function openTroubledLink(connect: () => net.Socket): Promise<TroubledLink> {
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
    const outgoing = connect()
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
  const restore = () => {
    state.delay = 0
    state.isCut = false
    state.held.resolve()
  }
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
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
    stop() {
      restore()
      dropAll()
      server.close()
    },
  }
}
