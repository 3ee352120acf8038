import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { startEmbedded } from '@septic-shop/embedded-postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { minutes } from '../src/lib/duration.ts'
import { connect } from '../src/server/platform/db/database.ts'
import { leaveRestore } from './support/backups.ts'
import { copySeededFolder } from './support/database.ts'
import { quietLog } from './support/log.ts'
import { ODD_NAME } from './support/odd-name.ts'
import { readUntilOpen } from './support/read-until-open.ts'
import { openProcess, run } from './support/shop-process.ts'
import { waitFor } from './support/wait-for.ts'

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), ODD_NAME))
  folders.push(folder)
  return folder
}

/** One that has a database already, and no account. */
async function seededFolder(): Promise<string> {
  const folder = await newFolder()
  await copySeededFolder(folder)
  return folder
}

/** Whether a process is running; a zombie, which its parent has not reaped yet, is not. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** What a first start makes and no later one: the cluster, the schema, the seed, the first account; with the last transaction that wrote each. */
async function readMade(dataDir: string): Promise<{ count: number }[]> {
  const server = await startEmbedded({ dataDir })
  const { pool, close } = connect(server.connection, quietLog())
  const seeded = ['products', 'product_categories', 'manufacturers', 'faq_items', 'blog_posts', 'projects']
  const tables = [...seeded, 'site_settings', 'consent_documents', 'users', 'drizzle.__drizzle_migrations']
  const written = tables.map(
    (table) => `select '${table}', count(*)::int, max(xmin::text::bigint)::text from ${table}`,
  )
  const { rows } = await pool.query(
    `select 'cluster' as name, 1 as count, system_identifier::text as written from pg_control_system()
     union all ${written.join(' union all ')}`,
  )
  await close()
  await server.stop()
  return rows
}

const postmaster = (folder: string) => {
  const file = path.join(folder, 'postgres/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null
}

// Long timeout: starts create databases and hash passwords, on a loaded machine.
describe('The shop as a process', { timeout: minutes(4) }, () => {
  test('opens on an empty folder, names the password once, stops with its database, opens again as it is', async () => {
    const DATA_DIR = await newFolder()
    const left = await leaveRestore(DATA_DIR)
    const first = await openProcess({ DATA_DIR })
    expect(existsSync(left), 'a restore that was killed').toBe(false)
    expect(first.printed).toMatch(/Пароль \(показан один раз\): \S{12,}/)
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
    const database = postmaster(DATA_DIR)
    first.child.kill('SIGTERM')
    expect(await first.exit).toEqual([0, null])
    expect(database).not.toBeNull()
    const modes = ['', 'postgres', 'postgres.users', 'postgres.log'].map((name) => [
      name,
      (statSync(path.join(DATA_DIR, name)).mode & 0o077).toString(8),
    ])
    expect(modes.filter(([, others]) => others !== '0')).toEqual([])
    expect(isAlive(database ?? 0)).toBe(false)

    const made = await readMade(DATA_DIR)
    expect(made.filter(({ count }) => count === 0)).toEqual([])
    // What a host sets for other programs is nothing to the shop's own database.
    const foreign = { PGSSLMODE: 'require', PGHOST: 'db.host.test', PGPORT: '6543', PGUSER: 'nobody' }
    const more = { PGDATABASE: 'other', PGOPTIONS: '-c search_path=nowhere', PGSSLNEGOTIATION: 'direct' }
    const second = await openProcess({ DATA_DIR, ...foreign, ...more })
    expect(second.printed).not.toContain('Пароль')
    expect((await fetch(`${second.address}/api/products/id/1`)).status).toBe(200)
    second.child.kill('SIGINT')
    expect(await second.exit).toEqual([0, null])
    expect(await readMade(DATA_DIR), 'made again by the second start').toEqual(made)
  })

  test('killed at any moment, it opens again with every acknowledged inquiry and does what was planned meanwhile', async () => {
    const DATA_DIR = await seededFolder()
    const first = await openProcess({ DATA_DIR, ADMIN_PASSWORD: 'заданный-пароль' })
    const send = async (method: string, address: string, body: object, cookie = '') =>
      await fetch(`${first.address}/api${address}`, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', cookie },
      })
    const signedIn = await send('POST', '/admin/login', { username: 'admin', password: 'заданный-пароль' })
    const [cookie] = signedIn.headers.get('set-cookie')?.split(';') ?? []
    const [priced, hidden] = await (await fetch(`${first.address}/api/products`)).json()
    const hour = '2099-01-01T09:00:00+03:00'
    const price = { price: priced.price + 100, effectiveAt: hour }
    expect((await send('PATCH', `/products/${priced.id}/price`, price, cookie)).status).toBe(202)
    const publication = { published: false, publishAt: hour }
    expect((await send('PATCH', `/products/${hidden.id}`, publication, cookie)).status).toBe(200)
    const asked = await send('POST', '/inquiries/contact', { name: 'Пётр', phone: '+7 916 000-00-00' })
    const { id } = await asked.json()
    first.child.kill('SIGKILL')
    await first.exit

    // The hour comes while nothing runs.
    const server = await startEmbedded({ dataDir: DATA_DIR })
    const { pool, close } = connect(server.connection, quietLog())
    await pool.query('update scheduled_prices set effective_at = now()')
    await pool.query('update products set publish_at = now() where id = $1', [hidden.id])
    await pool.query(
      "update graphile_worker._private_jobs set run_at = now() where run_at > now() + interval '1 year'",
    )
    const second = await openProcess({ DATA_DIR, ADMIN_PASSWORD: 'не-нужен-уже' })
    await waitFor(async () => {
      const shown = await fetch(`${second.address}/api/products/${hidden.slug}`)
      expect(shown.status).toBe(200)
      const sold = await fetch(`${second.address}/api/products/${priced.slug}`)
      expect(await sold.json()).toMatchObject({ price: price.price })
    })
    const { rows } = await pool.query('select name from inquiries where id = $1', [id])
    const done = await pool.query('select state from scheduled_prices')
    await close()
    await server.stop()
    expect(rows).toEqual([{ name: 'Пётр' }])
    expect(done.rows).toEqual([{ state: 'done' }])
    second.child.kill('SIGTERM')
    await second.exit
    expect(postmaster(DATA_DIR)).toBeNull()
  })

  test('runs on a PostgreSQL 15 server named by DATABASE_URL; its data go over to the version carried here', async () => {
    const former = await newFolder()
    const server = await startEmbedded({ dataDir: former, version: 15 })
    const { host, port, user, database } = server.connection
    const DATABASE_URL = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    const settings = { DATABASE_URL, DATA_DIR: await newFolder(), ADMIN_PASSWORD: 'заданный-пароль' }
    const shop = await openProcess(settings, 'src/server/main.ts')
    expect(shop.printed).not.toContain('Пароль')
    const found = await fetch(`${shop.address}/api/products?search=${encodeURIComponent('топас 5 пр')}`)
    expect((await found.json())[0].name).toBe('Топас 5 Пр')
    const signedIn = await fetch(`${shop.address}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'заданный-пароль' }),
    })
    expect(signedIn.status).toBe(200)
    shop.child.kill('SIGTERM')
    await shop.exit

    // What the former program, which carried 15, does with its own folder.
    const file = path.join(await newFolder(), 'shop.tar.gz')
    const saved = run('scripts/backup.ts', settings, {}, ['--to', file])
    expect(await saved.exit).toEqual([0, null])
    await server.stop()
    const refused = run('dist/server/main.js', { DATA_DIR: former })
    const [complained] = await Promise.all([text(refused.child.stderr), refused.exit])
    expect(complained).toMatch(/was made by PostgreSQL 15, .* carries (?!15)\d+: .*npm run backup.*DATA_DIR/)
    expect(readFileSync(path.join(former, 'postgres/PG_VERSION'), 'utf8')).toBe('15\n')
    const DATA_DIR = await newFolder()
    expect(await run('scripts/restore.ts', { DATA_DIR }, {}, [file]).exit).toEqual([0, null])
    const carried = await startEmbedded({ dataDir: DATA_DIR })
    const { pool, close } = connect(carried.connection, quietLog())
    const { rows } = await pool.query(
      "select (select count(*) > 0 from products) as has_products, count(*)::int as admins from users where username = 'admin'",
    )
    await close()
    await carried.stop()
    expect(rows).toEqual([{ has_products: true, admins: 1 }])
  })

  test('on a busy port says so in one sentence, and has said the password before', async () => {
    const DATA_DIR = await seededFolder()
    const taken = createServer().listen(0)
    await once(taken, 'listening')
    const bound = taken.address()
    const port = String(typeof bound === 'object' ? bound?.port : '')
    const { child, exit } = run('dist/server/main.js', { PORT: port, DATA_DIR })
    const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
    expect((await exit)[0]).toBe(1)
    expect(printed).toContain('Пароль (показан один раз)')
    expect(complained.trim()).toBe(`PORT: порт ${port} уже занят, выберите другой`)
    expect(postmaster(DATA_DIR)).toBeNull()
    taken.close()
  })

  test.each(['src/server/main.ts', 'scripts/start.mjs'])(
    'does not start with a wrong setting, and says which (%s)',
    async (program) => {
      const { child, exit } = run(program, { PORT: 'eighty' })
      const [printed] = await Promise.all([text(child.stderr), text(child.stdout)])
      expect(printed).toContain('PORT: «eighty»')
      expect((await exit)[0]).toBe(1)
    },
  )

  test('killed, it is started again by its starter, which stops it with its database', async () => {
    const DATA_DIR = await seededFolder()
    // The driver that this names is not installed.
    const { child, exit } = run('scripts/start.mjs', { DATA_DIR, NODE_PG_FORCE_NATIVE: '1' })
    const first = await readUntilOpen(child.stdout)
    process.kill(serverOf(child.pid), 'SIGKILL')
    const second = await readUntilOpen(child.stdout)
    expect(first.printed).toContain('Пароль (показан один раз)')
    expect(second.printed).not.toContain('Пароль')
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    expect(postmaster(DATA_DIR)).toBeNull()
  })
})

/** Pid of the server started by a starter. */
function serverOf(starter: number | undefined): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const [, pid] = new RegExp(`^ *(\\d+) +${starter} .*main\\.js`, 'm').exec(processes) ?? []
  return Number(pid)
}
