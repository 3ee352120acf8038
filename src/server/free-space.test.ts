import type { statfs } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hasRoomForFiles } from './free-space.ts'

const MB = 1024 * 1024
const disk = (free: number) => (async () => ({ bavail: free, bsize: 1 })) as unknown as typeof statfs
const unknown = (() => Promise.reject(new Error('no such folder'))) as unknown as typeof statfs

test.each([
  ['201 MB free', disk(201 * MB), 0, true],
  ['200 MB free', disk(200 * MB), 0, false],
  ['201 MB free, a small form', disk(201 * MB), MB - 1, true],
  ['201 MB free, a larger form', disk(201 * MB), MB, false],
  ['nothing free', disk(0), 0, false],
  ['nobody knows how much', unknown, 50 * MB, true],
])('%s: room for files', async (_what, read, coming, hasRoom) => {
  expect(await hasRoomForFiles('/', coming, read)).toBe(hasRoom)
})
