import { setTimeout as sleep } from 'node:timers/promises'
import { ask, type Call, isRefusal, isSuccess } from './ask.ts'
import type { Deed } from './judge.ts'
import type { Tally } from './tally.ts'

/** Pause before something that was not answered is sent again: one address may call 300 times a minute. */
const REPEAT_PAUSE_MS = 250

interface KeyedCall {
  address: string
  call: Call
  /** Key of idempotency, the same for every repeat. */
  key: string
  deed: Deed
  tally: Tally
  /** What is refused, for people: «заявке». */
  what: string
  /** A call that was not answered need not be sent again. */
  isOver(): boolean
}

/** Sends a call under its key, and again under the same one until it is answered, as our screens do; notes what the answer says. */
export async function sendUnderKey({ address, call, key, deed, tally, what, isOver }: KeyedCall) {
  const keyed = { ...call, headers: { ...call.headers, 'idempotency-key': key } }
  while (true) {
    const answer = await ask(address, keyed)
    // Of a call whose answer was lost with the server before it was kept, a repeat hears that it is done.
    if (isSuccess(answer) || (answer.outcome === 409 && deed.repeats > 0)) deed.isAcknowledged = true
    else if (isRefusal(answer)) tally.faults.push(`${what} отказано: ${answer.outcome} ${answer.body}`)
    else if (!isOver()) {
      deed.repeats += 1
      await sleep(REPEAT_PAUSE_MS)
      continue
    }
    return
  }
}
