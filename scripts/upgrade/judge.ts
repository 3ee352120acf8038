import { setTimeout as sleep } from 'node:timers/promises'
import { askStarter } from '../starter-door.mjs'
import type { ServerState } from '../supervise.mjs'
import type { RunningShop } from './own-shop.ts'

/** A program that has ended so often does not open. */
const ENDINGS = 3
/** How long a version must stay ready: a third of the time that it has to become so, this at most. */
const STEADY_MS = 20_000
/** How long a version that may take `waitMs` must stay ready, ms. */
export const steadyFor = (waitMs: number): number => Math.min(STEADY_MS, waitMs / 3)

const LOOK_EVERY_MS = 250
const ANSWER_LIMIT_MS = 5_000

/** What is to be said of a version that was launched: nothing yet, that it is ready, or why it is not and will not be. */
export type Verdict = { is: 'waiting' } | { is: 'ready' } | { is: 'failed'; reason: string }

/** Judges what a starter tells of a server that was launched in the place of the process `former`. */
export function judgeState(state: ServerState | null, former: number | null, isReady: boolean): Verdict {
  if (state === null) return { is: 'failed', reason: 'программа запуска закончилась вместе с сервером' }
  if (state.endings >= ENDINGS)
    return { is: 'failed', reason: state.failure ?? 'сервер закончился, не открывшись' }
  if (state.pid === null || state.pid === former) return { is: 'waiting' }
  return state.isOpen && isReady ? { is: 'ready' } : { is: 'waiting' }
}

/**
 * Waits until the server that was launched in the place of `former` answers /readyz, and does so still a while later. Null when it does,
 * else why it does not.
 */
export async function awaitReady(
  { door, address }: RunningShop,
  former: number | null,
  waitMs: number,
  steadyMs = steadyFor(waitMs),
): Promise<string | null> {
  let deadline = Date.now() + waitMs
  let state = await askStarter(door, 'state')
  while (Date.now() < deadline) {
    const verdict = judgeState(state, former, await answersReady(address))
    if (verdict.is === 'failed') return verdict.reason
    if (verdict.is === 'ready') return await staysReady({ door, address }, state?.pid ?? null, steadyMs)
    // The starter sees to it that the former server ends; the time of the new one begins then.
    if (state?.pid === former && former !== null) deadline = Date.now() + waitMs
    await sleep(LOOK_EVERY_MS)
    state = await askStarter(door, 'state')
  }
  return state?.failure ?? `за ${waitMs / 1000} с магазин не стал готов (/readyz)`
}

async function staysReady({ door, address }: RunningShop, pid: number | null, steadyMs: number) {
  await sleep(steadyMs)
  const state = await askStarter(door, 'state')
  if (state?.pid === pid && (await answersReady(address))) return null
  return state?.failure ?? 'сервер открылся, но работать не смог'
}

async function answersReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
