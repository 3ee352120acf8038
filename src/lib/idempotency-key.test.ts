import { afterEach, expect, test, vi } from 'vitest'
import { createIdempotencyKey } from './idempotency-key.ts'

afterEach(() => vi.unstubAllGlobals())

test('every sending has a key of its own, over plain http too, where randomUUID is missing', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (words: Uint32Array<ArrayBuffer>) => crypto.getRandomValues(words),
  })
  const keys = [createIdempotencyKey(), createIdempotencyKey()]
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) expect(key).toMatch(/^\d+-\d+-\d+-\d+$/)
})

test('all 128 random bits count, and keys of other bits are others', () => {
  const withWords = (...words: number[]) => {
    vi.stubGlobal('crypto', {
      getRandomValues: (drawn: Uint32Array) => {
        drawn.set(words)
        return drawn
      },
    })
    return createIdempotencyKey()
  }
  expect(withWords(0, 5, 2 ** 32 - 1, 1)).toBe('0-5-4294967295-1')
  expect(withWords(1, 11, 1, 1)).not.toBe(withWords(11, 1, 1, 1))
})
