import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { createFolderStore } from '../../../platform/files/folder-store.ts'
import { markStoreOver, placeInStore } from './place-in-store.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-place-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const unpacked = path.join(folder, 'unpacked')
const about = { mediaType: 'image/jpeg' }
const names = ['uploads/one.jpg', 'uploads/two.jpg', 'attachments/three.jpg']
const manifest = {
  madeAt: '2026-11-30T02:00:00.000Z',
  files: names.map((name) => ({ path: name, bytes: name.length, sha256: '' })),
}
for (const name of names) {
  await mkdir(path.dirname(path.join(unpacked, name)), { recursive: true })
  await writeFile(path.join(unpacked, name), name)
}

let store: FileStore
beforeEach(async () => {
  store = createFolderStore(await mkdtemp(path.join(folder, 'store-')))
})
const listStored = async () => {
  const entries = await readdir(store.place, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(store.place, path.join(parentPath, name)))
    .toSorted()
}
const all = names.toSorted()

/** What a restore leaves that is killed at its second file. */
async function leaveKilled(): Promise<void> {
  const killed = new Error('killed')
  const dying: FileStore = {
    ...store,
    put: async (name, ...content) => {
      if (name === names[1]) throw killed
      await store.put(name, ...content)
    },
    remove: () => Promise.reject(killed),
  }
  await expect(placeInStore(unpacked, dying, manifest)).rejects.toThrow('killed')
  expect(await listStored()).toHaveLength(2)
}

test('files get their places in an empty store, and no mark stays when that is over or undone', async () => {
  const undo = await placeInStore(unpacked, store, manifest)
  await markStoreOver(store)
  expect(await listStored()).toEqual(all)
  await undo()
  expect(await listStored()).toEqual([])
  const again = await placeInStore(unpacked, store, manifest)
  await again()
  expect(await listStored()).toEqual([])
})

test.each(['uploads', 'attachments', 'uploads-removed'])(
  'a store with files in %s is refused',
  async (where) => {
    const name = `${where}/${path.basename(names[0] ?? '')}`
    await store.put(name, Buffer.from(names[0] ?? ''), about)
    await expect(placeInStore(unpacked, store, manifest)).rejects.toThrow('уже есть файлы')
    expect(await listStored()).toEqual([name])
  },
)

test('a store that a restore has filled is refused, with the same files', async () => {
  await placeInStore(unpacked, store, manifest)
  await markStoreOver(store)
  await expect(placeInStore(unpacked, store, manifest)).rejects.toThrow('уже есть файлы')
  expect(await listStored()).toEqual(all)
})

test('what a killed restore has left is put once more, and undoing that spares it', async () => {
  await leaveKilled()
  const undo = await placeInStore(unpacked, store, manifest)
  expect(await listStored()).toHaveLength(4)
  await undo()
  expect(await listStored()).toEqual(['restore/unfinished', 'uploads/one.jpg'])
  await placeInStore(unpacked, store, manifest)
  await markStoreOver(store)
  expect(await listStored()).toEqual(all)
})

test('of another backup it is refused', async () => {
  await leaveKilled()
  const other = {
    ...manifest,
    files: [...manifest.files, { path: 'uploads/four.jpg', bytes: 1, sha256: '' }],
  }
  await expect(placeInStore(unpacked, store, other)).rejects.toThrow('уже есть файлы')
})

test('a restore that is stopped takes back what it has put', async () => {
  const stopping = new AbortController()
  const stopped: FileStore = {
    ...store,
    put: async (name, ...content) => {
      await store.put(name, ...content)
      if (name === names[0]) stopping.abort()
    },
  }
  await expect(placeInStore(unpacked, stopped, manifest, stopping.signal)).rejects.toThrow('abort')
  expect(await listStored()).toEqual([])
})
