import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import type { FileStore } from '../../platform/files/file-store.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { createPictureFiles } from './picture-files.ts'
import { createPictureQueue } from './picture-queue.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-sizes-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const slowName = `uploads/${'51'.repeat(16)}.png`
const quickName = `uploads/${'9c'.repeat(16)}.png`

test('an upload that its store is slow to send holds up no other picture', async () => {
  const folders = createFolderStore(folder)
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  for (const name of [slowName, quickName, 'drawn.png'])
    await folders.put(name, picture, { mediaType: 'image/png' })
  const slow = Promise.withResolvers<Uint8Array<ArrayBuffer> | null>()
  const files: FileStore = {
    ...folders,
    read: (name) => (name === slowName ? slow.promise : folders.read(name)),
  }
  const queue = createPictureQueue()
  const find = createPictureFiles({ assets: folder, files, cacheFolder: path.join(folder, 'sizes') }, queue)
  const sizeOf = (file: string) => find({ file, width: 200, format: 'webp' })
  const waiting = sizeOf(slowName)
  expect(await sizeOf(quickName)).not.toBeNull()
  expect(await sizeOf('drawn.png')).not.toBeNull()
  expect(await queue.open(1, 'Подождите')(async () => 'an upload')).toBe('an upload')
  slow.resolve(new Uint8Array(picture))
  expect(await waiting).not.toBeNull()
})

test.each(['our-pit.png', 'deep/51.png', `${'5A'.repeat(16)}.png`, `${'51'.repeat(16)}.svg`])(
  'for %s, which is no name of an upload, its store is not asked',
  async (name) => {
    const files = { ...createFolderStore(folder), find: vi.fn<FileStore['find']>() }
    const folders = { assets: folder, files, cacheFolder: path.join(folder, 'sizes') }
    const find = createPictureFiles(folders, createPictureQueue())
    expect(await find({ file: `uploads/${name}`, width: 200, format: 'webp' })).toBeNull()
    expect(files.find).not.toHaveBeenCalled()
  },
)
