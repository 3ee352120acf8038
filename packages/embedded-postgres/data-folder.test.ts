import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDataFolder } from './data-folder.ts'

// A disk that can only be read is not to be had without root: what the system says of one stands for it.
test('a folder on a disk that can only be read is named in one sentence', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'read-only-'))
  const refused = vi.spyOn(fs, 'chmodSync').mockImplementation(() => {
    throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' })
  })
  onTestFinished(() => {
    refused.mockRestore()
    fs.rmSync(folder, { recursive: true })
  })
  expect(() => openDataFolder(folder)).toThrow(
    `${fs.realpathSync(folder)} is on a disk that can only be read: make it writable or set another DATA_DIR.`,
  )
})
