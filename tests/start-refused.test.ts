import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '../src/lib/duration.ts'
import { WrongConfig } from '../src/server/config.ts'
import { seedContent } from '../src/server/features/seed/seed.ts'
import { awaitDatabase } from '../src/server/platform/db/await-database.ts'
import { connect, type DatabaseConnection } from '../src/server/platform/db/database.ts'
import { dropForeignVariables } from '../src/server/platform/db/host-variables.ts'
import { locateDatabase } from '../src/server/platform/db/locate-database.ts'
import { canBecomeNobody, isRoot, NOBODY } from './support/another-user.ts'
import { createSeededDatabase } from './support/database.ts'
import { captureLog, quietLog } from './support/log.ts'
import { urlOf } from './support/seeded-copy.ts'
import { run } from './support/shop-process.ts'

let database: DatabaseConnection
beforeAll(async () => {
  database = await createSeededDatabase()
})
afterAll(() => database.close())

/** A server that rejects all connections with a PostgreSQL error. */
async function openRefusing(code: string) {
  const fields = [`SFATAL`, `VFATAL`, `C${code}`, 'Mno', '']
  const body = Buffer.from(`${fields.join('\0')}\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, body])))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return { url: `postgres://shop:secret-word@127.0.0.1:${port}/shop`, close: () => server.close() }
}

describe('A database of one’s own', () => {
  test.each([
    ['28P01', 'сервер базы данных отверг имя или пароль'],
    ['3D000', 'на сервере нет такой базы данных, создайте её'],
    ['42501', '42501'],
  ])('that refuses with %s is named in one sentence at once', async (code, message) => {
    const refusing = await openRefusing(code)
    await expect(awaitDatabase(refusing.url, quietLog())).rejects.toEqual(
      new WrongConfig(`DATABASE_URL: ${message}`),
    )
    refusing.close()
  })

  test('that is still starting is waited for, but not for ever', async () => {
    const starting = await openRefusing('57P03')
    const { log, text: logged } = captureLog()
    await expect(awaitDatabase(starting.url, log, 1500)).rejects.toThrow(
      /^DATABASE_URL: за 2 с сервер базы данных не ответил \(57P03\)$/,
    )
    expect(logged()).toContain('жду базу данных')
    expect(logged()).not.toContain('secret-word')
    starting.close()
  })

  test('that comes while one waits is used', async () => {
    const starting = await openRefusing('57P03')
    const { port } = new URL(starting.url)
    const waiting = awaitDatabase(
      `${urlOf(database).split('@')[0]}@127.0.0.1:${port}/${database.pool.options.database}`,
      quietLog(),
    )
    starting.close()
    const { host, port: realPort } = database.pool.options
    const server = net.createServer((near) => {
      const far = net.connect(`${host}/.s.PGSQL.${realPort}`)
      near.pipe(far).pipe(near)
      for (const socket of [near, far]) socket.on('error', () => undefined)
    })
    await once(server.listen(Number(port), '127.0.0.1'), 'listening')
    await waiting
    server.close()
  })

  test('is talked to as ever, whatever the shell of who starts the shop has set for other programs', async () => {
    const foreign = {
      PGREPLICATION: 'database',
      PGOPTIONS: '-c search_path=nowhere',
      PGCLIENT_ENCODING: 'LATIN1',
      PGSSLNEGOTIATION: 'direct',
      PGHOSTADDR: '192.0.2.1',
      PGSERVICE: 'other',
      PGTZ: 'Asia/Tokyo',
      PGHOST: 'db.host.test',
      PGPORT: '6543',
      PGUSER: 'nobody',
      PGDATABASE: 'other',
      PGPASSWORD: 'x',
    }
    Object.assign(process.env, foreign)
    try {
      const { log, text: logged } = captureLog()
      const config = { databaseUrl: urlOf(database), dataDir: '' }
      dropForeignVariables(process.env, config, log)
      const { location } = await locateDatabase(config, log)
      expect(logged()).toContain('["PGREPLICATION","PGOPTIONS","PGCLIENT_ENCODING","PGSSLNEGOTIATION"]')
      const { pool, close } = connect(location, quietLog())
      const { rows } = await pool.query('select name from products where id = $1 and name ~ $2', [1, '[а-я]'])
      await close()
      expect(rows).toHaveLength(1)
    } finally {
      for (const name of Object.keys(foreign)) delete process.env[name]
    }
  })

  test('that knows no TLS says so, and which variable asks for it', async () => {
    process.env.PGSSLMODE = 'prefer'
    try {
      const located = locateDatabase({ databaseUrl: urlOf(database), dataDir: '' }, quietLog())
      await expect(located).rejects.toThrow(
        /^DATABASE_URL: сервер базы данных не шифрует соединение,.*PGSSLMODE;.*sslmode=disable$/,
      )
      const databaseUrl = `${urlOf(database)}&sslmode=disable`
      await locateDatabase({ databaseUrl, dataDir: '' }, quietLog())
    } finally {
      delete process.env.PGSSLMODE
    }
  })

  test(
    'with a wrong name ends the start with that sentence alone',
    async () => {
      const url = urlOf(database).replace(`/${database.pool.options.database}?`, '/no_such_base?')
      const foreign = { PGSSLNEGOTIATION: 'direct', PGREPLICATION: 'database' }
      const { stderr, code } = await startSpoilt({}, { DATABASE_URL: url, ...foreign })
      expect(stderr).toBe('DATABASE_URL: на сервере нет такой базы данных, создайте её\n')
      expect(code).toBe(1)
    },
    minutes(2),
  )
})

/** Root may write anywhere. */
const ordinary = isRoot ? NOBODY : {}
interface Spoiling {
  what: string
  reason: string
  ids?: object
  spoil?: (place: string) => void
  elsewhere?: string
}
const spoilings: Spoiling[] = [
  { what: 'where a file stands', reason: 'EEXIST', spoil: (place) => writeFileSync(place, '') },
  { what: 'where none can be made', reason: 'ENOENT', elsewhere: '/proc/x' },
  {
    what: 'that may not be made',
    reason: 'EACCES',
    ids: ordinary,
    spoil: (place) => chmodSync(path.dirname(place), 0o500),
  },
  {
    what: 'that may not be written in',
    reason: 'EACCES',
    ids: ordinary,
    spoil: (place) => mkdirSync(place, { mode: 0o555 }),
  },
]
const triable = spoilings.slice(0, isRoot && !canBecomeNobody ? 2 : undefined)
const kinds = triable.flatMap((one) => [
  { ...one, beside: 'the embedded database' },
  { ...one, beside: 'a database of one’s own' },
])
test.each(kinds)(
  'a folder of the shop $what ends the start beside $beside with one sentence',
  async ({ beside, reason, ids, spoil, elsewhere }) => {
    const environment = beside === 'the embedded database' ? {} : { DATABASE_URL: urlOf(database) }
    const { DATA_DIR, stderr, code } = await startSpoilt({ ids, spoil, elsewhere }, environment)
    expect(stderr).toBe(
      `DATA_DIR: в папку ${DATA_DIR} не записать (${reason}), укажите ту, в которую магазин может писать\n`,
    )
    expect(code).toBe(1)
  },
  minutes(2),
)

test('a folder that PostgreSQL cannot be started in is refused before it is made', async () => {
  const outside = mkdtempSync(path.join(os.tmpdir(), 'shop-refused-'))
  const elsewhere = path.join(outside, 'a\nb', 'data')
  const { stderr, code } = await startSpoilt({ elsewhere }, {})
  expect(stderr).toMatch(/^The name of a folder in DATA_DIR contains a line break, [^\n]+\n$/)
  expect(code).toBe(1)
  expect(readdirSync(outside)).toEqual([])
  rmSync(outside, { recursive: true })
})

/** What a shop says and ends with whose DATA_DIR was spoilt. */
async function startSpoilt(
  { ids = {}, spoil, elsewhere }: { [K in 'ids' | 'spoil' | 'elsewhere']?: Spoiling[K] | undefined },
  environment: object,
) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-refused-'))
  chmodSync(folder, 0o755)
  const place = path.join(folder, 'data')
  spoil?.(place)
  const DATA_DIR = elsewhere ?? place
  const { child, exit } = run('dist/server/main.js', { ...environment, DATA_DIR }, ids)
  const [stderr] = await Promise.all([text(child.stderr), text(child.stdout)])
  for (const one of [folder, place]) if (existsSync(one)) chmodSync(one, 0o700)
  rmSync(folder, { recursive: true })
  return { DATA_DIR, stderr, code: (await exit)[0] }
}

test('settings that were lost are made anew, and the content stays as it is', async () => {
  const count = async (table: string) =>
    (await database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count
  await database.pool.query('delete from site_settings')
  await database.pool.query("update products set name = 'Своё имя' where id = 1")
  const products = await count('products')
  await seedContent(database.db)
  expect(await count('site_settings')).toBe(1)
  expect(await count('products')).toBe(products)
  expect((await database.pool.query('select name from products where id = 1')).rows[0].name).toBe('Своё имя')
})
