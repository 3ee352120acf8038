import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type FileStore, FilesUnavailable } from '../../platform/files/file-store.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { copyStorage } from './copy-storage.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-copy-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const names = Array.from({ length: 9 }, (_, index) => `uploads/${index}.jpg`)
const from = createFolderStore(path.join(folder, 'from'))
for (const name of names) await from.put(name, Buffer.from(name), { mediaType: 'image/jpeg' })

let to: FileStore
beforeEach(async () => {
  to = createFolderStore(await mkdtemp(path.join(folder, 'to-')))
})

const refused = Object.assign(new Error('not to be read'), { code: 'EACCES' })
const torn = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('upl')
      throw refused
    })(),
  )

test.each([
  ['opened', () => Promise.reject(refused)],
  ['read to its end', async () => ({ size: 13, modified: 0, stream: torn() })],
])('a file that cannot be %s is named, and the others are copied', async (_how, open) => {
  const source: FileStore = { ...from, open: (name) => (name === names[4] ? open() : from.open(name)) }
  const copied = await copyStorage(source, to)
  expect(copied).toMatchObject({ files: 8, failed: [{ name: names[4], reason: 'не прочитан' }] })
  expect(await to.list('uploads')).toHaveLength(8)
})

test('a target that fails ends the copy: nobody goes on with the files that wait', async () => {
  const asked: string[] = []
  const failing: FileStore = {
    ...to,
    put: async (name) => {
      asked.push(name)
      throw new FilesUnavailable('store', 'silent', undefined)
    },
  }
  await expect(copyStorage(from, failing)).rejects.toMatchObject({ why: 'silent' })
  expect(asked.length).toBeLessThanOrEqual(4)
})
