import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seconds } from '../../../../lib/duration.ts'
import { createEventStreams } from './event-streams.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a stream that is opened while sessions are looked up stays open, and one whose session has ended does not', async () => {
  const answers: ((open: ReadonlySet<string>) => void)[] = []
  const streams = createEventStreams(() => new Promise((resolve) => answers.push(resolve)))
  const ended: string[] = []
  const open = (sessionId: string) => {
    const stream = streams.open({ sessionId, userId: 1 }, null)
    stream?.onEnd(() => ended.push(sessionId))
  }
  open('first')
  open('left')
  await vi.advanceTimersByTimeAsync(seconds(2))
  open('second')
  answers[0]?.(new Set(['first']))
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toEqual(['left'])
  await vi.advanceTimersByTimeAsync(seconds(2))
  answers[1]?.(new Set(['first']))
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toEqual(['left', 'second'])
  streams.close()
})
