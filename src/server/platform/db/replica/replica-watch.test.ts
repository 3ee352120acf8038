import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minutes, seconds } from '../../../../lib/duration.ts'
import { createLogger } from '../../../log.ts'
import { watchReplica } from './replica-watch.ts'

const log = createLogger('silent')
const SYSTEM = { system: '7', database: 'shop', timeline: 1 }

/** Both servers by the places of their logs; null where the replica is none. */
function openPair() {
  const pair = {
    primary: '0/100',
    replica: '0/100' as string | null,
    isSilent: false,
    system: SYSTEM.system,
    timelines: [1, 1] as [number, number],
  }
  const onAway = vi.fn()
  const primary = {
    query: async () => ({ rows: [{ ...SYSTEM, timeline: pair.timelines[0], place: pair.primary }] }),
  }
  const replica = {
    query: () =>
      pair.isSilent
        ? new Promise<never>(() => undefined)
        : Promise.resolve({
            rows: [{ ...SYSTEM, system: pair.system, timeline: pair.timelines[1], place: pair.replica }],
          }),
  }
  return { pair, onAway, watch: watchReplica(primary, replica, log, onAway) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const IDLE = { isUsed: true, fault: null }

test('an idle primary is no lag, however long it is idle', async () => {
  const { watch } = openPair()
  expect(watch.state()).toEqual({ isUsed: false, fault: 'silent' })
  await vi.advanceTimersByTimeAsync(minutes(10))
  expect(watch.state()).toEqual(IDLE)
})

test('a busy primary is followed at some distance, and not beyond two seconds', async () => {
  const { watch, pair } = openPair()
  await vi.advanceTimersByTimeAsync(seconds(1))
  // The replica always is where the primary was a second ago.
  for (let step = 1; step <= 20; step += 1) {
    pair.primary = `0/${(100 + step).toString()}`
    pair.replica = `0/${(100 + step - 2).toString()}`
    await vi.advanceTimersByTimeAsync(seconds(0.5))
    expect(watch.state(), `step ${step}`).toEqual(IDLE)
  }
  for (let step = 21; step <= 23; step += 1) {
    pair.primary = `1/${(100 + step).toString()}`
    await vi.advanceTimersByTimeAsync(seconds(0.5))
  }
  expect(watch.state()).toEqual({ isUsed: false, fault: 'lagging' })
  pair.replica = pair.primary
  await vi.advanceTimersByTimeAsync(seconds(0.5))
  expect(watch.state()).toEqual(IDLE)
})

test('a change holds the replica until it has passed the place at which it was known', async () => {
  const { watch, pair } = openPair()
  await vi.advanceTimersByTimeAsync(seconds(1))
  pair.primary = '0/FFFFFFFF'
  watch.hold()
  expect(watch.state()).toEqual({ isUsed: false, fault: null })
  await vi.advanceTimersByTimeAsync(seconds(0.4))
  expect(watch.state().isUsed).toBe(false)
  // Where it stands is compared as a number, not as a text.
  pair.replica = '1/0'
  await vi.advanceTimersByTimeAsync(seconds(0.1))
  expect(watch.state()).toEqual(IDLE)
})

test('one without an answer is away after a second, and who waits for it is told', async () => {
  const { watch, pair, onAway } = openPair()
  await vi.advanceTimersByTimeAsync(seconds(1))
  pair.isSilent = true
  await vi.advanceTimersByTimeAsync(seconds(1.5))
  expect(watch.state()).toEqual({ isUsed: false, fault: 'silent' })
  expect(onAway).toHaveBeenCalled()
  pair.isSilent = false
  await vi.advanceTimersByTimeAsync(seconds(0.5))
  expect(watch.state()).toEqual(IDLE)
  watch.noteFailure()
  expect(watch.state().isUsed).toBe(false)
})

test.each([{ replica: null }, { system: '8' }])('with %j it is no replica of this primary', async (own) => {
  const { watch, pair } = openPair()
  Object.assign(pair, own)
  await vi.advanceTimersByTimeAsync(seconds(1))
  expect(watch.state()).toEqual({ isUsed: false, fault: 'foreign' })
  watch.stop()
})

test('after a failover a replica in the former history is none, however far its log goes, until it follows the new one', async () => {
  const { watch, pair } = openPair()
  await vi.advanceTimersByTimeAsync(seconds(1))
  pair.timelines = [2, 1]
  pair.replica = '9/0'
  await vi.advanceTimersByTimeAsync(seconds(0.5))
  expect(watch.state()).toEqual({ isUsed: false, fault: 'foreign' })
  // The place that it had in the former history says nothing of the new one.
  pair.timelines = [2, 2]
  pair.replica = '0/50'
  await vi.advanceTimersByTimeAsync(seconds(0.5))
  expect(watch.state().isUsed).toBe(false)
  pair.replica = pair.primary
  await vi.advanceTimersByTimeAsync(seconds(0.5))
  expect(watch.state()).toEqual(IDLE)
})
