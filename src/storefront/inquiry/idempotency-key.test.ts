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
