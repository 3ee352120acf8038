import type { statfs } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hasRoomForFiles } from './free-space.ts'

const MB = 1024 * 1024
const disk = (free: number) => (async () => ({ bavail: free, bsize: 1 })) as unknown as typeof statfs
const unknown = (() => Promise.reject(new Error('no such folder'))) as unknown as typeof statfs

test.each([
  ['201 MB free', disk(201 * MB), true],
  ['200 MB free', disk(200 * MB), false],
  ['nothing free', disk(0), false],
  ['nobody knows how much', unknown, true],
])('%s: room for files is %s', async (_what, read, hasRoom) => {
  expect(await hasRoomForFiles('/', read)).toBe(hasRoom)
})
