import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { endConnections } from './serve.ts'

/** The time between the signal to stop and the stop, while a proxy learns to send nobody here any more (DRAIN_SECONDS). */
export interface Drain {
  /** Whether it has begun: `/readyz` says no, everything else is answered as ever. */
  isOn(): boolean
  /** Names the server whose connections end with their next answer from then on, with the answers that are being made. */
  watch(server: Server, unfinished: ReadonlySet<ServerResponse>): void
  /** Begins it and resolves when it is over, at once where it takes no time. */
  run(): Promise<void>
}

/** Creates the drain of one process, which takes `time` ms. */
export function createDrain(time: number): Drain {
  let on = false
  let watched: Parameters<Drain['watch']> | undefined
  return {
    isOn: () => on,
    watch(...server) {
      watched = server
    },
    async run() {
      on = true
      if (time === 0) return
      if (watched) endConnections(...watched)
      await sleep(time)
    },
  }
}
