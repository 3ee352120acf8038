import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { makeFolder } from './make-folder.ts'

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

test('a folder that cannot be made is told at once, with its reason', () => {
  expect(() => openDataFolder('/proc/x/y')).toThrow(
    /^DATA_DIR cannot be made \(ENOENT: .*mkdir '\/proc\/x'\): set it to a folder you may write in\.$/,
  )
})

test('folders above that are missing are made too, and the uppermost is told to whoever takes them away again', () => {
  const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'made-'))
  onTestFinished(() => fs.rmSync(outside, { recursive: true }))
  const folder = path.join(outside, 'a', 'b')
  expect(makeFolder(folder, 0o700)).toBe(path.join(outside, 'a'))
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
  expect(makeFolder(folder)).toBeUndefined()
  expect(makeFolder(path.relative('.', path.join(folder, 'c')))).toBe(path.join(folder, 'c'))
})

test('a file in the way is told from one above', () => {
  const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'made-'))
  onTestFinished(() => fs.rmSync(outside, { recursive: true }))
  const file = path.join(outside, 'a file')
  fs.writeFileSync(file, '')
  expect(() => makeFolder(file)).toThrow(/^EEXIST/)
  expect(() => makeFolder(path.join(file, 'b', 'c'))).toThrow(/^ENOTDIR/)
})

test('where not even a root is, as on a drive of Windows that is away, it is told at once', () => {
  const seen = vi.spyOn(fs, 'existsSync').mockReturnValue(false)
  const looked = vi.spyOn(fs, 'statSync').mockReturnValue(undefined)
  const refused = vi.spyOn(fs, 'mkdirSync').mockImplementation((folder) => {
    throw new Error(`ENOENT: no such file or directory, mkdir '${folder}'`)
  })
  onTestFinished(() => {
    for (const one of [seen, looked, refused]) one.mockRestore()
  })
  expect(() => makeFolder('/shop/data')).toThrow("ENOENT: no such file or directory, mkdir '/'")
})
