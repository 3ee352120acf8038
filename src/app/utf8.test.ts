import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toUtf8 } from './utf8.ts'

test('bytes are those of any other encoder, for any text at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, other) => {
      const torn = `${text}\ud83d${other} Топас 6 — 225 270 ₽ 😀`
      expect(toUtf8(torn).equals(Buffer.from(torn))).toBe(true)
    }),
  )
  expect(toUtf8('').length).toBe(0)
})
