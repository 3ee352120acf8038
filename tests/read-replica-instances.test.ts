import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ReplicatedServer, startReplicated } from './support/replica.ts'
import { openProcess, type ShopProcess } from './support/shop-process.ts'
import { waitFor } from './support/wait-for.ts'

const PASSWORD = 'проверка-входа-1'
let server: ReplicatedServer
let folder = ''
let instances: ShopProcess[] = []
let cookie = ''

const toAddress = ({ host, port, user, database }: pg.PoolConfig) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`

/** Two servers as they are deployed: one database, one replica of it, nothing else in common. */
beforeAll(async () => {
  server = await startReplicated()
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-reads-'))
  for (const name of ['first', 'second'])
    instances.push(
      await openProcess({
        DATA_DIR: path.join(folder, name),
        DATABASE_URL: toAddress(server.primary.pool.options),
        DATABASE_READ_URL: toAddress(server.replica),
        ADMIN_PASSWORD: PASSWORD,
      }),
    )
  const response = await fetch(`${instances[0]?.address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
})
afterAll(async () => {
  for (const { child, exit } of instances) {
    child.kill('SIGTERM')
    await exit
  }
  instances = []
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Asks the replica itself. */
async function tell(statement: string): Promise<void> {
  const client = new pg.Client(server.replica)
  await client.connect()
  await client.query(statement)
  await client.end()
}

const readsOf = async ({ address }: ShopProcess) => (await fetch(`${address}/readyz`)).json()
const isReadByAll = (reads: 'replica' | 'primary') =>
  waitFor(async () => expect(await Promise.all(instances.map(readsOf))).toMatchObject([{ reads }, { reads }]))

test('what staff save at one server visitors of another see at once, though their replica has not got it', async () => {
  const [first, second] = instances
  if (!first || !second) throw new Error('no servers')
  await isReadByAll('replica')
  const { rows } = await server.primary.pool.query(
    'select faq_items.id, slug from faq_items join faq_categories on faq_categories.id = category_id limit 1',
  )
  const page = `${second.address}/faq/${rows[0].slug}`
  const read = async () => (await fetch(page)).text()
  await read()
  await tell('select pg_wal_replay_pause()')
  onTestFinished(() => tell('select pg_wal_replay_resume()'))
  const answer = 'Ответ, которого копия ещё не знает.'
  const saved = await fetch(`${first.address}/api/admin/faq/items/${rows[0].id}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ answer }),
  })
  expect(saved.status).toBe(200)
  // A page that was made from the replica meanwhile would stay until the next change.
  await waitFor(async () => {
    await read()
    expect(await readsOf(second)).toMatchObject({ reads: 'primary' })
  })
  expect(await read()).toContain(answer)
  await tell('select pg_wal_replay_resume()')
  await isReadByAll('replica')
  expect(await read()).toContain(answer)
})

test('a replica two seconds old is read no more by any of them, until it has caught up', async () => {
  await isReadByAll('replica')
  await tell('select pg_wal_replay_pause()')
  onTestFinished(() => tell('select pg_wal_replay_resume()'))
  await server.primary.pool.query('create table anything (id int)')
  await isReadByAll('primary')
  await tell('select pg_wal_replay_resume()')
  await isReadByAll('replica')
})
