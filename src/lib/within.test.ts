import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { within } from './within.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('gives the value that is there in time, and leaves no timer', async () => {
  expect(await within(1000, Promise.resolve('value'), null)).toBe('value')
  expect(vi.getTimerCount()).toBe(0)
})

test('rejects as the value does, and leaves no timer', async () => {
  await expect(within(1000, Promise.reject(new Error('broken')), null)).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('gives what stands for a value that is late', async () => {
  const given = vi.fn()
  void within(1000, new Promise(() => undefined), 'late').then(given)
  await vi.advanceTimersByTimeAsync(999)
  expect(given).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(given).toHaveBeenCalledWith('late')
})
