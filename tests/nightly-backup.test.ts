import { existsSync, type WriteStream } from 'node:fs'
import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { nameBackup } from '../src/server/features/backups/backup-names.ts'
import { describeBackups, listBackups } from '../src/server/features/backups/backups.service.ts'
import { makeBackup } from '../src/server/features/backups/make-backup.service.ts'
import { restoreBackup } from '../src/server/features/backups/restore/restore-backup.ts'
import { writeBackup } from '../src/server/features/backups/write-backup.ts'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { cleanAfterAll, makeEmptyDatabase, makeFolder } from './support/backups.ts'
import { createSeededDatabase } from './support/database.ts'
import { captureLog, quietLog } from './support/log.ts'

/**
 * Free bytes of the disk as the shop reads them, null as they are; whether nothing can be written on it; and the file at whose opening
 * the disk is full for the archive that is being written, null for none; and a folder on a disk of its own.
 */
const disk = vi.hoisted(() => ({
  free: null as (() => number) | null,
  isFull: (): boolean => false,
  fillsUpAt: null as string | null,
  other: null as string | null,
}))
const files = vi.hoisted(() => ({ archive: null as WriteStream | null, opened: [] as { fd: number }[] }))
vi.mock(import('node:fs'), async (original) => {
  const real = await original()
  const createWriteStream: typeof real.createWriteStream = (...given) => {
    files.archive = real.createWriteStream(...given)
    return files.archive
  }
  return { ...real, createWriteStream }
})
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original()
  const statfs = async (folder: string) =>
    disk.free === null ? real.statfs(folder) : { bavail: disk.free(), bsize: 1 }
  const mkdtemp = async (prefix: string) => {
    if (disk.isFull()) throw noSpace()
    return real.mkdtemp(prefix)
  }
  const stat = async (file: string) => {
    const found = await real.stat(file)
    return file === disk.other ? Object.assign(found, { dev: -1 }) : found
  }
  const open: typeof real.open = async (file, ...how) => {
    const handle = await real.open(file, ...how)
    files.opened.push(handle)
    if (disk.fillsUpAt !== null && path.basename(String(file)) === disk.fillsUpAt) {
      const { promise, resolve } = Promise.withResolvers<void>()
      files.archive?.once('close', resolve).destroy(noSpace())
      await promise
    }
    return handle
  }
  return {
    ...real,
    statfs: statfs as typeof real.statfs,
    mkdtemp: mkdtemp as typeof real.mkdtemp,
    stat: stat as typeof real.stat,
    open,
  }
})

function noSpace(): Error {
  return Object.assign(new Error('no space left'), { code: 'ENOSPC' })
}

/** Address of the database's server as it tells it; undefined as it is. */
const server = vi.hoisted(() => ({ address: undefined as string | null | undefined }))
vi.mock(import('../src/server/features/backups/backups.store.ts'), async (original) => {
  const real = await original()
  const findServerAddress: typeof real.findServerAddress = async (db) =>
    server.address === undefined ? real.findServerAddress(db) : server.address
  return { ...real, findServerAddress }
})

let database: DatabaseConnection
let dataDir = ''
let backupDir = ''
const { log, text } = captureLog()

cleanAfterAll()
beforeAll(async () => {
  database = await createSeededDatabase()
  ;[dataDir, backupDir] = [await makeFolder(), await makeFolder()]
})
afterAll(() => database.close())

const listScratch = async () =>
  (await database.pool.query("select datname from pg_database where datname like 'shop\\_check\\_%'")).rows

test('A nightly backup is checked by a restore, and old ones go by the settings', async () => {
  const old = [40, 35, 2].map((age) => new Date(Date.UTC(2020, 5, 60 - age, 1)))
  const nameOf = (madeAt: Date) => `shop-${madeAt.toISOString().replace(/[:.]/g, '-')}-nightly.tar.gz`
  for (const madeAt of old) await writeFile(path.join(backupDir, nameOf(madeAt)), 'old')
  const byHand = nameOf(new Date('2019-01-01T00:00:00.000Z')).replace('-nightly', '')
  await writeFile(path.join(backupDir, byHand), 'made by a person')
  await database.pool.query(
    'update site_settings set backup_keep_daily = 1, backup_keep_weekly = 0, backup_keep_monthly = 2',
  )
  await makeBackup({ db: database.db, log, dataDir, backupDir }, { isNightly: true })
  const [newest, ...rest] = await listBackups(database.db, { dataDir, backupDir })
  expect(newest).toMatchObject({ isNightly: true, checked: true, reason: null })
  expect(rest.map(({ name }) => name)).toEqual([nameOf(old[2] ?? new Date()), byHand])
  expect(await listScratch()).toEqual([])
  expect(await describeBackups(database.db, { dataDir, backupDir })).toMatchObject({
    folder: backupDir,
    isOnShopsDisk: true,
    lastFailure: null,
    newest: { name: newest?.name, checked: true },
  })
})

test('Without the right to create databases the backup is made all the same, and says that it is not checked', async () => {
  const { url, connection } = await makeEmptyDatabase()
  const file = path.join(await makeFolder(), 'shop.tar.gz')
  await writeBackup({ db: database.db, dataDir, server: 'own' }, file)
  const places = { dataDir: await makeFolder(), backupDir: await makeFolder() }
  await restoreBackup(file, { databaseUrl: url, dataDir: places.dataDir }, quietLog())
  await makeBackup({ db: connection.db, log, ...places }, { isNightly: true })
  expect((await describeBackups(connection.db, places)).newest).toMatchObject({
    checked: false,
    reason: expect.stringContaining('нет права создавать базы'),
  })
  expect(text()).toContain('резервная копия не проверена')
  // Without the settings nobody knows which ones to remove; the backup is made once all the same.
  await connection.pool.query('delete from site_settings')
  await makeBackup({ db: connection.db, log, ...places }, { isNightly: true })
  expect(await listBackups(connection.db, places)).toHaveLength(2)
  expect(text()).toContain('старые не убраны')
})

test('A backup that could not be made is a failure in the journal until one is', async () => {
  const blocked = path.join(await makeFolder(), 'a file')
  await writeFile(blocked, '')
  const parts = { db: database.db, log, dataDir }
  const failing = makeBackup({ ...parts, backupDir: path.join(blocked, 'folder') }, { isNightly: true })
  await expect(failing).rejects.toThrow()
  expect((await describeBackups(database.db, { dataDir, backupDir })).lastFailure).toMatchObject({
    reason: expect.stringContaining('сбой ENOTDIR'),
  })
  await makeBackup({ ...parts, backupDir }, { isNightly: false, actorId: null })
  expect((await describeBackups(database.db, { dataDir, backupDir })).lastFailure).toBeNull()
})

test('A backup that would take the room which inquiries need is not begun, and the journal says why', async () => {
  const uploads = path.join(dataDir, 'uploads')
  await mkdir(uploads, { recursive: true })
  const huge = path.join(uploads, 'huge.jpg')
  await writeFile(huge, '')
  await truncate(huge, 8 * 1024 ** 4)
  const before = await readdir(backupDir)
  const failing = makeBackup({ db: database.db, log, dataDir, backupDir }, { isNightly: true })
  await expect(failing).rejects.toThrow('места для заявок')
  expect(await readdir(backupDir)).toEqual(before)
  expect((await describeBackups(database.db, { dataDir, backupDir })).lastFailure).toMatchObject({
    reason: expect.stringContaining('Освободите место'),
  })
  await rm(huge)
})

test('Old copies that fill the disk make room for the one of tonight where that is enough, but for the last good one', async () => {
  const [checked, ...older] = (await listBackups(database.db, { dataDir, backupDir })).filter(
    ({ isNightly }) => isNightly,
  )
  const unchecked = `shop-${new Date().toISOString().replace(/[:.]/g, '-')}-nightly.tar.gz`
  await writeFile(path.join(backupDir, unchecked), 'torn')
  await database.pool.query('update site_settings set backup_keep_monthly = 1')
  const isThere = ({ name }: { name: string }) => existsSync(path.join(backupDir, name))
  disk.free = () => 0
  const before = await readdir(backupDir)
  const failing = makeBackup({ db: database.db, log, dataDir, backupDir }, { isNightly: true })
  await expect(failing).rejects.toThrow('места для заявок')
  expect(await readdir(backupDir), 'what would not be enough stays').toEqual(before)
  for (const { name } of older) await truncate(path.join(backupDir, name), 1024 ** 4)
  const asked: boolean[] = []
  disk.free = () => {
    asked.push(older.some(isThere))
    expect([checked ?? { name: '-' }, { name: unchecked }].map(isThere)).toEqual([true, true])
    return older.some(isThere) ? 0 : 1024 ** 4
  }
  await makeBackup({ db: database.db, log, dataDir, backupDir }, { isNightly: true })
  disk.free = null
  expect(asked).toEqual([true, true, false])
  const made = await listBackups(database.db, { dataDir, backupDir })
  expect(made.filter(({ isNightly }) => isNightly).map((one) => [one.checked, one.name > unchecked])).toEqual(
    [[true, true]],
  )
})

test('Old copies that have filled a disk of their own make room for the one of tonight, if there are any', async () => {
  const backups = { db: database.db, log, dataDir, backupDir }
  const old = path.join(backupDir, 'shop-2020-01-01T01-00-00-000Z-nightly.tar.gz')
  disk.isFull = () => existsSync(old)
  await writeFile(old, 'old')
  disk.other = backupDir
  const small = nameBackup(new Date(), false)
  await writeFile(path.join(backupDir, small), '')
  disk.free = () => 0
  await expect(makeBackup(backups, { isNightly: true })).rejects.toThrow('no space')
  expect(await readdir(backupDir), 'what would not be enough stays').toContain(path.basename(old))
  await rm(path.join(backupDir, small))
  disk.free = () => 1024 ** 4
  await makeBackup(backups, { isNightly: true })
  const made = await listBackups(database.db, backups)
  expect(made.filter(({ isNightly }) => isNightly).map(({ checked }) => checked)).toEqual([true])
  disk.isFull = () => true
  await expect(makeBackup(backups, { isNightly: true })).rejects.toThrow('no space')
  disk.isFull = () => false
  disk.free = disk.other = null
  expect(await listBackups(database.db, backups)).toEqual(made)
})

test('A disk that fills up between two files of the copy is named as the reason, and no file stays open', async () => {
  const before = await readdir(backupDir)
  disk.fillsUpAt = 'products.copy'
  files.opened = []
  const failing = makeBackup(
    { db: database.db, log, dataDir, backupDir },
    { isNightly: false, actorId: null },
  )
  await expect(failing).rejects.toThrow('no space')
  disk.fillsUpAt = null
  expect(files.opened.length).toBeGreaterThan(1)
  expect(files.opened.filter(({ fd }) => fd !== -1)).toEqual([])
  expect(await readdir(backupDir)).toEqual(before)
  const { lastFailure } = await describeBackups(database.db, { dataDir, backupDir })
  expect(lastFailure?.reason).toBe('на диске не хватило места')
})

test.each([
  ['the embedded server', 'the copy and the check', 'embedded', '77.88.8.8', false],
  ['a server of its own, here', 'the copy and the check', 'own', undefined, false],
  ['one behind a socket', 'the copy and the check', 'own', null, false],
  ['one at the machine’s own address', 'the copy and the check', 'own', '127.0.0.1', false],
  ['one in a container or a private network', 'the copy and the check', 'own', '172.18.0.2', false],
  ['one in a private network of IPv6', 'the copy and the check', 'own', 'fd00::2', false],
  ['one in a container, by IPv6 around IPv4', 'the copy and the check', 'own', '64:ff9b::ac12:2', false],
  ['one on another machine', 'the copy alone', 'own', '77.88.8.8', true],
  ['one on another machine by IPv6', 'the copy alone', 'own', '2a02:6b8::feed:ff', true],
] as const)('The disk of a shop with %s is charged for %s', async (_whose, _what, kind, address, isMade) => {
  const [size] = (await database.pool.query('select pg_database_size(current_database())::int as bytes')).rows
  const file = path.join(backupDir, 'half.tar.gz')
  disk.free = () => 200 * 1024 ** 2 + 1.5 * size.bytes
  server.address = address
  const outcome = await writeBackup({ db: database.db, dataDir, server: kind }, file).catch(String)
  disk.free = null
  server.address = undefined
  expect(existsSync(file)).toBe(isMade)
  if (!isMade) expect(outcome).toContain('места для заявок')
  await rm(file, { force: true })
})
