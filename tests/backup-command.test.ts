import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { copyFile, link, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { backUp } from '../src/server/commands/back-up.ts'
import { restore } from '../src/server/commands/restore.ts'
import { describeBackups } from '../src/server/features/backups/backups.service.ts'
import { writeBackup } from '../src/server/features/backups/write-backup.ts'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { locateDatabase } from '../src/server/platform/db/locate-database.ts'
import { applyMigrations, listKnownMigrations } from '../src/server/platform/db/migration/apply-migrations.ts'
import { requireCyrillic } from '../src/server/platform/db/migration/migrate.ts'
import { inTransaction } from '../src/server/platform/db/transaction.ts'
import {
  administer,
  cleanAfterAll,
  makeEmptyDatabase,
  makeFolder,
  runCommand,
  runHere,
} from './support/backups.ts'
import { createSeededDatabase } from './support/database.ts'
import { quietLog } from './support/log.ts'
import { urlOf } from './support/seeded-copy.ts'

vi.mock(import('node:fs/promises'), { spy: true })
vi.mock(import('../src/server/platform/db/locate-database.ts'), { spy: true })

let database: DatabaseConnection
let shop = ''
let file = ''

cleanAfterAll()
beforeAll(async () => {
  database = await createSeededDatabase()
  const outside = await makeFolder()
  chmodSync(outside, 0o755)
  file = path.join(outside, 'shop.tar.gz')
  const dataDir = await makeFolder()
  mkdirSync(path.join(dataDir, 'uploads'))
  await writeFile(path.join(dataDir, 'uploads', 'one.jpg'), 'a picture')
  await writeBackup({ db: database.db, dataDir, server: 'own' }, file)
  chmodSync(file, 0o644)
  shop = await makeFolder()
})
afterAll(() => database.close())

describe('A backup of a database of your own', () => {
  const backUp = async (url: string, dataDir: string, foreign: Record<string, string> = {}) => {
    const target = path.join(await makeFolder(), 'elsewhere.tar.gz')
    const place = { DATABASE_URL: url, DATA_DIR: dataDir, ...foreign }
    return { target, ...runCommand('backup', ['--to', target], place) }
  }

  test('counts where it was put, until it is removed', async () => {
    const places = { dataDir: await makeFolder(), backupDir: undefined }
    const describeNewest = async () => (await describeBackups(database.db, places)).newest
    expect(await describeNewest()).toBeNull()
    const made = await backUp(urlOf(database), places.dataDir)
    expect(made).toMatchObject({ status: 0, stdout: `${made.target}\n`, stderr: '' })
    const { newest, isOnShopsDisk } = await describeBackups(database.db, places)
    expect(newest).toMatchObject({ name: made.target, bytes: statSync(made.target).size, checked: false })
    expect(isOnShopsDisk).toBe(true)
    await rm(made.target)
    expect(await describeNewest()).toBeNull()
  })

  test('is made whatever the shell has set for other programs, with a warning', async () => {
    const foreign = { PGOPTIONS: '-c search_path=nowhere', PGREPLICATION: 'database' }
    const { target, ...made } = await backUp(urlOf(database), await makeFolder(), foreign)
    expect(made).toMatchObject({ status: 0, stdout: `${target}\n` })
    expect(JSON.parse(made.stderr)).toMatchObject({
      ignored: ['PGREPLICATION', 'PGOPTIONS'],
      msg: 'эти переменные окружения не учтены: нужное пишется в DATABASE_URL',
    })
  })

  test.each([
    ['that is read-only', 'alter role %s set default_transaction_read_only = on', Number.POSITIVE_INFINITY],
    ['older than the journal', '', listKnownMigrations()[4] ?? 0],
  ])('%s is made, with a warning that the journal does not know', async (_what, sql, to) => {
    const { url, connection } = await makeEmptyDatabase()
    await inTransaction(connection.db, async ({ $client }) => {
      await requireCyrillic($client)
      await applyMigrations($client, { to })
    })
    if (sql !== '') await connection.pool.query(sql.replace('%s', 'current_user'))
    const { target, ...made } = await backUp(url, await makeFolder())
    expect(made).toMatchObject({ status: 0, stdout: `${target}\n` })
    expect(made.stderr).toMatch(/^Копия сделана, но записать об этом в журнал.*[.]\n$/)
    expect(existsSync(target)).toBe(true)
  })
})

describe('What a command cannot do', () => {
  /** A folder that is empty, or has one of its own. */
  const folder = async (inner = '.') => {
    const made = await makeFolder()
    mkdirSync(path.join(made, inner), { recursive: true })
    return made
  }
  const fileOf = async (content: string) => {
    const made = path.join(await makeFolder(), 'a file')
    await writeFile(made, content)
    return made
  }
  const anywhere = async () => ({ DATA_DIR: await folder() })
  const on = (address: () => string) => async () => ({ ...(await anywhere()), DATABASE_URL: address() })
  const ours = () => urlOf(database)
  const missing = () => ours().replace('?', 'x?')

  test.each([
    ['an unknown option', 'restore', async () => ['--all'], anywhere, /^Не понимаю параметры: /],
    ['an unknown option', 'backup', async () => ['--into', 'x'], anywhere, /^Не понимаю параметры: /],
    ['no file at all', 'restore', async () => [], anywhere, /^Назовите один файл копии: /],
    ['two files', 'restore', async () => [file, file], anywhere, /^Назовите один файл копии: /],
    ['a file that is not there', 'restore', async () => [`${file}.x`], anywhere, /^Файла копии нет: /],
    ['a folder as file', 'restore', async () => [await folder()], anywhere, /^Это не файл копии: /],
    ['a damaged file', 'restore', async () => [await fileOf('no backup')], anywhere, /^Копия повреждена: /],
    [
      'a target that was started',
      'restore',
      async () => [file],
      async () => ({ DATA_DIR: await folder('postgres') }),
      /магазин уже запускали/,
    ],
    [
      'a file as target',
      'restore',
      async () => [file],
      async () => ({ DATA_DIR: await fileOf('') }),
      / — не папка\./,
    ],
    ['a folder without a shop', 'backup', async () => [], anywhere, /нет магазина: проверьте DATA_DIR\.$/m],
    ['an address that is none', 'backup', async () => [], on(() => 'shop'), /^DATABASE_URL: /m],
    ['no such database', 'restore', async () => [file], on(missing), /^DATABASE_URL: на сервере нет такой/],
    ['a database in use', 'restore', async () => [file], on(ours), /^В этой базе данных уже есть таблицы/],
    [
      'a place within a file',
      'backup',
      async () => ['--to', path.join(await fileOf(''), 'x')],
      on(ours),
      /^На месте папки/,
    ],
    [
      'a place where none can be made',
      'backup',
      async () => ['--to', '/proc/x/y'],
      on(ours),
      /^В папке \/proc /,
    ],
    [
      'a target that cannot be made',
      'restore',
      async () => [file],
      async () => ({ DATA_DIR: '/proc/x' }),
      /^В/,
    ],
  ] as const)(
    '%s of a %s is refused with a sentence and status 1',
    async (_what, name, args, place, says) => {
      const run = name === 'backup' ? backUp : restore
      const { status, stderr } = await runHere(run, await place(), await args())
      expect(stderr).toMatch(says)
      expect(status).toBe(1)
    },
  )
})

const failWith = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
/** An installation never started, with a database of its own. */
async function makeTarget() {
  const { url, connection } = await makeEmptyDatabase()
  const place = { DATA_DIR: path.join(await makeFolder(), 'new'), DATABASE_URL: url }
  const expectNothing = async () => {
    expect(existsSync(place.DATA_DIR)).toBe(false)
    const { rows } = await connection.pool.query("select from pg_tables where schemaname = 'public'")
    expect(rows).toEqual([])
  }
  return { place, connection, expectNothing }
}
const own = async () => ({ DATA_DIR: await makeFolder(), DATABASE_URL: urlOf(database) })

describe('A disk that takes no more', () => {
  const refused = (said: string) => ({ status: 1, stdout: '', stderr: `${said} Ничего не изменено.\n` })

  test('when it is full ends a backup with a sentence, and nothing of it stays', async () => {
    const [folder, place] = [await makeFolder(), await own()]
    vi.mocked(mkdtemp).mockImplementationOnce((async (prefix: string) => {
      const work = await mkdtemp(prefix)
      symlinkSync('/dev/full', path.join(work, 'backup'))
      return work
    }) as typeof mkdtemp)
    const outcome = await runHere(backUp, place, ['--to', path.join(folder, 'shop.tar.gz')])
    expect(outcome).toEqual(refused('На диске не хватило места.'))
    expect(readdirSync(folder)).toEqual([])
  })

  test('when it is that of the pictures ends a restore, and nothing of it stays', async () => {
    const { place, expectNothing } = await makeTarget()
    vi.mocked(link).mockImplementationOnce(failWith('EXDEV'))
    vi.mocked(copyFile).mockImplementationOnce(() => writeFile('/dev/full', 'a picture'))
    expect(await runHere(restore, place, [file])).toEqual(refused('На диске не хватило места.'))
    await expectNothing()
  })

  test('when it is that of the database ends a restore, and nothing of it stays', async () => {
    const { place, connection, expectNothing } = await makeTarget()
    const { rows } = await connection.pool.query('select current_database() as name')
    await administer(
      `create function fill_up() returns event_trigger language plpgsql as
         $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$;
       create event trigger fill_up on ddl_command_start execute function fill_up()`,
      rows[0].name,
    )
    expect(await runHere(restore, place, [file])).toEqual(refused('На диске базы данных не хватило места.'))
    await expectNothing()
  })

  test('than small files ends both, in the middle of a table too, and nothing of them stays', async () => {
    const [folder, { place, expectNothing }] = [await makeFolder(), await makeTarget()]
    const said = refused('Файл больше, чем разрешает диск или ограничение ulimit -f.')
    const [target, small] = [path.join(folder, 'shop.tar.gz'), { before: 'ulimit -f 16;' }]
    const long = `insert into accessories (name, price, description) values ('', 1, repeat('-', 9999999))`
    await database.pool.query(long)
    expect(runCommand('backup', ['--to', target], await own(), small)).toEqual(said)
    await database.pool.query(`delete from accessories where name = ''`)
    expect(readdirSync(folder)).toEqual([])
    expect(runCommand('restore', [file], place, small)).toEqual(said)
    await expectNothing()
  })
})

test('What is done is said to be done when tidying up fails after it, also to who stops it then', async () => {
  const { place } = await makeTarget()
  const remove = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
  vi.mocked(rm).mockImplementation(async (one, how) => {
    if (!path.basename(String(one)).startsWith('.restore-')) return await remove.rm(one, how)
    process.emit('SIGTERM')
    return await failWith('EIO')()
  })
  const restored = await runHere(restore, place, [file])
  vi.mocked(rm).mockReset()
  expect(restored).toMatchObject({ status: 0, stdout: expect.stringContaining('Восстановлено из копии') })
  const target = path.join(await makeFolder(), 'shop.tar.gz')
  const { location } = await locateDatabase({ databaseUrl: urlOf(database), dataDir: shop }, quietLog())
  vi.mocked(locateDatabase).mockResolvedValueOnce({ location, leave: failWith('EIO') })
  const made = await runHere(backUp, await own(), ['--to', target])
  expect(made).toMatchObject({ status: 0, stdout: `${target}\n` })
  expect(existsSync(target)).toBe(true)
})
