// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { minutes, seconds } from '../../../lib/duration.ts'
import { keepUnsent } from './device.ts'
import { startOutbox } from './outbox.ts'
import { openCounter, press } from './unsent.fixture.ts'
import { isJustPressed, unsentStore } from './unsent.ts'

test('Opened without a connection, a page keeps the time of what waits, and says that it waits', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { api, calls } = openCounter()
  keepUnsent(press({ nextAt: Date.now() + seconds(20), isPressed: true }), Date.now() - minutes(1))
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  startOutbox(api)
  isOnline.mockRestore()
  // Its call has ended with the document that made it.
  expect(unsentStore.get().map(isJustPressed)).toEqual([false])
  await vi.advanceTimersByTimeAsync(seconds(20) - 1)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(1)
})
