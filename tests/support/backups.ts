import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { identifyProcess } from '@septic-shop/embedded-postgres'
import pg from 'pg'
import { afterAll, inject, vi } from 'vitest'
import { makeWorkFolder } from '../../src/server/features/backups/work-folder.ts'
import { connect, type DatabaseConnection } from '../../src/server/platform/db/database.ts'
import { compileCache, root } from './files.ts'
import { quietLog } from './log.ts'
import { ODD_NAME } from './odd-name.ts'

const endings: (() => Promise<unknown>)[] = []
/** Removes what the file's tests have made, last things first. */
export const cleanAfterAll = () =>
  afterAll(async () => {
    for (const end of endings.splice(0).toReversed()) await end()
  })

/** A new folder under the system's temporary one. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), ODD_NAME))
  endings.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Makes a work folder what it is once its process was killed. Returns its new path. */
export async function leave(work: string): Promise<string> {
  const left = work.replace(identifyProcess(process.pid) ?? '', '0.0')
  await rename(work, left)
  return left
}

/** What a restore into the folder left that was killed. */
export const leaveRestore = async (dataDir: string): Promise<string> =>
  leave(await makeWorkFolder(dataDir, 'restore'))

/** A database just created, owned by a user who may do nothing else: as a hoster gives it. */
export async function makeEmptyDatabase(): Promise<{ url: string; connection: DatabaseConnection }> {
  const server = inject('testServer')
  const name = `own_${randomUUID().replaceAll('-', '')}`
  await administer(`create role ${name} login`)
  await administer(`create database ${name} owner ${name}`)
  const connection = connect({ ...server, user: name, database: name }, quietLog())
  endings.push(async () => {
    await connection.close()
    await administer(`drop database ${name} with (force)`)
    await administer(`drop role ${name}`)
  })
  const url = `postgres://${name}@localhost:${server.port}/${name}?host=${encodeURIComponent(server.host)}`
  return { url, connection }
}

/** Does something on the server of the tests as its superuser. */
export async function administer(statement: string, database = 'postgres'): Promise<void> {
  const client = new pg.Client({ ...inject('testServer'), database })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Runs a command of ours in a process of its own; `before` are words of the shell that starts it, which may forbid it to write a cache. */
export function runCommand(
  name: 'backup' | 'doctor' | 'restore' | 'second-factor',
  args: readonly string[],
  place: Record<string, string>,
  { ids, before = '' }: { ids?: { uid: number; gid: number }; before?: string } = {},
) {
  const script = path.join(root, `scripts/${name}.ts`)
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `${before} exec "$@"`, 'sh', process.execPath, script, ...args],
    {
      cwd: root,
      env: { PATH: process.env.PATH, ...(before === '' && compileCache), ...place },
      encoding: 'utf8',
      ...ids,
    },
  )
  return { status, stdout, stderr }
}

/** Runs one in this process. */
export async function runHere(
  run: (environment: Record<string, string>, args: string[]) => Promise<number>,
  place: Record<string, string>,
  args: readonly string[],
) {
  const spies = [process.stdout, process.stderr].map((one) => vi.spyOn(one, 'write').mockReturnValue(true))
  const umask = process.umask()
  const status = await run(place, [...args]).finally(() => process.umask(umask))
  const [stdout = '', stderr = ''] = spies.map((one) => one.mock.calls.map(([said]) => String(said)).join(''))
  for (const one of spies) one.mockRestore()
  return { status, stdout, stderr }
}

/** All rows of all tables as text, sorted, but of those that a restore leaves out or writes itself. */
export async function readRows(pool: DatabaseConnection['pool']): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('sessions', 'sign_in_tickets', 'passkey_challenges', 'password_resets', 'call_counts', 'restores')",
  )
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(`select t::text as line from "${name}" t order by 1`)
    content[name] = rows.map(({ line }) => line)
  }
  return content
}

/** Files of a folder with their content, by their path within it. */
export async function readFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const content: Record<string, string> = {}
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name)
    content[path.relative(folder, file)] = (await readFile(file)).toString('base64')
  }
  return content
}
