import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import { createFolderStore } from './folder-store.ts'

let isFull = false
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original()
  return {
    ...real,
    rename: async (from, to) => {
      if (isFull) throw new Error('the disk is full')
      await real.rename(from, to)
    },
  }
})

const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-save-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const files = createFolderStore(folder)
const about = { mediaType: 'image/jpeg' }

test('a save that breaks off at its last step leaves no file behind', async () => {
  isFull = true
  await expect(files.put('full/one.jpg', new Uint8Array(9), about)).rejects.toThrow('the disk is full')
  isFull = false
  expect(await readdir(path.join(folder, 'full'))).toEqual([])
})

test('a stream that breaks off leaves no file behind either', async () => {
  const stream = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('cut off')
    })(),
  )
  await expect(files.put('cut/one.jpg', { size: 9, stream }, about)).rejects.toThrow('cut off')
  expect(await readdir(path.join(folder, 'cut'))).toEqual([])
})

test('a stored file is found, read, listed, moved and removed', async () => {
  const stream = Readable.from([Buffer.from('a '), Buffer.from('photo')])
  await files.put('uploads/one.jpg', { size: 7, stream }, { ...about, modified: 1_700_000_000_000 })
  expect(await files.find('uploads/one.jpg')).toEqual({ size: 7, modified: 1_700_000_000_000 })
  expect(Buffer.from((await files.read('uploads/one.jpg')) ?? []).toString()).toBe('a photo')
  await writeFile(path.join(folder, 'uploads', '.two.jpg.new'), 'unfinished')
  expect((await files.list('uploads')).map(({ name }) => name)).toEqual(['uploads/one.jpg'])
  await files.move('uploads/one.jpg', 'removed/one.jpg', 1_800_000_000_000)
  expect(await files.find('uploads/one.jpg')).toBeNull()
  expect(await files.find('removed/one.jpg')).toEqual({ size: 7, modified: 1_800_000_000_000 })
  for (const _twice of [1, 2]) await files.remove('removed/one.jpg')
  expect(await files.open('removed/one.jpg')).toBeNull()
})

test('no folder is an empty one, and a folder is no file', async () => {
  await mkdir(path.join(folder, 'plain', 'inner'), { recursive: true })
  expect(await files.list('nowhere')).toEqual([])
  expect(await files.list('plain')).toEqual([])
  expect(await files.find('plain/inner')).toBeNull()
})

test('a list leaves out what leads nowhere, and is none when it holds what cannot be seen', async () => {
  await files.put('unseen/one.jpg', new Uint8Array(9), about)
  await symlink('nowhere', path.join(folder, 'unseen', 'gone.jpg'))
  expect(await files.list('unseen')).toHaveLength(1)
  // As of a folder that may be read and not entered, or of a disk that fails: there is a file, and the system cannot say what.
  await symlink('loop.jpg', path.join(folder, 'unseen', 'loop.jpg'))
  await expect(files.list('unseen')).rejects.toMatchObject({ code: 'ELOOP' })
})
