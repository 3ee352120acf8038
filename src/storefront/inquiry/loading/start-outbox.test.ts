// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepUnsent } from '../outbox/device.ts'
import { openCounter, press } from '../outbox/unsent.fixture.ts'
import { unsentStore } from '../outbox/unsent.ts'
import { hasUnsent, startOutboxIfNeeded } from './start-outbox.ts'

const { api, calls } = openCounter()

beforeEach(() => localStorage.clear())

test('an inquiry that waits on this device is known without the code of the queue', () => {
  expect(hasUnsent()).toBe(false)
  keepUnsent(press())
  expect(hasUnsent()).toBe(true)
  unsentStore.remove()
  expect(hasUnsent()).toBe(false)
})

test('a page sends what waits, whichever page it is; without anything it asks for nothing', async () => {
  startOutboxIfNeeded(api)
  await vi.dynamicImportSettled()
  expect(calls).toEqual([])
  keepUnsent(press())
  // The queue is not started yet: nothing goes by itself.
  await vi.dynamicImportSettled()
  expect(calls).toEqual([])
  startOutboxIfNeeded(api)
  await expect.poll(() => calls).toMatchObject([{ key: 'first-key' }])
  await expect.poll(() => unsentStore.get()).toMatchObject([{ state: 'sent' }])
})
