import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { saveUpload } from './upload-files.ts'

vi.mock(import('node:fs/promises'), async (original) => ({
  ...(await original()),
  rename: async () => {
    throw new Error('the disk is full')
  },
}))

const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-save-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a save that breaks off at its last step leaves no file behind', async () => {
  await expect(saveUpload(folder, new Uint8Array(9), 'jpg')).rejects.toThrow('the disk is full')
  expect(await readdir(folder)).toEqual([])
})
