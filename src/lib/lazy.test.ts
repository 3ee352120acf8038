import { expect, test, vi } from 'vitest'
import { lazy } from './lazy.ts'

test('a value is created at its first use, and once', () => {
  const create = vi.fn(() => ({}))
  const value = lazy(create)
  expect(create).not.toHaveBeenCalled()
  expect(value()).toBe(value())
  expect(create).toHaveBeenCalledTimes(1)
})
