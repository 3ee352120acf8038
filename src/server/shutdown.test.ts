import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShutdown, STOP_LIMIT } from './shutdown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work ends before connections, and connections before the database', async () => {
  const closed: string[] = []
  const shutdown = createShutdown()
  for (const step of ['database', 'connections', 'work'] as const) {
    shutdown.add(step, async () => void closed.push(step))
  }
  await shutdown.stop()
  expect(closed).toEqual(['work', 'connections', 'database'])
})

test('what never ends is left behind in time, said, and does not keep the rest open', async () => {
  const closed: string[] = []
  const shutdown = createShutdown()
  shutdown.add('work', () => new Promise(() => undefined))
  shutdown.add('connections', () => Promise.reject(new Error('no answer')))
  shutdown.add('database', async () => void closed.push('database'))
  const stopping = shutdown.stop().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(STOP_LIMIT)
  const error = await stopping
  expect(error).toBeInstanceOf(AggregateError)
  expect(error instanceof AggregateError && error.errors.map(String)).toEqual([
    'Error: work: not closed in 6000 ms',
    'Error: no answer',
  ])
  expect(closed).toEqual(['database'])
  expect(vi.getTimerCount()).toBe(0)
})

test('a second stop has nothing left to close', async () => {
  const close = vi.fn(async () => undefined)
  const shutdown = createShutdown()
  shutdown.add('work', close)
  await Promise.all([shutdown.stop(), shutdown.stop()])
  expect(close).toHaveBeenCalledTimes(1)
})
