import { expect, test } from 'vitest'
import { readVersion } from './read-version.ts'

test.each([
  [null, null],
  ['*', null],
  ['"17"', 17],
  ['17', 17],
  [' "17" ', 17],
  ['"9999999999"', 9_999_999_999],
])('%s is version %s', (header, version) => expect(readVersion(header)).toBe(version))

test.each(['', '  ', '"17', '17"', 'W/17', 'W/"17"', '""', 'abc', '"1", "2"', '-1'])(
  '«%s» is none and refused',
  (header) => {
    expect(() => readVersion(header)).toThrow(
      expect.objectContaining({ kind: 'BAD_REQUEST', message: expect.stringContaining('If-Match') }),
    )
  },
)
