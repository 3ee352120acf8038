import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { FileStore } from '../../platform/files/file-store.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { createPictureFiles } from './picture-files.ts'
import { createPictureQueue } from './picture-queue.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-sizes-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('an upload that its store is slow to send holds up no other picture', async () => {
  const folders = createFolderStore(folder)
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  for (const name of ['uploads/slow.png', 'uploads/quick.png', 'drawn.png'])
    await folders.put(name, picture, { mediaType: 'image/png' })
  const slow = Promise.withResolvers<Uint8Array<ArrayBuffer> | null>()
  const files: FileStore = {
    ...folders,
    read: (name) => (name === 'uploads/slow.png' ? slow.promise : folders.read(name)),
  }
  const queue = createPictureQueue()
  const find = createPictureFiles({ assets: folder, files, cacheFolder: path.join(folder, 'sizes') }, queue)
  const sizeOf = (file: string) => find({ file, width: 200, format: 'webp' })
  const waiting = sizeOf('uploads/slow.png')
  expect(await sizeOf('uploads/quick.png')).not.toBeNull()
  expect(await sizeOf('drawn.png')).not.toBeNull()
  expect(await queue.open(1, 'Подождите')(async () => 'an upload')).toBe('an upload')
  slow.resolve(new Uint8Array(picture))
  expect(await waiting).not.toBeNull()
})
