import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { days } from '../src/lib/duration.ts'
import { backUp as runBackUp } from '../src/server/commands/back-up.ts'
import { copyFiles } from '../src/server/commands/copy-files.ts'
import { restore } from '../src/server/commands/restore.ts'
import { readConfig } from '../src/server/config.ts'
import { nameBackup } from '../src/server/features/backups/backup-names.ts'
import { describeBackups, listBackups } from '../src/server/features/backups/backups.service.ts'
import { copyStorage } from '../src/server/features/backups/copy-storage.ts'
import { makeBackup } from '../src/server/features/backups/make-backup.service.ts'
import { markStoreOver } from '../src/server/features/backups/restore/place-in-store.ts'
import { makeWorkFolder } from '../src/server/features/backups/work-folder.ts'
import { filesOf } from '../src/server/platform/files/files-of.ts'
import { createFolderStore } from '../src/server/platform/files/folder-store.ts'
import { cleanAfterAll, leave, makeEmptyDatabase, makeFolder, readFiles, runHere } from './support/backups.ts'
import { quietLog } from './support/log.ts'
import { openBucket } from './support/s3-server.ts'
import { urlOf } from './support/seeded-copy.ts'
import { openShop, signInAs } from './support/shop.ts'
import { openProcess } from './support/shop-process.ts'
import { waitFor } from './support/wait-for.ts'

vi.mock(import('../src/server/features/backups/restore/place-in-store.ts'), { spy: true })

cleanAfterAll()
const bucket = await openBucket()
const dataDir = await makeFolder()
const environment = { ...bucket.environment, BACKUP_DIR: bucket.addressOf('safe'), DATA_DIR: dataDir }
const shop = openShop(environment)
const files = filesOf(shop.config)
const about = { mediaType: 'image/jpeg' }
const pictures = Array.from({ length: 12 }, (_, index) => `${index.toString(16).padStart(32, '0')}.jpg`)
const pathOf = (index: number) => `${index % 2 ? 'uploads' : 'attachments'}/${pictures[index]}`
const contentOf = (index: number) => Buffer.alloc(20_000 + index, `picture ${index}`)
const expected = Object.fromEntries(
  pictures.map((_, index) => [pathOf(index), contentOf(index).toString('base64')]),
)

let admin = ''
const backUp = async (isNightly = true) => {
  const parts = { ...shop.config, db: shop.database.db, log: quietLog() }
  await makeBackup(parts, isNightly ? { isNightly } : { isNightly: false, actorId: null })
  return (await listBackups(shop.database.db, shop.config))[0]
}

afterEach(() => bucket.fail(null))

beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
  for (const index of pictures.keys()) await files.put(pathOf(index), contentOf(index), about)
})

test('a nightly backup holds the files of the store, is checked there, and old ones go', async () => {
  const store = filesOf({ dataDir, storage: shop.config.backupStorage })
  const old = Array.from({ length: 20 }, (_, age) => new Date(Date.now() - days(age + 1)))
  for (const at of old) await store.put(`backups/${nameBackup(at, true)}`, Buffer.from('old'), about)
  const byHand = nameBackup(new Date(Date.now() - days(900)), false)
  await store.put(`backups/${byHand}`, Buffer.from('made by a person'), about)
  // As of one that was killed while it was sent.
  await mkdir(path.join(dataDir, 'backups'), { recursive: true })
  await leave(await makeWorkFolder(path.join(dataDir, 'backups'), 'backup'))
  const made = await backUp()
  expect(made).toMatchObject({ isNightly: true, checked: true, reason: null })
  expect(await readdir(path.join(dataDir, 'backups'))).toEqual([])
  const left = (await store.list('backups')).map(({ name }) => path.basename(name))
  expect(left).toContain(byHand)
  expect(left).toContain(made?.name)
  expect(left.length).toBeLessThan(old.length)
  const response = await shop.get(`/api/admin/backups/${made?.name}`, { cookie: admin })
  expect(response.headers.get('content-length')).toBe(String(made?.bytes))
  expect((await response.arrayBuffer()).byteLength).toBe(made?.bytes)
})

test('a backup that the store does not take is noted with the reason, and leaves nothing here', async () => {
  bucket.fail(503)
  await expect(backUp()).rejects.toThrow('Хранилище файлов не отвечает')
  expect(await readdir(path.join(dataDir, 'backups'))).toEqual([])
})

describe('A backup of a store is restored', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' }
  const restoreFrom = async (address: string, own: Record<string, string>) => {
    const { url } = await makeEmptyDatabase()
    return runHere(restore, { ...keys, ...own, DATABASE_URL: url }, [address])
  }

  test('from its address into folders, and into another store, but not into one of another shop', async () => {
    const name = (await backUp(false))?.name
    const address = bucket.addressOf(`safe/backups/${name}`)
    const target = path.join(await makeFolder(), 'new')
    expect(restoredOf(await restoreFrom(address, { DATA_DIR: target }))).toContain('файлов 12')
    expect(await readFiles(target)).toMatchObject(expected)
    const own = { DATA_DIR: path.join(await makeFolder(), 'new'), STORAGE_URL: bucket.addressOf('other') }
    expect(restoredOf(await restoreFrom(address, own))).toContain('файлов 12')
    const { storage } = readConfig({ ...keys, ...own })
    const other = filesOf({ dataDir, storage })
    expect(await other.list('uploads')).toHaveLength(6)
    await other.put('uploads/foreign.jpg', Buffer.from('of another shop'), about)
    const again = await restoreFrom(address, { ...own, DATA_DIR: path.join(await makeFolder(), 'new') })
    expect(again.stderr).toContain('уже есть файлы')
    expect(again.status).toBe(1)
    // Its own files are there byte by byte: a trial against the store of the shop that runs must not take them for those of a restore.
    const trial = { STORAGE_URL: bucket.addressOf('shop'), DATA_DIR: path.join(await makeFolder(), 'new') }
    expect((await restoreFrom(address, trial)).stderr).toContain('уже есть файлы')
    expect(await files.list('uploads')).toHaveLength(6)
  })
})

test('a backup goes to the store that --to names, and is restored from there; a name of a file is refused', async () => {
  const { url } = await makeEmptyDatabase()
  const own = { ...bucket.environment, DATA_DIR: dataDir, DATABASE_URL: urlOf(shop.database) }
  const { stdout, stderr } = await runHere(runBackUp, own, ['--to', bucket.addressOf('elsewhere')])
  expect(stdout, stderr).toMatch(/^s3:\/\/shop-files\/elsewhere\/backups\/shop-.*\.tar\.gz\n$/)
  expect(await readdir(path.join(dataDir, 'backups'))).toEqual([])
  const { newest, isOnShopsDisk } = await describeBackups(shop.database.db, shop.config)
  expect([newest?.name, isOnShopsDisk]).toEqual([stdout.trim(), false])
  const address = bucket.addressOf(stdout.trim().replace('s3://shop-files/', ''))
  const { STORAGE_URL: _files, ...keys } = bucket.environment
  const target = { ...keys, DATABASE_URL: url, DATA_DIR: path.join(await makeFolder(), 'new') }
  const restored = await runHere(restore, target, [address])
  expect(restoredOf(restored)).toContain('файлов 12')
  // What was sent into the place itself is listed there, and counts as long as it is.
  const sent = await runHere(runBackUp, own, ['--to', bucket.addressOf('safe')])
  const name = path.posix.basename(sent.stdout.trim())
  expect((await describeBackups(shop.database.db, shop.config)).newest?.name).toBe(name)
  const refused = await runHere(runBackUp, own, ['--to', address])
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('без имени файла')])
})

test('a start tells the store that a restore is over which was killed after its commit', async () => {
  const name = (await backUp(false))?.name
  const { url } = await makeEmptyDatabase()
  const own = { ...bucket.environment, DATA_DIR: path.join(await makeFolder(), 'new'), DATABASE_URL: url }
  const target = { ...own, STORAGE_URL: bucket.addressOf('committed') }
  vi.mocked(markStoreOver).mockRejectedValueOnce(new Error('killed'))
  const restored = await runHere(restore, target, [bucket.addressOf(`safe/backups/${name}`)])
  expect(restoredOf(restored)).toContain('файлов 12')
  const { storage } = readConfig(target)
  const placed = filesOf({ dataDir, storage })
  const listMarks = async () => (await placed.list('restore')).length
  expect(await listMarks()).toBe(1)
  const { child, exit } = await openProcess(target)
  await waitFor(async () => expect(await listMarks()).toBe(0))
  child.kill('SIGTERM')
  await exit
  expect(await placed.list('uploads')).toHaveLength(6)
})

const restoredOf = ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr

describe('Files are copied from one store to another', () => {
  test('all of them, each checked, and once more without sending any', async () => {
    const folder = await makeFolder()
    const to = createFolderStore(folder)
    expect(await copyStorage(files, to)).toMatchObject({ files: 12, present: 0, failed: [] })
    expect(await readFiles(folder)).toEqual(expected)
    await writeFile(path.join(folder, pathOf(3)), Buffer.alloc(contentOf(3).length, 'x'))
    await writeFile(path.join(folder, pathOf(4)), 'half')
    expect(await copyStorage(files, to)).toMatchObject({ files: 2, present: 10, failed: [] })
    expect(await readFiles(folder)).toEqual(expected)
  })

  test('by a command, which says what it did', async () => {
    const folder = await makeFolder()
    await mkdir(path.join(folder, 'uploads'))
    await writeFile(path.join(folder, 'uploads', pictures[0] ?? ''), 'of a folder')
    const run = (...args: string[]) =>
      runHere(copyFiles, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test', DATA_DIR: folder }, args)
    const to = bucket.addressOf('moved')
    expect((await run('copy', folder, to)).stdout).toContain('файлов 1, байт 11')
    expect((await run('copy', folder, to)).stdout).toContain('Уже были и сверены: 1')
    expect(await run('copy', path.join(folder, 'none'), to)).toMatchObject({ status: 1 })
    const empty = await makeFolder()
    expect(await run('copy', empty, to)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Файлов не найдено'),
    })
    expect((await run('move', folder, to)).stderr).toContain('npm run storage -- copy')
  })
})
