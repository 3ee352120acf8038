import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MAX_IMPORT_BYTES } from '../../../domain/catalogue/import-rules.ts'
import { FilesUnavailable } from '../../platform/files/file-store.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { requireBytes, requireOutline, storeImport } from './import-files.ts'
import type { TableOutline } from './table/table-outline.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'imports-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const files = createFolderStore(folder)
const outline: TableOutline = { format: 'csv', sheets: [{ name: 'a', rows: [], full: [] }] }
const bytes = new TextEncoder().encode('Модель;Цена\nТопас 4;1\n')
const about = { extension: 'csv', outline }
const namesIn = () => readdir(path.join(folder, 'imports'))

test('a price list lies in its folder with what was read of it, and is read from there', async () => {
  const file = await storeImport(files, bytes, about)
  expect((await namesIn()).sort()).toEqual([file, `${file}.outline.json`])
  const list = { file, name: 'прайс.csv' }
  expect(Buffer.from(await requireBytes(files, list)).equals(bytes)).toBe(true)
  expect(await requireOutline(files, list)).toEqual(outline)
})

test('neither is there when one could not be stored', async () => {
  const before = await namesIn()
  const broken = {
    ...files,
    put: async (...[name, ...content]: Parameters<typeof files.put>) => {
      if (name.endsWith('.json')) throw new FilesUnavailable('store', 'silent', null)
      await files.put(name, ...content)
    },
  }
  await expect(storeImport(broken, bytes, about)).rejects.toThrow('Файл не сохранён')
  expect(await namesIn()).toEqual(before)
})

test('why it was not stored is told though what is left cannot be removed', async () => {
  const refuse = async () => {
    throw new FilesUnavailable('remove', 'silent', null)
  }
  const put = async () => {
    throw new FilesUnavailable('store', 'refused', null)
  }
  const broken = { ...files, put, remove: refuse }
  await expect(storeImport(broken, bytes, about)).rejects.toThrow('не принимает ключ')
})

test('one that is larger than any that was taken is not fetched', async () => {
  const grown = { ...files, find: async () => ({ size: MAX_IMPORT_BYTES + 1, modified: 0 }) }
  await expect(requireBytes(grown, { file: 'a.csv', name: 'прайс.csv' })).rejects.toThrow('больше 20 МБ')
})

test('one that is gone is told', async () => {
  const gone = requireOutline(files, { file: `${'ab'.repeat(16)}.csv`, name: 'прайс.csv' })
  await expect(gone).rejects.toThrow('Файла больше нет')
})
