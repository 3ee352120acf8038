import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days } from '../src/lib/duration.ts'
import { placeFiles } from '../src/server/features/backups/restore/place-files.ts'
import { restoreBackup } from '../src/server/features/backups/restore/restore-backup.ts'
import { makeWorkFolder } from '../src/server/features/backups/work-folder.ts'
import { writeBackup } from '../src/server/features/backups/write-backup.ts'
import { connect, type DatabaseConnection } from '../src/server/platform/db/database.ts'
import { applyMigrations, listKnownMigrations } from '../src/server/platform/db/migration/apply-migrations.ts'
import { FORMER_HASHES } from '../src/server/platform/db/migration/former-migrations.ts'
import { MIGRATION_LOCK, requireCyrillic } from '../src/server/platform/db/migration/migrate.ts'
import { readMigrationState } from '../src/server/platform/db/migration/migration-state.ts'
import { inTransaction } from '../src/server/platform/db/transaction.ts'
import {
  cleanAfterAll,
  leave,
  makeEmptyDatabase,
  makeFolder,
  readFiles,
  readRows,
  runCommand,
} from './support/backups.ts'
import { createSeededDatabase } from './support/database.ts'
import { compileCache, root } from './support/files.ts'
import { quietLog } from './support/log.ts'
import { waitFor } from './support/wait-for.ts'

cleanAfterAll()

let dataDir = ''
let database: DatabaseConnection
const pictures = Array.from({ length: 40 }, (_, index) => `${index.toString(16).padStart(32, '0')}.jpg`)
// What patterns and archives read as signs of their own.
pictures[38] = 'смета * [x] {y,z}?.jpg'
const picture = (index: number) => Buffer.alloc(20_000 + index, `picture ${index}`)

beforeAll(async () => {
  database = await createSeededDatabase()
  dataDir = await makeFolder()
  for (const folder of ['uploads', 'attachments', 'pictures']) await mkdir(path.join(dataDir, folder))
  for (const [index, name] of pictures.entries())
    await writeFile(path.join(dataDir, index % 2 ? 'uploads' : 'attachments', name), picture(index))
  await writeFile(path.join(dataDir, 'pictures', 'made-again.avif'), 'a size')
  await writeFile(path.join(dataDir, 'uploads', `.${pictures[0]}.new`), 'unfinished')
  await writeFile(path.join(dataDir, 'secrets.key'), 'k'.repeat(64))
})

afterAll(() => database.close())

const source = () => ({ db: database.db, dataDir, server: 'own' as const })

async function backUp(): Promise<string> {
  const file = path.join(await makeFolder(), 'shop.tar.gz')
  await writeBackup(source(), file)
  return file
}

test('everything comes back into a database just created, row by row and file by file', async () => {
  const { pool } = database
  await pool.query(`insert into users (username, password, role) values ('admin', 'hash', 'admin');
    insert into inquiries (name, phone) values (E'Вера\tПетровна \\\\N', '+79261234567')`)
  const before = await readRows(pool)
  const file = await backUp()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const target = { databaseUrl: '', dataDir: path.join(await makeFolder(), 'new') }
  const { url, connection } = await makeEmptyDatabase()
  await restoreBackup(file, { ...target, databaseUrl: url }, quietLog())
  expect(await readRows(connection.pool)).toEqual(before)
  const { uploads, attachments } = {
    uploads: await readFiles(path.join(target.dataDir, 'uploads')),
    attachments: await readFiles(path.join(target.dataDir, 'attachments')),
  }
  expect(Object.keys(uploads)).toHaveLength(20)
  expect(attachments).toEqual(await readFiles(path.join(dataDir, 'attachments')))
  expect((await readdir(target.dataDir)).toSorted()).toEqual(['attachments', 'uploads'])
})

test('A backup made while inquiries come in has each of them whole, or not at all', async () => {
  const { pool } = database
  let isOver = false
  const writing = (async () => {
    for (let number = 0; !isOver; number += 1) {
      await pool.query(`with stored as (insert into inquiries (name, phone) values ('Вера', '+79261234567') returning id)
        insert into inquiry_notes (inquiry_id, author_name, text) select id, 'Клиент', 'письмо ${number}' from stored`)
    }
  })()
  const file = await backUp()
  isOver = true
  await writing
  const dataDir = path.join(await makeFolder(), 'new')
  const { url, connection } = await makeEmptyDatabase()
  await restoreBackup(file, { databaseUrl: url, dataDir }, quietLog())
  const { rows } = await connection.pool.query(`select
    (select count(*)::int from inquiries where name = 'Вера') as requests, (select count(*)::int from inquiry_notes) as notes,
    (select count(*)::int from journal where entity = 'inquiries' and title like '№%') as entries`)
  expect(rows[0].notes).toBe(rows[0].requests)
  expect(rows[0].entries).toBe(2 * rows[0].requests + 1)
  await connection.pool.query("insert into inquiries (name, phone) values ('Анна', '+79261234568')")
})

test('A backup of an older version comes back with all later migrations, and numbers go on after its rows', async () => {
  const old = await makeEmptyDatabase()
  await inTransaction(old.connection.db, async ({ $client }) => {
    await requireCyrillic($client)
    await applyMigrations($client, { to: listKnownMigrations()[12] ?? 0 })
    // By hand, past the sequence.
    await $client.query(
      "insert into users (id, username, password, role) overriding system value values (41, 'admin', 'hash', 'admin')",
    )
    await $client.query(
      `update drizzle.__drizzle_migrations set hash = '${FORMER_HASHES[0]}' where created_at = (select min(created_at) from drizzle.__drizzle_migrations)`,
    )
  })
  const file = path.join(await makeFolder(), 'shop.tar.gz')
  await writeBackup({ db: old.connection.db, dataDir: await makeFolder(), server: 'own' }, file)
  const { url, connection } = await makeEmptyDatabase()
  await restoreBackup(file, { databaseUrl: url, dataDir: await makeFolder() }, quietLog())
  expect(await readMigrationState(connection.db)).toEqual({ missing: 0, isNewer: false, isTooNew: false })
  const { rows } = await connection.pool.query(
    "insert into users (username, password, role) values ('vera', 'hash', 'manager') returning id",
  )
  expect(rows).toEqual([{ id: 42 }])
})

const encoded = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, Buffer.from(content).toString('base64')]),
  )

test('A shop that is started in the same folder meanwhile keeps all it has, and the restore is refused', async () => {
  const file = await backUp()
  const dataDir = path.join(await makeFolder(), 'new')
  const shops = { 'postgres/PG_VERSION': '17', 'uploads/mine.jpg': 'mine', 'secrets.key': 'a key' }
  // Said when the restore has a server of its own and begins to load.
  const debug = () => {
    for (const folder of ['postgres', 'uploads']) mkdirSync(path.join(dataDir, folder), { recursive: true })
    for (const [name, content] of Object.entries(shops)) writeFileSync(path.join(dataDir, name), content)
  }
  const restoring = restoreBackup(
    file,
    { databaseUrl: undefined, dataDir },
    Object.assign(quietLog(), { debug }),
  )
  await expect(restoring).rejects.toThrow('магазин уже запускали')
  expect(await readFiles(dataDir)).toEqual(encoded(shops))
})

test('No file is replaced by one of a backup, and those placed before it go again', async () => {
  const [work, dataDir] = [await makeFolder(), await makeFolder()]
  for (const folder of ['uploads', 'attachments']) {
    await mkdir(path.join(work, folder))
    await writeFile(path.join(work, folder, 'one.jpg'), 'of the backup')
  }
  await mkdir(path.join(dataDir, 'attachments'))
  await writeFile(path.join(dataDir, 'attachments', 'one.jpg'), 'mine')
  await expect(placeFiles(work, dataDir)).rejects.toThrow('магазин уже запускали')
  expect(await readFiles(dataDir)).toEqual(encoded({ 'attachments/one.jpg': 'mine' }))
})

test('What a restore left that was killed is no shop; another that still runs goes on', async () => {
  const file = await backUp()
  const dataDir = await makeFolder()
  const running = await makeWorkFolder(dataDir, 'restore')
  const work = await makeWorkFolder(dataDir, 'restore')
  for (const folder of ['uploads', 'attachments']) await mkdir(path.join(work, folder))
  await writeFile(path.join(work, 'uploads', 'theirs.jpg'), 'of the backup')
  await writeFile(path.join(work, 'manifest.json'), '{}')
  await placeFiles(work, dataDir)
  const killed = path.basename(await leave(work))
  // A picture that was being copied to a disk of its own.
  await writeFile(path.join(dataDir, 'attachments', killed), 'half')
  const { url } = await makeEmptyDatabase()
  await restoreBackup(file, { databaseUrl: url, dataDir }, quietLog())
  expect((await readdir(dataDir)).toSorted()).toEqual([path.basename(running), 'attachments', 'uploads'])
  for (const folder of ['uploads', 'attachments'])
    expect(await readdir(path.join(dataDir, folder))).toHaveLength(20)
})

test('What a backup left that was killed goes with the next one beside it, of another machine after a day', async () => {
  const folder = await makeFolder()
  await leave(await makeWorkFolder(folder, 'backup'))
  const running = path.basename(await makeWorkFolder(folder, 'check'))
  const strange = ['.backup-2025', '.backup-of-mine']
  const old = '.check-01234567-12.34-abcdef'
  const young = '.backup-01234567-12.34-abcdef'
  for (const name of [...strange, old, young]) await mkdir(path.join(folder, name))
  const twoDaysAgo = new Date(Date.now() - days(2))
  for (const name of [...strange, old, running]) await utimes(path.join(folder, name), twoDaysAgo, twoDaysAgo)
  await writeBackup(source(), path.join(folder, 'shop.tar.gz'))
  expect((await readdir(folder)).toSorted()).toEqual([...strange, young, running, 'shop.tar.gz'].toSorted())
})

describe('A restore that does not come to its end', () => {
  /** One that waits for the lock of the schema with all files unpacked, until it gets the signal; with its folder as it was then. */
  async function interrupt(file: string, url: string, dataDir: string, signal: NodeJS.Signals) {
    const waiting = connect({ connectionString: url }, quietLog())
    const holder = await waiting.pool.connect()
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const child = spawn(process.execPath, [path.join(root, 'scripts/restore.ts'), file], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, ...compileCache, DATA_DIR: dataDir, DATABASE_URL: url },
    })
    const [said, exit] = [text(child.stderr), once(child, 'exit')]
    await waitFor(async () => {
      const { rows } = await waiting.pool.query(
        "select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
      )
      expect(rows).toHaveLength(1)
    })
    child.kill(signal)
    const status = await exit
    const left = readdirSync(dataDir)
    holder.release(true)
    await waiting.close()
    return { status, said: await said, left }
  }

  test('changes nothing when it is told to stop, and is begun again when it was killed', async () => {
    const [file, { url }] = [await backUp(), await makeEmptyDatabase()]
    const dataDir = path.join(await makeFolder(), 'new')
    const killed = await interrupt(file, url, dataDir, 'SIGKILL')
    expect(killed.left).toEqual([expect.stringMatching(/^\.restore-/)])
    const stopped = await interrupt(file, url, dataDir, 'SIGTERM')
    expect(stopped).toEqual({ status: [1, null], said: 'Прервано. Ничего не изменено.\n', left: [] })
    const again = runCommand('restore', [file], { DATA_DIR: dataDir, DATABASE_URL: url })
    expect(again).toMatchObject({ status: 0, stderr: '' })
  })
})
