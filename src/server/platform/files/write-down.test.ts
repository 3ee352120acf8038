import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createFolderStore } from './folder-store.ts'
import { writeWhole } from './write-down.ts'

/** What was done to which path, in order: the disk itself is only looked at by `npm run drill -- --only power`. */
const done = vi.hoisted((): string[] => [])
const failing = vi.hoisted(() => ({ code: '' }))
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original()
  const open: typeof real.open = async (file, ...how) => {
    const handle = await real.open(file, ...how)
    const isFolder = (await handle.stat()).isDirectory()
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      done.push(`sync ${path.basename(String(file))}`)
      if (isFolder && failing.code !== '') throw Object.assign(new Error('no sync'), { code: failing.code })
      await sync()
    }
    return handle
  }
  const rename: typeof real.rename = async (from, to) => {
    done.push(`rename ${path.basename(String(to))}`)
    await real.rename(from, to)
  }
  return { ...real, open, rename }
})

const root = await mkdtemp(path.join(os.tmpdir(), 'shop-write-down-'))
afterAll(() => rm(root, { recursive: true, force: true }))
afterEach(() => {
  done.length = 0
  failing.code = ''
})
const bytes = new Uint8Array([1, 2, 3])
const about = { mediaType: 'image/jpeg' }

test('a stored file is on the disk with its name before the store says so, and its folders too', async () => {
  await createFolderStore(root).put('uploads/one.jpg', bytes, about)
  expect(done).toEqual([`sync ${path.basename(root)}`, 'sync .one.jpg.new', 'rename one.jpg', 'sync uploads'])
})

test('a file that is moved is on the disk under its new name', async () => {
  const files = createFolderStore(root)
  await files.put('uploads/two.jpg', bytes, about)
  done.length = 0
  await files.move('uploads/two.jpg', 'uploads/three.jpg', 1_700_000_000_000)
  expect(done).toEqual(['rename three.jpg', 'sync uploads'])
})

test('a folder that cannot be written down by itself costs no file; a broken disk does', async () => {
  const files = createFolderStore(root)
  failing.code = 'EINVAL'
  await files.put('uploads/four.jpg', bytes, about)
  failing.code = 'EIO'
  await expect(files.put('uploads/five.jpg', bytes, about)).rejects.toThrow('no sync')
})

test('a price list is whole under its name, and its name on the disk', async () => {
  await writeWhole(path.join(root, 'list.csv'), 'Модель;Цена', path.join(root, '.list.csv'))
  expect(await readFile(path.join(root, 'list.csv'), 'utf8')).toBe('Модель;Цена')
  expect(await readdir(root)).not.toContain('.list.csv')
  expect(done).toEqual(['rename list.csv', `sync ${path.basename(root)}`])
})

test('a folder that is named from the working folder, as the default one is, gets its missing folders too', async () => {
  const files = createFolderStore(path.relative(process.cwd(), path.join(root, 'relative')))
  await files.put('uploads/one.jpg', bytes, about)
  expect(await readFile(path.join(root, 'relative/uploads/one.jpg'))).toEqual(Buffer.from(bytes))
  expect(done).toContain(`sync ${path.basename(root)}`)
})
