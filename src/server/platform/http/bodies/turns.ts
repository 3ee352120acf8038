import { setImmediate as giveWay } from 'node:timers/promises'

let lastTurn: Promise<unknown> = Promise.resolve()

/** Waits for a turn of the event loop that no other long body has: whoever sends several at once keeps others waiting for one only. */
export function takeTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => giveWay())
  return lastTurn
}
