// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { seconds } from '../../../lib/duration.ts'
import { sendingKeys, startOutbox } from './outbox.ts'
import { submit } from './submit.ts'
import { irina, openCounter } from './unsent.fixture.ts'
import { unsentStore } from './unsent.ts'

/** Locks as a browser has them: one holder of a name, the others in turn. */
function createLocks() {
  const last = new Map<string, Promise<unknown>>()
  return {
    request(name: string, work: () => Promise<unknown>) {
      const run = (last.get(name) ?? Promise.resolve()).then(work)
      last.set(name, run)
      return run
    },
  }
}

test('A connection that comes back while a form’s call is under way begins no second one, and nothing to press', async () => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true })
  onTestFinished(() => void vi.useRealTimers())
  const { api, calls, replies } = openCounter()
  const { promise, reject } = Promise.withResolvers<unknown>()
  replies.push(promise)
  startOutbox(api)
  const sending = submit(api.inquiries.contact, { form: 'contact', inquiry: irina })
  await vi.advanceTimersByTimeAsync(seconds(5))
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(seconds(5))
  expect(calls).toHaveLength(1)
  expect(sendingKeys.get()).toEqual([calls[0]?.key])
  reject(new TypeError('timeout'))
  expect(await sending).toMatchObject({ ok: false, waits: true })
  await vi.advanceTimersByTimeAsync(seconds(29))
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(seconds(1))
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  expect(unsentStore.get()).toMatchObject([{ state: 'sent' }])
})
