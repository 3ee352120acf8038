import { lstat, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BackupRefused } from '../src/server/features/backups/backup-refused.ts'
import { restoreBackup } from '../src/server/features/backups/restore/restore-backup.ts'
import { writeBackup } from '../src/server/features/backups/write-backup.ts'
import { isEmptyDatabase } from '../src/server/platform/db/copy/schema.ts'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { inTransaction } from '../src/server/platform/db/transaction.ts'
import { cleanAfterAll, makeEmptyDatabase, makeFolder, readFiles, readRows } from './support/backups.ts'
import { createSeededDatabase } from './support/database.ts'
import { quietLog } from './support/log.ts'
import { spoil } from './support/spoiled-backups.ts'

let database: DatabaseConnection
let file = ''

cleanAfterAll()
beforeAll(async () => {
  database = await createSeededDatabase()
  const dataDir = await makeFolder()
  for (const folder of ['uploads', 'attachments']) {
    await mkdir(path.join(dataDir, folder))
    for (const index of [0, 1])
      await writeFile(path.join(dataDir, folder, `${'0'.repeat(28)}000${index}.jpg`), `picture ${index}`)
  }
  file = path.join(await makeFolder(), 'shop.tar.gz')
  await writeBackup({ db: database.db, dataDir, server: 'own' }, file)
})
afterAll(() => database.close())

const refusalOf = (backup: string, target: { databaseUrl?: string; dataDir: string }) =>
  restoreBackup(backup, { databaseUrl: undefined, ...target }, quietLog()).then(
    () => 'restored',
    (error: unknown) => (error instanceof BackupRefused ? error.message : error),
  )

test('Each spoiled file is refused with a sentence, and nothing is touched', async () => {
  const spoiled = await spoil(await readFile(file))
  expect(spoiled.length).toBeGreaterThan(45)
  const waiting = [...spoiled]
  const refused: string[] = []
  // One after another into one target; two targets at once, because most of it is waiting for the database.
  await Promise.all(Array.from({ length: 2 }, () => refuseAtOneTarget()))
  expect(refused).toHaveLength(spoiled.length)

  async function refuseAtOneTarget(): Promise<void> {
    const { url, connection } = await makeEmptyDatabase()
    const dataDir = await makeFolder()
    await writeFile(path.join(dataDir, 'secrets.key'), 'a key')
    const bad = path.join(await makeFolder(), 'bad.tar.gz')
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [what, says, bytes] = next
      await writeFile(bad, bytes)
      const refusal = await refusalOf(bad, { databaseUrl: url, dataDir })
      expect(refusal, what).toMatch(new RegExp(`^${says}.*[.]$`))
      expect(await readFiles(dataDir), what).toEqual({ 'secrets.key': expect.any(String) })
      expect(await inTransaction(connection.db, ({ $client }) => isEmptyDatabase($client)), what).toBe(true)
      refused.push(what)
    }
    expect(await refusalOf(path.join(dataDir, 'none'), { databaseUrl: url, dataDir })).toContain(
      'Файла копии нет',
    )
    // The same target takes the file that is whole.
    expect(await refusalOf(file, { databaseUrl: url, dataDir })).toBe('restored')
  }
})

test('A target that has been started is left as it is', async () => {
  const [started, withPictures] = [await makeFolder(), await makeFolder()]
  await mkdir(path.join(started, 'postgres'))
  expect(await refusalOf(file, { dataDir: started })).toContain('магазин уже запускали')
  await mkdir(path.join(withPictures, 'uploads'))
  await writeFile(path.join(withPictures, 'uploads', 'mine.jpg'), 'mine')
  const { url, connection } = await makeEmptyDatabase()
  expect(await refusalOf(file, { databaseUrl: url, dataDir: withPictures })).toContain(
    'магазин уже запускали',
  )
  expect(Object.keys(await readFiles(withPictures))).toEqual(['uploads/mine.jpg'])
  await connection.pool.query('create table mine (id int); insert into mine values (1)')
  const dataDir = path.join(await makeFolder(), 'new')
  expect(await refusalOf(file, { databaseUrl: url, dataDir })).toContain('уже есть таблицы')
  expect(await readRows(connection.pool)).toEqual({ mine: ['(1)'] })
  await expect(readFile(dataDir)).rejects.toThrow('ENOENT')
})

test('A target that is no folder is told apart', async () => {
  const [folder, aside] = [await makeFolder(), await makeFolder()]
  await writeFile(path.join(folder, 'file'), '')
  expect(await refusalOf(file, { dataDir: path.join(folder, 'file') })).toContain('не папка')
  await symlink(path.join(folder, 'nowhere'), path.join(folder, 'uploads'))
  expect(await refusalOf(file, { dataDir: folder })).toContain('не папка')
  // A link to a folder stays one, and the files come behind it.
  const { url } = await makeEmptyDatabase()
  const dataDir = await makeFolder()
  await symlink(aside, path.join(dataDir, 'uploads'))
  expect(await refusalOf(file, { databaseUrl: url, dataDir })).toBe('restored')
  expect((await lstat(path.join(dataDir, 'uploads'))).isSymbolicLink()).toBe(true)
  expect(Object.keys(await readFiles(aside))).toHaveLength(2)
})
