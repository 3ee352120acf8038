import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { identifyProcess } from './process-identity.ts'
import type { EmbeddedConnection } from './shop-database.ts'
import { startEmbedded, stopAbandoned } from './start-embedded.ts'

/** Beginning of a folder's name with what people put into names, and what shells and patterns read as signs of their own. */
const ODD_NAME = `магазин "Топас" d'or #1 50% a:b [x] {y,z} * ! & \` \\ $HOME `

let dataDir = ''
let cluster = ''
/** A DATA_DIR whose database was made and stopped. */
let made = ''
const applications: ChildProcess[] = []

beforeAll(async () => {
  made = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-made-')))
  const database = await startEmbedded({ dataDir: made })
  await database.stop()
})

afterAll(() => fs.rmSync(made, { recursive: true, force: true }))

/** For tests of later starts: the first one, which makes the database, takes longer than all else. */
function beginMade(): void {
  fs.cpSync(path.join(made, 'postgres'), cluster, { recursive: true })
  // PostgreSQL refuses a folder that others may read.
  fs.chmodSync(cluster, 0o700)
}

beforeEach(() => {
  dataDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-')))
  // The mode of a folder made by mkdir.
  fs.chmodSync(dataDir, 0o755)
  cluster = path.join(dataDir, 'postgres')
})

afterEach(async () => {
  for (const application of applications.splice(0)) application.kill('SIGKILL')
  await stopPostmaster(cluster)
  fs.rmSync(dataDir, { recursive: true, force: true })
})

test.each(['default', 15] as const)('a new database reads Russian (PostgreSQL %s)', async (version) => {
  const database = await startEmbedded({ dataDir, version })
  await ask(database.connection, 'CREATE EXTENSION pg_trgm')
  const [row] = await ask(
    database.connection,
    `SELECT show_trgm('Топас') AS trigrams, to_tsvector('russian', 'Септики')::text AS stems,
       current_setting('data_checksums') AS checksums, current_setting('fsync') AS fsync,
       current_setting('listen_addresses') AS addresses, current_setting('server_encoding') AS encoding`,
  )
  expect(row?.trigrams).not.toHaveLength(0)
  expect(row).toMatchObject({
    stems: "'септик':1",
    checksums: 'on',
    fsync: 'on',
    addresses: '',
    encoding: 'UTF8',
  })
  expect(fs.statSync(database.connection.host).mode & 0o777).toBe(0o700)
  for (const name of ['', 'postgres', 'postgres.log']) {
    expect(fs.statSync(path.join(dataDir, name)).mode & 0o077, name).toBe(0)
  }
  await database.stop()
  expect(findPostmaster(cluster)).toBeNull()
  expect(fs.existsSync(database.connection.host)).toBe(false)
})

test('variables of the host for another server change nothing', async () => {
  const foreign = {
    PGSSLMODE: 'require',
    PGHOST: 'db.host.test',
    PGPORT: '6543',
    PGUSER: 'nobody',
    PGDATABASE: 'other',
    PGPASSWORD: 'x',
    PGOPTIONS: '-c search_path=nowhere',
    PGDATA: '/nowhere',
    PGAPPNAME: 'other',
    PGSERVICE: 'other',
    PGCLIENTENCODING: 'LATIN1',
    PGTZ: 'Asia/Tokyo',
    PGHOSTADDR: '192.0.2.1',
    PGREPLICATION: 'database',
    PGCLIENT_ENCODING: 'LATIN1',
    PGSSLNEGOTIATION: 'direct',
  }
  Object.assign(process.env, foreign)
  try {
    const database = await startEmbedded({ dataDir })
    const [row] = await ask(
      database.connection,
      `SELECT current_user AS name, current_setting('search_path') AS path, $1 AS letter, current_setting('TimeZone') AS zone`,
      ['й'],
    )
    const name = database.connection.user
    expect(row).toEqual({ name, path: '"$user", public', letter: 'й', zone: 'UTC' })
    expect(database.connection.ssl).toBe(false)
    await database.stop()
  } finally {
    for (const name of Object.keys(foreign)) delete process.env[name]
  }
})

test('a folder may be named as people name folders', async () => {
  const named = path.join(dataDir, ODD_NAME)
  for (const adopted of [false, false]) {
    const database = await startEmbedded({ dataDir: named })
    expect(database.adopted).toBe(adopted)
    expect(await ask(database.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await database.stop()
  }
})

test('a folder of temporary files with a comma in its name keeps no database from starting, a missing one is named', async () => {
  const former = process.env.TMPDIR
  process.env.TMPDIR = path.join(dataDir, 'a,b')
  try {
    const database = await startEmbedded({ dataDir: path.join(dataDir, 'd') })
    expect(await ask(database.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await database.stop()
    process.env.TMPDIR = path.join(dataDir, 'd', 'postgres', 'PG_VERSION')
    await expect(startEmbedded({ dataDir: path.join(dataDir, 'd') })).rejects.toThrow(
      /^The database's socket has no folder \(E[A-Z]+: .*\): set TMPDIR to a folder you may write in\.$/,
    )
  } finally {
    if (former === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = former
  }
})

test('a folder whose name has a line break is refused in one sentence', async () => {
  const start = startEmbedded({ dataDir: path.join(dataDir, 'a\nb') })
  await expect(start).rejects.toThrow(
    /^The name of a folder in DATA_DIR contains a line break, which PostgreSQL cannot work with: choose another\.$/,
  )
})

test('the log of PostgreSQL names what failed and repeats no row', async () => {
  beginMade()
  const database = await startEmbedded({ dataDir })
  await ask(database.connection, "CREATE TABLE lead (name text CHECK (name = 'nobody'))")
  const store = ask(database.connection, 'INSERT INTO lead VALUES ($1)', ['Секретов Иван'])
  await expect(store).rejects.toThrow('lead_name_check')
  await database.stop()
  const log = fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('lead_name_check')
  expect(log).not.toContain('Секретов')
})

test('what was acknowledged before a kill -9 is there afterwards, in the application that went on', async () => {
  beginMade()
  const database = await startEmbedded({ dataDir })
  await ask(database.connection, 'CREATE TABLE note (id int PRIMARY KEY)')
  await ask(database.connection, 'INSERT INTO note SELECT generate_series(1, 500)')
  process.kill(requirePid(), 'SIGKILL')
  await expect
    .poll(() => ask(database.connection, 'SELECT count(*)::int AS notes FROM note').catch(String))
    .toEqual([{ notes: 500 }])
  await database.stop()
  expect(findPostmaster(cluster)).toBeNull()
})

// Elsewhere nobody tells whose a process is.
if (process.platform === 'linux')
  test('a process of a killed server that does not end by itself keeps no database from starting', async () => {
    beginMade()
    const first = await startEmbedded({ dataDir })
    const client = new pg.Client(first.connection)
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
    process.kill(rows[0].pid, 'SIGSTOP')
    process.kill(requirePid(), 'SIGKILL')
    await expect.poll(() => ask(first.connection, 'SELECT 1 AS one').catch(String)).toEqual([{ one: 1 }])
    expect(identifyProcess(rows[0].pid)).toBeNull()
    await client.end().catch(() => {})
    await first.stop()
  })

test('a lock file whose number now belongs to a stranger does not keep the database from starting', async () => {
  beginMade()
  const first = await startEmbedded({ dataDir })
  const pid = requirePid()
  const files = [path.join(cluster, 'postmaster.pid'), path.join(first.connection.host, '.s.PGSQL.5432.lock')]
  const contents = files.map((file) => fs.readFileSync(file, 'utf8'))
  await first.stop()
  fs.mkdirSync(first.connection.host, { mode: 0o700, recursive: true })
  const foreignProcess = spawn('sleep', ['60'])
  applications.push(foreignProcess)
  files.forEach((file, index) => {
    fs.writeFileSync(file, contents[index]?.replace(String(pid), String(foreignProcess.pid)) ?? '')
  })
  const second = await startEmbedded({ dataDir })
  expect(second.adopted).toBe(false)
  await second.stop()
  expect(foreignProcess.exitCode).toBeNull()
})

test('two applications that start at once share one server, and the last to leave stops it', async () => {
  const [one, other] = await Promise.all([runApplication(), runApplication()])
  expect([one.adopted, other.adopted].sort()).toEqual([false, true])
  const server = requirePid()
  await end(one.application, 'SIGTERM')
  expect(requirePid()).toBe(server)
  await end(other.application, 'SIGTERM')
  expect(findPostmaster(cluster)).toBeNull()
  expect(fs.readdirSync(dataDir).filter((name) => name.includes('.init-'))).toEqual([])
})

test('the server of a killed application is adopted by the next one, which stops it', async () => {
  beginMade()
  const { application } = await runApplication()
  const server = requirePid()
  await end(application, 'SIGKILL')
  expect(requirePid()).toBe(server)
  const database = await startEmbedded({ dataDir })
  expect(database.adopted).toBe(true)
  await database.stop()
  expect(findPostmaster(cluster)).toBeNull()
})

test('the server of a killed application can be stopped without another', async () => {
  beginMade()
  const { application } = await runApplication()
  const { socketFolder } = findPostmaster(cluster) ?? {}
  await end(application, 'SIGKILL')
  await stopAbandoned(dataDir)
  expect(findPostmaster(cluster)).toBeNull()
  expect(fs.existsSync(socketFolder ?? dataDir)).toBe(false)
})

test('a folder that holds something else is left alone', async () => {
  fs.mkdirSync(cluster)
  fs.writeFileSync(path.join(cluster, 'diary.txt'), 'mine')
  await expect(startEmbedded({ dataDir })).rejects.toThrow('not a PostgreSQL database')
  expect(fs.readdirSync(cluster)).toEqual(['diary.txt'])
})

function requirePid(): number {
  const postmaster = findPostmaster(cluster)
  if (!postmaster) throw new Error('no server runs')
  return postmaster.pid
}

async function ask(connection: EmbeddedConnection, sql: string, values: string[] = []) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

async function runApplication(): Promise<{ application: ChildProcess; adopted: boolean }> {
  const script = fileURLToPath(import.meta.resolve('./application.fixture.ts'))
  const application = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  applications.push(application)
  const [line] = await once(createInterface({ input: application.stdout }), 'line')
  return { application, adopted: JSON.parse(line).adopted }
}

async function end(application: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(application, 'exit')
  application.kill(signal)
  await exit
}
