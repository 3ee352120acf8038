import { afterEach, expect, test, vi } from 'vitest'
import { createIdempotencyKey } from './idempotency-key.ts'

afterEach(() => vi.unstubAllGlobals())

test('every sending has a key of its own, over plain http too, where randomUUID is missing', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  })
  const keys = [createIdempotencyKey(), createIdempotencyKey()]
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test('where the browser can make one, it does; every byte counts, small ones too', () => {
  vi.stubGlobal('crypto', { randomUUID: () => 'made-by-the-browser' })
  expect(createIdempotencyKey()).toBe('made-by-the-browser')
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(5) })
  expect(createIdempotencyKey()).toBe('05'.repeat(16))
})
