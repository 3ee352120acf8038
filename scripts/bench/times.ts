import { setTimeout as sleep } from 'node:timers/promises'

/** How long some work takes, ms. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Median, which is robust against outliers. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The value below which 95 of a hundred are. */
export const p95 = (values: readonly number[]): number => quantile(values, 0.95)

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

/** Longest of some calls of `/healthz`, one every 5 ms, ms. */
export async function longestWait(shop: { address: string }, calls = 100): Promise<number> {
  let longest = 0
  for (let call = 0; call < calls; call += 1) longest = Math.max(longest, await waitOnce(shop))
  return longest
}

/** The same until some work has ended. */
export async function longestWaitDuring(shop: { address: string }, work: Promise<unknown>): Promise<number> {
  let isRunning = true
  const ended = work.finally(() => {
    isRunning = false
  })
  let longest = 0
  while (isRunning) longest = Math.max(longest, await waitOnce(shop))
  await ended
  return longest
}

function waitOnce({ address }: { address: string }): Promise<number> {
  return time(async () => {
    await sleep(5)
    await (await fetch(`${address}/healthz`)).arrayBuffer()
  })
}
